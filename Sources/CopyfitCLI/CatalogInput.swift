internal import Catalogs
internal import Requests

/// String catalogs on disk.
enum CatalogInput {
  /// Reads every catalog there is. What is doubtful in one, and why one cannot be read, stands on
  /// standard error, each doubt once; the other catalogs go on.
  ///
  /// - Parameter paths: files, or folders with some.
  /// - Throws: ``InputError`` where a folder has none; ``CatalogError`` where a path is none.
  static func read(_ paths: [String]) throws -> (catalogs: [StringCatalog], areAllRead: Bool) {
    let reader = CatalogReader()
    var catalogs: [StringCatalog] = []
    var areAllRead = true
    var told: Set<String> = []
    for path in paths {
      let sources = try reader.findCatalogs(under: path)
      if sources.isEmpty {
        throw InputError("\(path): no .xcstrings, .strings or .stringsdict file in this folder")
      }
      for source in sources {
        do {
          let catalog = try reader.read(source)
          catalogs.append(catalog)
          for diagnostic in catalog.diagnostics.map(\.description)
          where told.insert(diagnostic).inserted {
            warn(diagnostic)
          }
        } catch {
          warn("\(error)")
          areAllRead = false
        }
      }
    }
    return (catalogs, areAllRead)
  }
}
