public import Auditing
public import LayoutPrediction
internal import TextUnits

/// Laid out screens as one picture: texts in the outlines of their fonts, controls as plain
/// shapes, and over them what a developer asks to see.
public struct ScreenPicture: Sendable {
  /// What is drawn over the screens.
  public struct Layers: OptionSet, Hashable, Sendable {
    /// A bit for each layer.
    public let rawValue: Int

    /// Layers by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The frame of every view.
    public static let frames = Layers(rawValue: 1)
    /// What can be tapped, with its size.
    public static let targets = Layers(rawValue: 2)
    /// The edge of the safe area.
    public static let safeArea = Layers(rawValue: 4)
    /// Regions the system draws in.
    public static let reservedRegions = Layers(rawValue: 8)
  }

  /// A place to point at, as that of a finding: framed and numbered on the screen, explained below
  /// it.
  public struct Mark: Hashable, Sendable {
    /// In the screen's coordinates; `nil` for what is told though nothing of it is in sight.
    public var area: Rect?
    /// What it is called in the legend, as the rule's name.
    public var words: String
    /// What the legend says of it; empty for nothing.
    public var details: String
    /// How much it matters, which gives its colour.
    public var severity: Severity

    /// A mark at a place of a screen.
    public init(
      area: Rect?, words: String, details: String = "", severity: Severity = .error
    ) {
      self.area = area
      self.words = words
      self.details = details
      self.severity = severity
    }
  }

  /// A screen and what is marked on it.
  public struct Panel: Sendable {
    /// The screen, as it was laid out.
    public var screen: LaidOutScreen
    /// Numbered in their order.
    public var marks: [Mark]

    /// A panel with a screen, on which nothing is marked if nothing else is said.
    public init(_ screen: LaidOutScreen, marks: [Mark] = []) {
      self.screen = screen
      self.marks = marks
    }
  }

  /// What the layout is called.
  public var title: String
  /// From left to right, and on where a row is full.
  public var panels: [Panel]
  /// What the tree stands for: of a component, only the part of the screen it takes is shown.
  public var canvas: LayoutPredictor.Canvas
  /// What is drawn over the screens beside the marks.
  public var layers: Layers

  /// A picture of panels, on which only reserved regions are shown if nothing else is said.
  public init(
    title: String, panels: [Panel], canvas: LayoutPredictor.Canvas = .screen,
    layers: Layers = [.reservedRegions]
  ) {
    self.title = title
    self.panels = panels
    self.canvas = canvas
    self.layers = layers
  }

  /// The picture as SVG at true scale, one unit to the point; it follows the viewer's light or
  /// dark surroundings.
  ///
  /// - Parameter drawing: draws the texts.
  /// - Throws: what `drawing` throws.
  /// - Complexity: O(views + length of all texts).
  public func svg(drawnBy drawing: some TextDrawing) throws -> String {
    let (margin, gap, widest) = (24.0, 32.0, 1800.0)
    var groups = ""
    var (x, y, shelfHeight, right) = (margin, margin, 0.0, 0.0)
    for (index, panel) in panels.enumerated() {
      let drawn = try ScreenPanel(
        panel, number: index, canvas: canvas,
        leavesRoomForMarks: panels.contains { !$0.marks.isEmpty }, layers: layers,
        drawnBy: drawing)
      if x > margin, x + drawn.width > widest {
        (x, y, shelfHeight) = (margin, y + shelfHeight + gap, 0)
      }
      groups += SVGText.element(
        "g", [("transform", "translate(\(SVGText.number(x)) \(SVGText.number(y)))")],
        "\n" + drawn.body)
      right = max(right, x + drawn.width)
      shelfHeight = max(shelfHeight, drawn.height)
      x += drawn.width + gap
    }
    let (width, height) = (SVGText.number(right + margin), SVGText.number(y + shelfHeight + margin))
    let content =
      "\n" + SVGText.element("title", [], SVGText.escaped(title))
      + SVGText.element("style", [], "\n" + SVGTheme.style + ScreenTheme.style)
      + SVGText.element(
        "rect", [("class", "cf-paper"), ("width", width), ("height", height)])
      + groups
    return SVGText.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
      ], content)
  }
}
