/// What a text says.
public struct TextContent: Hashable, Sendable, Codable {
  /// A key of a string catalog (`Text("Paired Macs")`).
  public var key: String?
  /// The catalog's table, where it is not `Localizable`; with the folder before it
  /// (`Feed/Resources/Localizable`) where several modules have one of the name.
  public var table: String?
  /// Text that no catalog translates (`Text(verbatim:)`), or a sample of what comes at run time.
  public var verbatim: String?
  /// Texts by language tag, for layouts written by hand without a catalog.
  public var perLocale: [String: String]?
  /// Texts that make this one together (`Text("a") + Text("b")`).
  public var parts: [TextContent]?
  /// Whether ``verbatim`` is only a sample of text that is not known before the app runs.
  public var isSample: Bool?

  public init(
    key: String? = nil, table: String? = nil, verbatim: String? = nil,
    perLocale: [String: String]? = nil, parts: [TextContent]? = nil,
    isSample: Bool? = nil
  ) {
    self.key = key
    self.table = table
    self.verbatim = verbatim
    self.perLocale = perLocale
    self.parts = parts
    self.isSample = isSample
  }

  /// Text that no catalog translates.
  public static func verbatim(_ text: String) -> TextContent { TextContent(verbatim: text) }

  /// A key of the standard table.
  public static func key(_ key: String) -> TextContent { TextContent(key: key) }
}
