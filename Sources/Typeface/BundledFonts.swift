internal import TextUnits

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The folder of fonts that come with Copyfit, and its table of faces (`faces.csv`).
public struct BundledFonts: Sendable {
  /// The folder's path.
  public let directory: String

  /// A folder that is known to be it.
  public init(directory: String) {
    self.directory = directory
  }

  /// Finds the folder: the variable `COPYFIT_FONTS`; `share/copyfit/Fonts` beside the program's
  /// folder; `Fonts` in a folder above the program; `Fonts` of the sources it was built from.
  ///
  /// - Throws: ``FontError/bundledFontsMissing(searched:)``.
  public static func locate() throws(FontError) -> BundledFonts {
    let candidates = candidateDirectories()
    for directory in candidates {
      if FontDirectory.isFile(directory + "/faces.csv") {
        return BundledFonts(directory: directory)
      }
    }
    throw .bundledFontsMissing(searched: candidates)
  }

  /// The faces of the table, without opening a font.
  ///
  /// - Throws: ``FontError/unreadable(path:)`` where the table is missing.
  func records() throws(FontError) -> [FaceRecord] {
    let path = directory + "/faces.csv"
    guard let text = FontDirectory.text(of: path) else { throw .unreadable(path: path) }
    let table = CSVTable(text)
    let (family, file, index) = (
      table.column("family"), table.column("file"), table.column("index")
    )
    let (weight, italic, axes) = (
      table.column("weight"), table.column("italic"), table.column("axes")
    )
    return table.rows.map { row in
      FaceRecord(
        family: row[family], path: directory + "/" + row[file], index: Int(row[index]) ?? 0,
        weight: FontWeight(Int(row[weight]) ?? 400), isItalic: row[italic] == "1",
        hasWeightAxis: row[axes].split(separator: " ").contains("wght"))
    }
  }

  private static func candidateDirectories() -> [String] {
    if let named = unsafe getenv("COPYFIT_FONTS") {
      return [unsafe String(cString: named)]
    }
    var candidates: [String] = []
    if let program = FontDirectory.resolvedPath("/proc/self/exe") {
      var folders = program.split(separator: "/").dropLast()
      candidates.append("/" + folders.dropLast().joined(separator: "/") + "/share/copyfit/Fonts")
      while !folders.isEmpty {
        candidates.append("/" + folders.joined(separator: "/") + "/Fonts")
        folders = folders.dropLast()
      }
    }
    let sources = #filePath.split(separator: "/").dropLast(3)
    candidates.append("/" + sources.joined(separator: "/") + "/Fonts")
    return candidates
  }
}
