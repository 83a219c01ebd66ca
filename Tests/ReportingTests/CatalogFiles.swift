import Auditing
import Catalogs
import DynamicType
import FoundationEssentials
import RoundAdvances
import TextUnits

/// Catalogs in a folder that is gone when nobody holds it any more.
final class CatalogFiles {
  private let root: URL

  /// - Parameter files: texts by path.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString)")
    for (path, text) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// The report on the first table of a folder, on one line of 160 pt.
  func report(table folder: String) throws -> CatalogReport {
    let reader = CatalogReader()
    let sources = try reader.findCatalogs(under: root.appending(path: folder).path)
    return try CatalogAudit(
      measurer: RoundMeasurer(), budget: TextBudget(width: 160, lines: 1)
    ).run(reader.read(sources[0]))
  }
}
