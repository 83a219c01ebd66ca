public import Catalogs
public import DynamicType
public import LayoutPrediction
internal import LineBreaking
public import TextUnits

/// The screens of a layout in one language on one device, at every size that is checked.
public struct ScreenSeries: Sendable {
  /// The layout as its source states it.
  public let tree: ViewTree
  /// Whether it is a whole screen.
  public let canvas: LayoutPredictor.Canvas
  /// The language.
  public let locale: LocaleTag
  /// The screen.
  public let device: Device
  /// The screens of each size, smallest size first.
  public let sizes: [(size: ContentSize, screens: [SeenScreen])]
  /// The screens at `large`, the size people start from.
  public let usual: [SeenScreen]
  /// What texts may do.
  public let policies: [TextPolicy]
  /// The language the app is written in.
  public let sourceLanguage: LocaleTag
  let catalogs: CatalogIndex

  /// Every screen, smallest size first.
  public var screens: [SeenScreen] { sizes.flatMap(\.screens) }

  /// The catalogs' entry for a text; `nil` where there is none.
  public func entry(of content: TextContent) -> CatalogEntry? {
    content.key.flatMap { catalogs.entry(forKey: $0, table: content.table) }
  }

  /// Everything policies say of a text.
  public func policy(for view: PlacedView) -> TextPolicy {
    .merged(policies, id: view.id, key: view.text?.content.key)
  }

  /// What a rule sees of every view on every screen.
  public func observe(
    _ look: (SeenScreen, SeenView) -> Observation?
  ) -> [Observation] {
    screens.flatMap { screen in screen.views.compactMap { look(screen, $0) } }
  }

  /// What a rule sees of every text on every screen.
  public func observeTexts(
    _ look: (SeenScreen, SeenView, PlacedView.PlacedText) -> Observation?
  ) -> [Observation] {
    observe { screen, seen in seen.view.text.flatMap { look(screen, seen, $0) } }
  }

  /// What the source says of a view, seen at every size.
  public func observeEverywhere(_ place: Place, _ message: String) -> [Observation] {
    sizes.map { Observation(place, at: $0.size, message) }
  }

  /// An observation of a view, with its text and all that makes it doubtful.
  public func observation(
    _ screen: SeenScreen, _ seen: SeenView, _ message: String, severity: Severity? = nil,
    missing: Points = 0
  ) -> Observation {
    var observation = Observation(
      Place(seen.view), at: screen.size, message, severity: severity, missing: max(0, missing))
    if let text = seen.view.text {
      observation.key = text.content.key
      observation.text = text.string
      observation.lines = text.layout.lines.map(\.text)
      observation.outcome = text.layout.outcome
      observation.doubts = Self.doubts(of: text)
    }
    if seen.view.facts.contains(.assumedRoom) { observation.doubts.append(.assumedRoom) }
    observation.doubts += neighbourDoubts(screen, seen.view)
    return observation
  }

  private static func doubts(of text: PlacedView.PlacedText) -> [Doubt] {
    var doubts: [Doubt] = []
    let layout = text.layout
    if text.styled.prepared.missingClusterCount > 0 { doubts.append(.tofu) }
    if layout.confidence == .close { doubts.append(.close(margin: layout.margin)) }
    if let font = text.styled.prepared.fonts.first(where: \.isStandIn) {
      doubts.append(.standIn(family: font.family))
    }
    if text.content.isSample == true { doubts.append(.sample) }
    return doubts
  }

  /// Whether more height could change what is seen of a view: of a text only where it is cut.
  private static func dependsOnHeight(_ view: PlacedView) -> Bool {
    guard let text = view.text else { return true }
    return text.layout.outcome == .clipped
      || text.layout.outcome == .truncated && text.constraints.lines == nil
  }

  /// Views of unknown size that share a stack with a view take room from it, or leave it more.
  private func neighbourDoubts(_ screen: SeenScreen, _ view: PlacedView) -> [Doubt] {
    screen.views.compactMap { other in
      guard other.view.facts.contains(.opaque), other.view.path != view.path,
        let entry = tree[other.view.path], !entry.node.isFramed,
        let stack = tree.commonAncestor(entry.path, view.path)?.node.kind,
        stack.sharesWidth || stack.sharesHeight && Self.dependsOnHeight(view)
      else { return nil }
      switch entry.node.kind {
      case .opaque(let opaque), .platformView(let opaque):
        return .unknownNeighbour(name: opaque.name)
      default: return nil
      }
    }
  }
}

extension ViewNode {
  /// Whether the view's own modifiers give it a width and a height.
  var isFramed: Bool {
    var (hasWidth, hasHeight) = (false, false)
    for case .frame(let frame) in modifiers {
      hasWidth = hasWidth || frame.width != nil || frame.scaledWidth != nil
      hasHeight = hasHeight || frame.height != nil || frame.scaledHeight != nil
    }
    return hasWidth && hasHeight
  }
}

extension ViewKind {
  fileprivate var sharesWidth: Bool {
    switch self {
    case .hstack, .grid: true
    default: false
    }
  }

  fileprivate var sharesHeight: Bool {
    switch self {
    case .vstack, .grid: true
    default: false
    }
  }
}

extension ViewTree {
  /// The innermost view around both paths.
  func commonAncestor(_ first: String, _ second: String) -> Entry? {
    let around = Set(chain(first).map(\.path))
    return chain(second).first { around.contains($0.path) }
  }
}
