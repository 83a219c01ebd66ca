internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// One screen of a picture.
struct ScreenPanel {
  let width: Points
  let height: Points
  /// The panel's elements, from its top left corner.
  let body: String

  /// The smallest target the guidelines allow.
  private static let smallestTarget: Points = 44
  private static let headerHeight: Points = 34
  /// How far beyond the screen's edge views are still shown.
  private static let overhang: Points = 400

  init(
    _ panel: ScreenPicture.Panel, number: Int, canvas: LayoutPredictor.Canvas,
    layers: ScreenPicture.Layers, drawnBy drawing: some TextDrawing
  ) throws {
    let screen = panel.screen
    let shown = Self.shownPart(of: screen, canvas)
    let views = screen.allViews.filter { !$0.facts.contains(.hidden) }
    // Views may stand beyond the screen's edge; the picture shows how far.
    let extent =
      views.reduce(shown) { extent, view in
        let seen = view.clip.map { view.frame.intersection($0) ?? shown } ?? view.frame
        return extent.union(seen)
      }.intersection(
        Rect(
          x: shown.minX - Self.overhang, y: shown.minY - Self.overhang,
          width: shown.width + 2 * Self.overhang, height: shown.height + 2 * Self.overhang))
      ?? shown
    let words = Self.header(of: screen)
    width = max(extent.width, Points(max(words.title.count, words.details.count)) * 6.1)
    height = extent.height + Self.headerHeight
    var artist = ScreenArtist(screen: screen, prefix: "cf\(number)-")
    let device = screen.condition.device
    let radius: Points = canvas == .component ? 8 : device.size.width < 600 ? 36 : 18
    // A list of cards colours the screen it stands on, bars and all.
    let isGrouped = views.contains { view in
      view.kind == "list" && view.frame.width >= screen.offered.width
        && view.children.contains { $0.kind == "row" && $0.frame.minX > view.frame.minX }
    }
    var content = SVGShape.rectangle(
      isGrouped ? "cf-group" : "cf-screen", shown, radius: radius)
    for view in screen.views { content += try artist.draw(view, drawnBy: drawing) }
    if layers.contains(.reservedRegions) {
      let regions = device.reservedRegions.map { SVGShape.rectangle("cf-reserved", $0) }.joined()
      content += regions.isEmpty ? "" : artist.cut(regions, to: shown, radius: radius)
    }
    content += SVGShape.rectangle("cf-edge", shown, radius: radius)
    if layers.contains(.safeArea), let safe = screen.offered.intersection(shown) {
      content += SVGShape.rectangle("cf-safe", safe)
    }
    // What is scrolled out of sight has nothing to show.
    let seen = views.filter { view in
      view.clip.map { view.frame.intersection($0) != nil } ?? true
    }
    if layers.contains(.frames) { content += seen.map(Self.frame).joined() }
    if layers.contains(.targets) { content += seen.map(Self.target).joined() }
    content += panel.marks.map(Self.mark).joined()
    let moved =
      "translate(\(SVGText.number(-extent.minX)) "
      + "\(SVGText.number(Self.headerHeight - extent.minY)))"
    body =
      SVGText.element(
        "title", [], SVGText.escaped("\(words.title) · \(words.details)"))
      + SVGText.element("desc", [], SVGText.escaped(Self.description(of: views)))
      + SVGShape.label(words.title, "cf-strong", x: 0, y: 10)
      + SVGShape.label(words.details, "cf-quiet", x: 0, y: 25)
      + (artist.clips.isEmpty ? "" : SVGText.element("defs", [], artist.clips))
      + SVGText.element("g", [("transform", moved)], "\n" + content)
  }

  /// The whole screen, or the strip of it that a part takes.
  private static func shownPart(
    of screen: LaidOutScreen, _ canvas: LayoutPredictor.Canvas
  ) -> Rect {
    let bounds = screen.condition.device.bounds
    let isWhole = canvas == .screen && screen.kind == "root" || screen.kind == "sheet"
    guard !isWhole else { return bounds }
    let top = max(bounds.minY, screen.offered.minY - 12)
    return Rect(
      x: bounds.minX, y: top, width: bounds.width,
      height: screen.offered.minY - top + screen.size.height + 12)
  }

  private static func header(of screen: LaidOutScreen) -> (title: String, details: String) {
    let condition = screen.condition
    let device = condition.device
    let size = "\(PointsText.short(device.size.width)) × \(PointsText.short(device.size.height))"
    let title = "\(device.name) · \(size)" + (screen.kind == "root" ? "" : " · \(screen.kind)")
    let details = [
      condition.locale.identifier, condition.size.shortName,
      condition.isBoldTextOn ? "bold" : nil, condition.isDoubleLength ? "double length" : nil,
    ]
    return (title, details.compactMap(\.self).joined(separator: " · "))
  }

  /// What a screen reader says: the texts that are seen.
  private static func description(of views: [PlacedView]) -> String {
    views.compactMap { $0.text?.layout.visibleText }.joined(separator: " / ")
  }

  // MARK: Layers

  private static func frame(_ view: PlacedView) -> String {
    SVGShape.rectangle(view.text == nil ? "cf-frame" : "cf-frame cf-frame-text", view.frame)
  }

  private static func target(_ view: PlacedView) -> String {
    guard let area = view.target?.area else { return "" }
    let isSmall = min(area.width, area.height) < smallestTarget
    let size = "\(PointsText.short(area.width)) × \(PointsText.short(area.height))"
    return SVGShape.rectangle(isSmall ? "cf-target-small" : "cf-target", area)
      + SVGShape.label(
        size, "cf-small \(isSmall ? "cf-fault" : "cf-good")", x: area.minX + area.width / 2,
        y: area.minY - 2, anchor: "middle")
  }

  private static func mark(_ mark: ScreenPicture.Mark) -> String {
    SVGShape.rectangle("cf-mark", mark.area, radius: 3)
      + (mark.words.isEmpty
        ? ""
        : SVGShape.label(
          mark.words, "cf-strong cf-fault", x: mark.area.minX, y: mark.area.maxY + 12))
  }
}
