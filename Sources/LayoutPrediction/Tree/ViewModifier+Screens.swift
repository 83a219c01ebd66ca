/// Sheets and popovers.
public struct PresentationModifier: Hashable, Sendable, Codable {
  public var content: ViewNode

  public init(content: ViewNode) {
    self.content = content
  }
}

/// A message with its buttons (`alert`).
public struct AlertModifier: Hashable, Sendable, Codable {
  public var title: TextContent
  public var message: TextContent?
  public var actions: [TextContent]?

  public init(title: TextContent, message: TextContent? = nil, actions: [TextContent]? = nil) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}
