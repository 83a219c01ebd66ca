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
  /// Every screen, smallest size first.
  public let screens: [SeenScreen]
  /// The screens at `large`, the size people start from.
  public let usual: [SeenScreen]
  /// What texts may do.
  public let policies: [TextPolicy]
  /// The language the app is written in.
  public let sourceLanguage: LocaleTag
  let catalogs: CatalogIndex
  /// More than any ``SourcePlace/number`` of its views.
  let placeCount: Int

  /// - Throws: what `layOut` throws.
  init(
    _ audit: LayoutAudit, _ group: ConditionGroup, of file: LayoutFile, _ tree: ViewTree,
    _ places: inout SourcePlaces, _ catalogs: CatalogIndex
  ) throws {
    func screens(at size: ContentSize) throws -> [SeenScreen] {
      let condition = group.condition(at: size)
      return try audit.predictor.layOut(file.view, as: file.canvas, under: condition).map {
        SeenScreen($0, tree: tree, places: &places, canvas: file.canvas)
      }
    }
    sizes = try group.sizes.map { (size: $0, screens: try screens(at: $0)) }
    usual = try sizes.first { $0.size == .large }?.screens ?? screens(at: .large)
    self.screens = sizes.flatMap(\.screens)
    placeCount = places.count
    self.tree = tree
    canvas = file.canvas
    locale = group.condition.locale
    device = group.condition.device
    policies = audit.policies
    sourceLanguage = audit.sourceLanguage
    self.catalogs = catalogs
  }

  /// The catalogs' entry for a text; `nil` where there is none.
  public func entry(of content: TextContent) -> CatalogEntry? {
    content.key.flatMap { catalogs.entry(forKey: $0, table: content.table) }
  }

  /// Everything policies say of a text.
  public func policy(for view: PlacedView) -> TextPolicy {
    policies.isEmpty
      ? .silent : .merged(policies, id: view.id, key: view.text?.content.key)
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
    observation.doubts += neighbourDoubts(screen, seen)
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
  private func neighbourDoubts(_ screen: SeenScreen, _ seen: SeenView) -> [Doubt] {
    guard !screen.unknownViews.isEmpty, let position = seen.place.owner else { return [] }
    return screen.unknownViews.compactMap { other, owner in
      guard other.place.number != seen.place.number,
        let stack = tree.commonAncestor(owner, position).map({ tree.entries[$0].node.kind }),
        stack.sharesWidth || stack.sharesHeight && Self.dependsOnHeight(seen.view)
      else { return nil }
      switch tree.entries[owner].node.kind {
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
