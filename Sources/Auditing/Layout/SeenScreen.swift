public import DynamicType
public import LayoutPrediction
internal import TextUnits

/// A screen at one size, without the views nobody sees.
///
/// A class, since every rule goes through all screens.
public final class SeenScreen: Sendable {
  /// The screen as it was laid out, hidden views and all.
  public let screen: LaidOutScreen
  /// In drawing order, a view before those in it.
  public let views: [SeenView]
  /// The region a person sees or, of a part of a screen, would see by scrolling.
  public let bounds: Rect
  /// Whether the height is that of a screen; of a part of one it is not known.
  let isWhole: Bool
  /// The views that can be tapped. Of a row that can be tapped all over, the row stands for the
  /// button in it.
  let targets: [(seen: SeenView, target: PlacedView.Target)]
  /// The views whose size is not known to anybody, each with its position in ``ViewTree/entries``.
  let unknownViews: [(seen: SeenView, owner: Int)]

  /// The content size.
  public var size: ContentSize { screen.condition.size }
  /// The device.
  public var device: Device { screen.condition.device }

  init(
    _ screen: LaidOutScreen, tree: ViewTree, places: inout SourcePlaces,
    canvas: LayoutPredictor.Canvas
  ) {
    self.screen = screen
    var views: [SeenView] = []
    func add(_ view: PlacedView, in parent: SeenView?) {
      guard !view.facts.contains(.hidden) else { return }
      let place = places.place(of: view.path)
      guard !place.isHidden else { return }
      let seen = SeenView(view: view, index: views.count, parent: parent, place: place)
      views.append(seen)
      for child in view.children { add(child, in: seen) }
    }
    for view in screen.views { add(view, in: nil) }
    self.views = views
    targets = Self.targets(of: views)
    unknownViews = Self.unknownViews(of: views, in: tree)
    isWhole = canvas == .screen && screen.kind == "root" || screen.kind == "sheet"
    var bounds = screen.condition.device.bounds
    if !isWhole {
      bounds.size.height = max(bounds.height, screen.offered.minY + screen.size.height)
    }
    self.bounds = bounds
  }

  /// What shows of a view: its frame without what scroll views and clips cut away.
  func visible(_ view: PlacedView) -> Rect? {
    guard let clip = view.clip else { return view.frame.isEmpty ? nil : view.frame }
    return view.frame.intersection(clip)
  }

  private static func targets(
    of views: [SeenView]
  ) -> [(seen: SeenView, target: PlacedView.Target)] {
    views.compactMap { seen in
      guard let target = seen.view.target else { return nil }
      let isPartOfRow = seen.ancestors.contains {
        $0.view.kind == "row" && $0.view.target?.control == target.control
      }
      return isPartOfRow ? nil : (seen, target)
    }
  }

  private static func unknownViews(
    of views: [SeenView], in tree: ViewTree
  ) -> [(seen: SeenView, owner: Int)] {
    views.compactMap { seen in
      guard seen.view.facts.contains(.opaque), seen.place.isOwnersPath,
        let owner = seen.place.owner, !tree.entries[owner].node.isFramed
      else { return nil }
      return (seen, owner)
    }
  }
}
