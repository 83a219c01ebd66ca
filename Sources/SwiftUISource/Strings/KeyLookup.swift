/// What the reading of source asks of the app's catalogs.
public protocol KeyLookup: Sendable {
  /// Whether a table has a key.
  func hasKey(_ key: String, table: String?, for file: String) -> Bool

  /// Whether there is a table of that name.
  func hasTable(_ name: String) -> Bool

  /// The name of the table that a key of a file is looked up in.
  ///
  /// - Parameter table: as the source names it; `nil` for `Localizable`.
  /// - Returns: `table` itself where only one catalog has the key under that name.
  func table(of key: String, named table: String?, for file: String) -> String?

  /// Functions of the app's own whose first argument is a key, as calls name them: `L10n.tr`.
  var keyFunctions: Set<String> { get }
}

extension KeyLookup {
  public func table(of key: String, named table: String?, for file: String) -> String? { table }

  public var keyFunctions: Set<String> { [] }
}

/// No catalogs at all.
public struct NoCatalogs: KeyLookup {
  public init() {}

  public func hasKey(_ key: String, table: String?, for file: String) -> Bool { false }

  public func hasTable(_ name: String) -> Bool { false }
}
