import FoundationEssentials
import JSONDocuments
import Testing

/// The catalogs of public apps beside the package, checked whole.
@Suite("Catalogs of public apps, checked")
struct ConformanceCatalogTests {
  private static let folder = "\(CopyfitProgram.root)/../shared/conformance/catalogs"

  /// A file, and what `SOURCES.tsv` counted in it with another program.
  struct Source: CustomTestStringConvertible {
    let path: String
    let keys: Int
    let languages: Int

    var testDescription: String { path }
  }

  private static let sources: [Source] = {
    guard let table = try? Data(contentsOf: URL(filePath: "\(folder)/SOURCES.tsv")) else {
      print("SKIPPED: no catalogs of public apps at \(folder)")
      return []
    }
    return String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Source(
        path: "\(row[0].replacing("/", with: "__"))/\(row[2])", keys: Int(row[6]) ?? 0,
        languages: row[8].split(separator: " ").count)
    }
  }()

  @Test("every key in every language at every size is looked at", arguments: sources)
  func conditions(source: Source) throws {
    let report = try Self.report(source.path, ["--width", "100000"])
    let coverage = try #require(report["coverage"])
    #expect(coverage["keys"]?.integerValue == source.keys)
    #expect(coverage["locales"]?.integerValue == source.languages)
    #expect(coverage["conditions"]?.integerValue == source.keys * source.languages * 12)
  }

  @Test("all of Xcodes: 51,408 conditions, and a font for every character")
  func xcodes() throws {
    guard !Self.sources.isEmpty else { return }
    let report = try Self.report(
      "XcodesOrg__XcodesApp/Xcodes/Resources/Localizable.xcstrings",
      ["--width", "160", "--lines", "2"])
    let coverage = try #require(report["coverage"])
    // 204 keys × 21 languages × 12 sizes; no text varies, so that each is one text.
    #expect(coverage["conditions"]?.integerValue == 51_408)
    #expect(coverage["layouts"]?.integerValue == 51_408)
    #expect(coverage["texts"]?.integerValue == 204 * 21)
    #expect(coverage["tofu_texts"]?.integerValue == 0)
    #expect(report["keys"]?.arrayValue?.isEmpty == false)
  }

  private static func report(_ path: String, _ options: [String]) throws -> JSONValue {
    let run = try CopyfitProgram.run(
      ["check", "\(folder)/\(path)", "--format", "json"] + options)
    #expect(run.status == 0 || run.status == 1)
    let reports = try JSONDocument(parsing: run.output).root["catalogs"]?.arrayValue
    return try #require(reports?.first)
  }
}
