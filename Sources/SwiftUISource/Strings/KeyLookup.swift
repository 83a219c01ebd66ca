/// What the reading of source asks of the app's catalogs.
public protocol KeyLookup: Sendable {
  /// Whether a table has a key.
  func hasKey(_ key: String, table: String?, for file: String) -> Bool
}

/// No catalogs at all.
public struct NoCatalogs: KeyLookup {
  public init() {}

  public func hasKey(_ key: String, table: String?, for file: String) -> Bool { false }
}
