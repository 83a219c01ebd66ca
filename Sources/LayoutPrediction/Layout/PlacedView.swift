public import DynamicType
public import LineBreaking
internal import TextUnits

/// A view with its place on the screen.
public struct PlacedView: Sendable {
  /// A text as it came out.
  ///
  /// A class, as views are copied on their way to the screen and a text is dear to copy.
  public final class PlacedText: Sendable {
    /// What the tree says of the text.
    public let content: TextContent
    /// The words that were set.
    public let string: String
    /// The words in their font.
    public let styled: StyledText
    /// The content size the text was set at, after limits of its view.
    public let size: ContentSize
    /// The room it was laid out in.
    public let constraints: LineConstraints
    /// Lines, outcome and visible text.
    public let layout: TextLayout
    /// Where shorter lines stand beside longer ones.
    public let alignment: HorizontalAlignment
    /// Whether no catalog has a text for the key in the language.
    public let isUntranslated: Bool

    init(
      _ setting: TextElement.Setting, _ constraints: LineConstraints, layout: TextLayout
    ) {
      content = setting.content
      string = setting.string
      styled = setting.styled
      size = setting.size
      self.constraints = constraints
      self.layout = layout
      alignment = setting.alignment
      isUntranslated = setting.isUntranslated
    }
  }

  /// What can be tapped.
  public struct Target: Sendable {
    /// `button`, `toggle`, …
    public let control: String
    /// Where a tap counts.
    public let area: Rect
  }

  /// Shared by all that is placed of a view: what does not change with its place.
  let identity: ViewIdentity
  /// On the screen, in points.
  public var frame: Rect
  /// The region the view should stay inside.
  public var container: Rect
  /// What ancestors cut its drawing to.
  public var clip: Rect?
  /// Axes along which it can be scrolled into sight.
  public var scrollAxes: AxisSet
  /// `nil` where the view is no text.
  public var text: PlacedText?
  /// `nil` where a tap does nothing.
  public var target: Target?
  /// Facts rules ask for that frames do not show.
  public var facts: ViewFacts
  /// The views inside, in drawing order.
  public var children: [PlacedView]

  /// Steps from the root of the tree, as in `children[2].label`.
  public var path: String { identity.path }
  /// `text`, `hstack`, `toggle.switch`, …
  public var kind: String { identity.kind }
  /// The name the tree gives the view, or the one it is a part of.
  public var id: String? { identity.id }
  /// Where it stands in the source.
  public var source: SourceLocation? { identity.source }

  /// The view and all below it, in drawing order.
  public var flattened: [PlacedView] {
    [self] + children.flatMap(\.flattened)
  }

  /// The view with every rectangle of it and below it changed.
  func mapped(_ change: (Rect) -> Rect) -> PlacedView {
    var copy = self
    copy.frame = change(frame)
    copy.target = target.map { Target(control: $0.control, area: change($0.area)) }
    copy.container = change(container)
    copy.clip = clip.map(change)
    copy.children = children.map { $0.mapped(change) }
    return copy
  }
}
