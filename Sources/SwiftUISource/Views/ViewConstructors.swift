internal import LayoutPrediction

/// SwiftUI's views, by the names of their types.
enum ViewConstructors {
  typealias Maker = @Sendable (CallContext) -> Value

  private static let makers: [String: Maker] = [texts, controls, stacks, screens, bars, shapes]
    .reduce(
      into: [:]
    ) { $0.merge($1) { first, _ in first } }

  /// What an initialiser of SwiftUI's makes; `nil` where it is none of them.
  static func make(_ context: CallContext) -> Value? { makers[context.name]?(context) }

  /// Whether a name is that of one of SwiftUI's views.
  static func isKnown(_ name: String) -> Bool { makers[name] != nil }

  /// Whether the dotted name of a type is one of SwiftUI's own.
  static func isQualified(_ name: String) -> Bool { name.hasPrefix("SwiftUI.") }

  private static let shapes: [String: Maker] = {
    let names = [
      "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle",
      "ContainerRelativeShape", "LinearGradient", "RadialGradient", "AngularGradient", "Path",
      "Color", "MeshGradient", "Canvas", "BackgroundStyle", "ConcentricRectangle",
    ]
    let shape: Maker = { $0.views(.color(ColorView())) }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, shape) })
  }()
}
