internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A platform view has no size of its own in SwiftUI.
public struct LeakingPlatformViewRule: LayoutRule {
  public let id = "leaking-platform-view"
  public let summary = "a platform view has no size of its own in SwiftUI"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      A `UIViewRepresentable` or the like has no frame with both a width and a height, and its size is part of the
      layout: in an `overlay`, a `background` or a `GeometryReader` it is not.
      """,
    why: """
      UIKit's own size of the view then becomes part of the layout, and changes it elsewhere on the screen when
      the device is folded, turned or shown beside another app.
      """,
    fails: """
      BannerView().frame(maxWidth: .infinity).frame(height: 50)
      """,
    passes: """
      GeometryReader { proxy in
        BannerView()
      }
      .frame(height: 50)
      """,
    canBeWrong: """
      A view that answers `sizeThatFits` in its representable is safe without a frame; that code is not read.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observe { screen, seen in
      guard seen.view.facts.contains(.unframedPlatformView),
        !seen.place.isDecoration,
        !series.tree.chain(seen.view.path).contains(where: \.node.kind.keepsSizesInside)
      else { return nil }
      var observation = series.observation(
        screen, seen, "no frame gives it both a width and a height")
      observation.doubts = []
      return observation
    }
  }
}

extension ViewKind {
  /// Whether the view's own size is the same whatever is in it.
  fileprivate var keepsSizesInside: Bool {
    if case .geometryReader = self { true } else { false }
  }
}
