/// Rows in sections (`List`, `Form`).
public struct ListView: Hashable, Sendable, Codable {
  public enum Style: String, Hashable, NamedChoice {
    case insetGrouped
    case plain
  }

  public struct Section: Hashable, Sendable, Codable {
    public var header: ViewNode?
    public var footer: ViewNode?
    public var rows: [ViewNode]

    public init(header: ViewNode? = nil, footer: ViewNode? = nil, rows: [ViewNode]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  public var style: Style?
  public var sections: [Section]

  public init(style: Style? = nil, sections: [Section]) {
    self.style = style
    self.sections = sections
  }
}

/// A screen with a bar at its top.
public struct NavigationView: Hashable, Sendable, Codable {
  public enum TitleDisplay: String, Hashable, NamedChoice {
    case inline
    case large
  }

  public var title: TextContent?
  public var display: TitleDisplay?
  /// Bar items on the leading and trailing side.
  public var leadingItems: [ViewNode]?
  public var trailingItems: [ViewNode]?
  public var content: ViewNode

  public init(
    title: TextContent? = nil, display: TitleDisplay? = nil, leadingItems: [ViewNode]? = nil,
    trailingItems: [ViewNode]? = nil, content: ViewNode
  ) {
    self.title = title
    self.display = display
    self.leadingItems = leadingItems
    self.trailingItems = trailingItems
    self.content = content
  }
}

/// Screens behind a bar of tabs.
public struct TabsView: Hashable, Sendable, Codable {
  public struct Tab: Hashable, Sendable, Codable {
    public var title: TextContent
    public var symbol: String?

    public init(title: TextContent, symbol: String? = nil) {
      self.title = title
      self.symbol = symbol
    }
  }

  public var tabs: [Tab]
  /// The tab that shows.
  public var content: ViewNode

  public init(tabs: [Tab], content: ViewNode) {
    self.tabs = tabs
    self.content = content
  }
}
