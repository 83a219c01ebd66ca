public import DynamicType
public import LayoutPrediction
internal import TextUnits

/// A view on a screen, and where it stands among the others.
///
/// A class, since every rule goes through all views and a ``PlacedView`` is dear to copy.
public final class SeenView: Sendable {
  /// The view itself.
  public let view: PlacedView
  /// Position in ``SeenScreen/views``.
  public let index: Int
  /// Position of the view around it.
  public let parent: Int?

  init(view: PlacedView, index: Int, parent: Int?) {
    self.view = view
    self.index = index
    self.parent = parent
  }
}

/// A screen at one size, without the views nobody sees.
public struct SeenScreen: Sendable {
  /// The screen as it was laid out, hidden views and all.
  public let screen: LaidOutScreen
  /// In drawing order, a view before those in it.
  public let views: [SeenView]
  /// The region a person sees or, of a part of a screen, would see by scrolling.
  public let bounds: Rect
  /// Whether the height is that of a screen; of a part of one it is not known.
  let isWhole: Bool

  /// The content size.
  public var size: ContentSize { screen.condition.size }
  /// The device.
  public var device: Device { screen.condition.device }

  init(_ screen: LaidOutScreen, tree: ViewTree, canvas: LayoutPredictor.Canvas) {
    self.screen = screen
    var views: [SeenView] = []
    func add(_ view: PlacedView, in parent: Int?) {
      guard !view.facts.contains(.hidden), !tree.isHidden(view.path) else { return }
      let index = views.count
      views.append(SeenView(view: view, index: index, parent: parent))
      for child in view.children { add(child, in: index) }
    }
    for view in screen.views { add(view, in: nil) }
    self.views = views
    isWhole = canvas == .screen && screen.kind == "root" || screen.kind == "sheet"
    var bounds = screen.condition.device.bounds
    if !isWhole {
      bounds.size.height = max(bounds.height, screen.offered.minY + screen.size.height)
    }
    self.bounds = bounds
  }

  /// The views around a view, innermost first.
  public func ancestors(of view: SeenView) -> some Sequence<SeenView> {
    sequence(state: view.parent) { next -> SeenView? in
      guard let index = next else { return nil }
      next = views[index].parent
      return views[index]
    }
  }

  /// Whether one view stands in the other.
  func isNested(_ view: SeenView, in other: SeenView) -> Bool {
    ancestors(of: view).contains { $0.index == other.index }
  }

  /// What shows of a view: its frame without what scroll views and clips cut away.
  func visible(_ view: PlacedView) -> Rect? {
    guard let clip = view.clip else { return view.frame.isEmpty ? nil : view.frame }
    return view.frame.intersection(clip)
  }

  /// The views that can be tapped. Of a row that can be tapped all over, the row stands for the
  /// button in it.
  var targets: [(seen: SeenView, target: PlacedView.Target)] {
    views.compactMap { seen in
      guard let target = seen.view.target else { return nil }
      let isPartOfRow = ancestors(of: seen).contains {
        $0.view.kind == "row" && $0.view.target?.control == target.control
      }
      return isPartOfRow ? nil : (seen, target)
    }
  }
}
