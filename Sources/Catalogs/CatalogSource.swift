/// Where a table is kept, before it is read.
public struct CatalogSource: Sendable, Hashable {
  /// The name of the files without their extension, such as `Localizable`.
  public let tableName: String
  public let format: CatalogFormat
  /// The paths that make up the table, in order.
  public let files: [String]

  public init(tableName: String, format: CatalogFormat, files: [String]) {
    self.tableName = tableName
    self.format = format
    self.files = files
  }
}
