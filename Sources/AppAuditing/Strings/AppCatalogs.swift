internal import Catalogs
internal import SwiftUISource

/// Which catalog a key of a source file is looked up in.
///
/// Of the tables with the name that have the key, the one of the nearest module counts: that whose
/// folder has the longest beginning in common with the file's. Of several as near it is the least
/// deep, then the first by path.
struct AppCatalogs: KeyLookup {
  private struct Table {
    /// Of the folder the table is in.
    let folder: [Substring]
    let qualifiedName: String
    let keys: Set<String>
  }

  /// By name, the least deep first.
  private let tables: [String: [Table]]

  let keyFunctions: Set<String>

  init(_ catalogs: [StringCatalog], keyFunctions: Set<String> = []) {
    self.keyFunctions = keyFunctions
    var tables: [String: [Table]] = [:]
    for catalog in catalogs {
      tables[catalog.tableName, default: []].append(
        Table(
          folder: catalog.folder.split(separator: "/"), qualifiedName: catalog.qualifiedName,
          keys: Set(catalog.entries.map(\.key))))
    }
    self.tables = tables.mapValues {
      $0.sorted { ($0.folder.count, $0.qualifiedName) < ($1.folder.count, $1.qualifiedName) }
    }
  }

  func hasKey(_ key: String, table: String?, for file: String) -> Bool {
    tables[table ?? "Localizable"]?.contains { $0.keys.contains(key) } ?? false
  }

  func hasTable(_ name: String) -> Bool { tables[name] != nil }

  func table(of key: String, named table: String?, for file: String) -> String? {
    let candidates = (tables[table ?? "Localizable"] ?? []).filter { $0.keys.contains(key) }
    guard candidates.count > 1 else { return table }
    let folder = file.split(separator: "/").dropLast()
    var nearest = candidates[0]
    var shared = -1
    for candidate in candidates {
      let length = zip(candidate.folder, folder).prefix { $0 == $1 }.count
      if length > shared { (nearest, shared) = (candidate, length) }
    }
    return nearest.qualifiedName
  }
}
