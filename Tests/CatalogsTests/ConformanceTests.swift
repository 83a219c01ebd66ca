import Catalogs
import FoundationEssentials
import Testing
import TextUnits

/// Real catalogs of public apps, kept beside the package, with counts made by another program.
@Suite("Catalogs of public apps")
struct ConformanceTests {
  private static let folder = Recording.path(["..", "shared", "conformance", "catalogs"])

  @Test("every file has the keys, variations and languages that SOURCES.tsv counts")
  func counts() throws {
    guard FileManager.default.fileExists(atPath: Self.folder) else {
      print("SKIPPED: no catalogs of public apps at \(Self.folder)")
      return
    }
    let rows = try String(decoding: Recording.bytes("\(Self.folder)/SOURCES.tsv"), as: UTF8.self)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    var differences: [String: String] = [:]
    var diagnostics: [CatalogDiagnostic] = []
    for row in rows {
      let path = "\(row[0].replacing("/", with: "__"))/\(row[2])"
      let catalog = try CatalogReader().read(path: "\(Self.folder)/\(path)")
      let varied = catalog.entries.reduce(0) { count, entry in
        count
          + entry.localizations.values.count { text in
            !text.substitutions.isEmpty || text.variants.contains { !$0.selectors.isEmpty }
          }
      }
      let found = [
        "\(catalog.entries.count)", row[7].isEmpty ? "" : "\(varied)",
        catalog.locales.map(\.identifier).sorted().joined(separator: " "),
      ]
      for (column, found) in zip(["keys", "varied", "languages"].enumerated(), found)
      where found != row[6 + column.offset] {
        differences["\(path) \(column.element)"] = "\(found), not \(row[6 + column.offset])"
      }
      diagnostics += catalog.diagnostics
      try Self.sampleAll(of: catalog)
    }
    #expect(rows.count == 45)
    #expect(differences == [:])
    // Ten placeholders that translation services broke: four in Xcodes, and all six Arabic plural
    // forms of Onion Browser, which show "٪ d" for the number of cookies. No key stands twice.
    #expect(diagnostics.map(\.kind) == Array(repeating: .malformedSpecifier, count: 10))
    #expect(diagnostics.count { $0.file.contains("XcodesApp") } == 4)
    #expect(diagnostics.count { $0.file.contains("ar.lproj/Localizable.stringsdict") } == 6)
  }

  /// Every text of every language can be written out.
  private static func sampleAll(of catalog: StringCatalog) throws {
    for locale in catalog.locales {
      for entry in catalog.entries { _ = try entry.samples(in: locale) }
    }
  }
}
