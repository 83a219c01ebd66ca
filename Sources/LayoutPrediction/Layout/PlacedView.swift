public import DynamicType
public import LineBreaking
internal import TextUnits

/// A view with its place on the screen.
public struct PlacedView: Sendable {
  /// A text as it came out.
  public struct PlacedText: Sendable {
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
  }

  /// What can be tapped.
  public struct Target: Sendable {
    /// `button`, `toggle`, …
    public let control: String
    /// Where a tap counts.
    public let area: Rect
  }

  /// Steps from the root of the tree, as in `children[2].label`.
  public let path: String
  /// `text`, `hstack`, `toggle.switch`, …
  public let kind: String
  /// The name the tree gives the view, or the one it is a part of.
  public let id: String?
  /// Where it stands in the source.
  public let source: SourceLocation?
  /// On the screen, in points.
  public var frame: Rect
  /// The region the view should stay inside.
  public var container: Rect
  /// What ancestors cut its drawing to.
  public var clip: Rect?
  /// Axes along which it can be scrolled into sight.
  public var scrollAxes: Set<Axis>
  /// `nil` where the view is no text.
  public var text: PlacedText?
  /// `nil` where a tap does nothing.
  public var target: Target?
  /// Facts rules ask for that frames do not show, by name.
  public var facts: Set<ViewFact>
  /// The views inside, in drawing order.
  public var children: [PlacedView]

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

/// Something the source says of a view that its frame does not show.
public enum ViewFact: String, Hashable, Sendable {
  /// Its font has a size that does not follow the person's choice.
  case fixedFontSize
  /// A range keeps it from following the person's choice to its ends.
  case cappedSize
  /// A platform view without a width or height of its own.
  case unframedPlatformView
  /// `ViewThatFits` shows its last view although it does not fit.
  case nothingFits
  /// `ViewThatFits` shows another view than its first.
  case fallenBack
  /// A frame fixed in both directions.
  case fixedFrame
  /// Drawn but not seen (`hidden`, opacity 0).
  case hidden
  /// Its inside is not known.
  case opaque
  /// How much room it is offered follows from a rule without evidence: how a title and its value
  /// share a row.
  case assumedRoom
}
