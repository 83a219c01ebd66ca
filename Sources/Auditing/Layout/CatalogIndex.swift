internal import Catalogs

/// The entries of an app's catalogs by table and key.
struct CatalogIndex: Sendable {
  private let entries: [String: [String: CatalogEntry]]

  init(_ catalogs: [StringCatalog]) {
    var entries: [String: [String: CatalogEntry]] = [:]
    for catalog in catalogs {
      for entry in catalog.entries { entries[catalog.tableName, default: [:]][entry.key] = entry }
    }
    self.entries = entries
  }

  func entry(forKey key: String, table: String?) -> CatalogEntry? {
    entries[table ?? "Localizable"]?[key]
  }
}
