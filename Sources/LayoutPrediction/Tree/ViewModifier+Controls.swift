public struct ButtonStyleModifier: Hashable, Sendable, Codable {
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    case automatic
    case plain
    case borderless
    case bordered
    case borderedProminent
    /// A style of the app's own: what it draws around the label is part of what can be tapped.
    case custom
  }

  public var style: Style
  /// What a custom style puts around the label, innermost first.
  public var modifiers: [ViewModifier]?

  public init(style: Style, modifiers: [ViewModifier]? = nil) {
    self.style = style
    self.modifiers = modifiers
  }
}

public struct ControlSizeModifier: Hashable, Sendable, Codable {
  public enum ControlSize: String, Hashable, Sendable, Codable, CaseIterable {
    case mini
    case small
    case regular
    case large
    case extraLarge
  }

  public var size: ControlSize

  public init(size: ControlSize) {
    self.size = size
  }
}

public struct PresentationModifier: Hashable, Sendable, Codable {
  public var content: ViewNode

  public init(content: ViewNode) {
    self.content = content
  }
}

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
