internal import TextUnits

/// A screen laid out.
public struct LaidOutScreen: Sendable {
  /// Where in the tree the screen's root stands; empty for the tree itself.
  public let path: String
  /// `root`, `sheet`, `popover` or `alert`.
  public let kind: String
  /// The outermost views, in drawing order.
  public let views: [PlacedView]
  /// What it was laid out under.
  public let condition: Condition
  /// What the screen's root was offered.
  public let offered: Rect
  /// The size it took.
  public let size: Size
  /// Whether an override of the content size around its presenter does not reach it.
  public let missesSizeOverride: Bool

  /// Every view of the screen, in drawing order.
  public var allViews: [PlacedView] { views.flatMap(\.flattened) }
}

/// Lays view trees out as SwiftUI would.
public struct LayoutPredictor: Sendable {
  /// What a tree stands for.
  public enum Canvas: String, Hashable, NamedChoice {
    /// A whole screen: offered the safe area, centred in it.
    case screen
    /// A part of one: offered its width and any height, at its top.
    case component
  }

  /// How many views and modifiers there may be one in the other.
  public static let maximumDepth = LayoutBuilder.maximumDepth

  /// Where text is measured.
  public let measurer: any TextMeasuring
  /// Where keys become words.
  public let strings: any StringResolving

  public init(measurer: any TextMeasuring, strings: any StringResolving = KeysAsTexts()) {
    self.measurer = measurer
    self.strings = strings
  }

  /// The screens of a tree under one condition: itself, and each sheet, popover and alert in it.
  ///
  /// - Throws: ``LayoutError``.
  /// - Complexity: O(views × offers each gets); every view answers an offer once.
  public func layOut(
    _ tree: ViewNode, as canvas: Canvas = .screen, under condition: Condition
  ) throws -> [LaidOutScreen] {
    var screens: [LaidOutScreen] = []
    var pending = [(path: "", kind: "root", node: tree, misses: false)]
    while let next = pending.popLast() {
      let builder = LayoutBuilder(measurer: measurer, strings: strings, condition: condition)
      let root = try builder.element(next.node, builder.rootEnvironment, path: next.path)
      let isWhole =
        canvas == .screen && next.kind == "root" || ["sheet", "alert"].contains(next.kind)
      screens.append(
        screen(root, next.path, next.kind, isWhole: isWhole, condition, misses: next.misses))
      for presentation in builder.presentations.reversed() {
        pending.append(
          (
            presentation.path, presentation.kind, presentation.node,
            presentation.missesSizeOverride
          ))
      }
    }
    return screens
  }

  private func screen(
    _ root: LayoutElement, _ path: String, _ kind: String, isWhole: Bool, _ condition: Condition,
    misses: Bool
  ) -> LaidOutScreen {
    let device = condition.device
    // A screen is laid out as if it ran from left to right; leading is right where it does not.
    var insets = device.safeAreaInsets
    if condition.isRightToLeft { swap(&insets.leading, &insets.trailing) }
    let safe = device.bounds.inset(by: insets)
    let offer = Proposal(safe.width, isWhole ? safe.height : nil)
    let size = root.size(offer)
    let origin = Point(
      safe.minX + (isWhole ? (safe.width - size.width) / 2 : 0),
      safe.minY + (isWhole ? (safe.height - size.height) / 2 : 0))
    let container =
      isWhole ? safe : Rect(safe.origin, Size(safe.width, max(size.height, safe.height)))
    let edges = isWhole ? ScreenEdges(safeArea: safe, content: safe, screen: device.bounds) : nil
    var views = root.place(
      offer, at: origin, PlacementContext(container: container, edges: edges))
    if condition.isRightToLeft {
      views = views.map { view in
        view.mapped { $0.mirrored(about: device.size.width / 2) }
      }
    }
    return LaidOutScreen(
      path: path, kind: kind, views: views, condition: condition, offered: safe, size: size,
      missesSizeOverride: misses)
  }
}
