internal import Copyfit

/// A record as a view tree, and what is to be found where.
struct LayoutCase {
  var view: ViewNode
  var canvas = LayoutPredictor.Canvas.component
  /// The room's width where it is not the device's.
  var width: Points?
  var expectations: [Expectation] = []
  /// Axes along which the record shows a part of a screen: the first place it states counts as
  /// given, the others are held against it.
  var anchors: Set<Axis> = [.horizontal, .vertical]
  /// `root`, or the presentation that was measured.
  var screen = "root"
  /// Whether the record leaves texts out: widths of texts then say nothing.
  var hasSampleTexts = false
}

/// A measured frame, or a part of one.
struct Expectation {
  enum Target {
    /// The whole of what was laid out.
    case root
    /// A placed view by its kind, counted from 0.
    case view(kind: String, index: Int)
    /// The distance between two views.
    case gap(kind: String, axis: Axis)
  }

  /// What of the view was measured.
  enum Quantity: String {
    case x, y, width, height, right, lines, isTruncated
  }

  var name: String
  var target: Target
  var values: [(quantity: Quantity, value: Double)]
  /// Ends of the text that is seen.
  var visiblePrefix: String?
  var visibleSuffix: String?

  init(_ name: String, _ target: Target, _ values: [(quantity: Quantity, value: Double)]) {
    self.name = name
    self.target = target
    self.values = values
  }

  /// A frame `[x, y, width, height]`; what is null was not measured.
  init(_ name: String, _ target: Target, frame: [Double?]) {
    let quantities: [Quantity] =
      frame.count == 4 ? [.x, .y, .width, .height] : frame.count == 2 ? [.width, .height] : []
    self.init(
      name, target,
      zip(quantities, frame).compactMap { quantity, value in value.map { (quantity, $0) } })
  }
}
