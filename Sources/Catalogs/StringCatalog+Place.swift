extension StringCatalog {
  /// The folder the table is kept in, or its `.lproj` folders are; empty where no folder was named.
  public var folder: String {
    var parts = (files.first ?? "").split(separator: "/", omittingEmptySubsequences: false)
      .dropLast()
    if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
    return parts.joined(separator: "/")
  }

  /// The table's name with its folder, which tells the `Localizable` of one module from that of
  /// another: `Feed/Resources/Localizable`.
  public var qualifiedName: String { folder.isEmpty ? tableName : "\(folder)/\(tableName)" }
}
