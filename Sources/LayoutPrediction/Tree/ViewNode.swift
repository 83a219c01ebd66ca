/// A view as SwiftUI code states it: what it is, and the modifiers around it.
public struct ViewNode: Hashable, Sendable {
  /// What it is, with what is inside it.
  public var kind: ViewKind
  /// From the inside out, in the order of the source.
  public var modifiers: [ViewModifier]
  /// A name for findings and for policies; `nil` where the source gives none.
  public var id: String?
  /// Where the view stands in the source.
  public var source: SourceLocation?

  public init(
    _ kind: ViewKind, modifiers: [ViewModifier] = [], id: String? = nil,
    source: SourceLocation? = nil
  ) {
    self.kind = kind
    self.modifiers = modifiers
    self.id = id
    self.source = source
  }

  /// The same view with one more modifier around it.
  public func modified(_ modifier: ViewModifier) -> ViewNode {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}
