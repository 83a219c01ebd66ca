public import DynamicType
public import LayoutPrediction
public import LineBreaking
public import Requests
internal import TextUnits

/// One text laid out in one room: what a wrap diagram shows in one panel.
public struct WrapPanel: Sendable {
  /// What the text is called, as the key of a catalog; `nil` where it has no name.
  public let title: String?
  /// The text with its font.
  public let text: StyledText
  /// The content size it is set at.
  public let size: ContentSize
  /// The accessibility setting Bold Text.
  public let isBoldTextOn: Bool
  /// The room, in points.
  public let constraints: LineConstraints
  /// How the text came out in it.
  public let layout: TextLayout

  /// Lays a text out.
  ///
  /// - Throws: an error whose description tells the way out, where the text cannot be measured.
  public init(
    _ request: MeasureRequest, title: String? = nil, by measurer: some TextMeasuring
  ) throws {
    self.title = title
    (text, layout) = try request.layout(by: measurer)
    size = request.size
    isBoldTextOn = request.isBoldTextOn
    constraints = request.constraints
  }

  /// The width of the box: the room, or where there is no limit the widest line.
  var boxWidth: Points {
    constraints.width.isFinite ? constraints.width : layout.statistics.widestLine
  }

  /// What the widest thing in the panel reaches to.
  var extent: Points { max(boxWidth, layout.statistics.widestLine) }

  /// Whether lines begin at the right.
  var isRightToLeft: Bool { text.locale.isRightToLeft }

  func juts(_ line: TextLayout.LineText) -> Bool {
    line.width > constraints.width + constraints.tolerance
  }
}
