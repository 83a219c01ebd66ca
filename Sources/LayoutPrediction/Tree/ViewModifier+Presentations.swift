/// A sheet or a popover: a screen of its own, which does not inherit a size set around its
/// presenter.
public struct PresentationModifier: Hashable, Sendable, Codable {
  /// What it shows.
  public var content: ViewNode

  public init(content: ViewNode) {
    self.content = content
  }
}

/// An alert, at the width the system gives it.
public struct AlertModifier: Hashable, Sendable, Codable {
  /// In headline.
  public var title: TextContent
  /// In subheadline; `nil` for none.
  public var message: TextContent?
  /// Titles of the buttons on one line each; two share a row.
  public var actions: [TextContent]?

  public init(title: TextContent, message: TextContent? = nil, actions: [TextContent]? = nil) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}
