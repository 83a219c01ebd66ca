/// Content that can be moved to be seen (`ScrollView`).
public struct ScrollingView: Hashable, Sendable, Codable {
  /// Along which it scrolls; downwards where left out.
  public var axes: [Axis]?
  /// What is moved.
  public var content: ViewNode

  public init(axes: [Axis]? = nil, content: ViewNode) {
    self.axes = axes
    self.content = content
  }
}

/// Rows in sections (`List`, `Form`).
public struct ListView: Hashable, Sendable, Codable {
  /// How rows stand (`listStyle`).
  public enum Style: String, Hashable, NamedChoice {
    case insetGrouped
    case plain
  }

  /// Rows that belong together (`Section`).
  public struct Section: Hashable, Sendable, Codable {
    /// Above the rows, in headline.
    public var header: ViewNode?
    /// Below the rows, in footnote.
    public var footer: ViewNode?
    /// Each a row; several where it is a group or repeated.
    public var rows: [ViewNode]

    public init(header: ViewNode? = nil, footer: ViewNode? = nil, rows: [ViewNode]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// Inset and grouped where left out.
  public var style: Style?
  /// From top to bottom.
  public var sections: [Section]

  public init(style: Style? = nil, sections: [Section]) {
    self.style = style
    self.sections = sections
  }
}

/// A screen with a bar at its top.
public struct NavigationView: Hashable, Sendable, Codable {
  /// How the title stands (`navigationBarTitleDisplayMode`).
  public enum TitleDisplay: String, Hashable, NamedChoice {
    case inline
    case large
  }

  /// `nil` for a bar without one.
  public var title: TextContent?
  /// Inline where left out.
  public var display: TitleDisplay?
  /// Bar items on the leading and trailing side.
  public var leadingItems: [ViewNode]?
  /// From the middle outwards.
  public var trailingItems: [ViewNode]?
  /// Below the bar.
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
  /// A tab of the bar (`tabItem`).
  public struct Tab: Hashable, Sendable, Codable {
    /// On one line below the symbol.
    public var title: TextContent
    /// The name of the symbol; every one is taken as 24 pt.
    public var symbol: String?

    public init(title: TextContent, symbol: String? = nil) {
      self.title = title
      self.symbol = symbol
    }
  }

  /// From leading to trailing, each as wide as the others.
  public var tabs: [Tab]
  /// The tab that shows.
  public var content: ViewNode

  public init(tabs: [Tab], content: ViewNode) {
    self.tabs = tabs
    self.content = content
  }
}
