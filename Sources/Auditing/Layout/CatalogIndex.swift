internal import Catalogs

/// The entries of an app's catalogs by table and key.
///
/// Where several catalogs have one name, each is found under its ``StringCatalog/qualifiedName``
/// too.
struct CatalogIndex: Sendable {
  private let entries: [String: [String: CatalogEntry]]

  init(_ catalogs: [StringCatalog]) {
    var entries: [String: [String: CatalogEntry]] = [:]
    let names = Dictionary(catalogs.map { ($0.tableName, 1) }, uniquingKeysWith: +)
    for catalog in catalogs {
      let isAlone = names[catalog.tableName] == 1
      for table in isAlone ? [catalog.tableName] : [catalog.tableName, catalog.qualifiedName] {
        for entry in catalog.entries { entries[table, default: [:]][entry.key] = entry }
      }
    }
    self.entries = entries
  }

  func entry(forKey key: String, table: String?) -> CatalogEntry? {
    entries[table ?? "Localizable"]?[key]
  }
}
