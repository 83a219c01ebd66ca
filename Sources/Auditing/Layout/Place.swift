public import LayoutPrediction

/// Where in a layout something is.
public struct Place: Hashable, Sendable {
  /// Steps from the root of the tree, as in `.children[2].label`; empty for the root.
  public var path: String
  /// `text`, `toggle.switch`, …
  public var kind: String
  /// The name the source gives the view.
  public var id: String?
  /// Where it stands in code; `nil` for layouts that were not made from code.
  public var source: SourceLocation?

  /// A place by its parts.
  public init(path: String, kind: String, id: String? = nil, source: SourceLocation? = nil) {
    self.path = path
    self.kind = kind
    self.id = id
    self.source = source
  }

  /// The place of a view that was laid out.
  public init(_ view: PlacedView) {
    self.init(path: view.path, kind: view.kind, id: view.id, source: view.source)
  }

  /// What two findings of one rule have in common where they have one cause: the place in the
  /// source where there is one, as rows of a shared view have it, or else the path.
  public var cause: String { source.map(\.description) ?? path }
}
