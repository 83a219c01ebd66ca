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

  private static let headerHeight: Points = 34
  /// About what a letter of a label takes, so that no text has to be measured for labels.
  static let columnWidth: Points = 6.1
  /// How far beyond the screen's edge views are still shown.
  private static let overhang: Points = 400

  /// - Parameter leavesRoomForMarks: between header and screen, so that screens with and without
  ///   marks stand at one height.
  init(
    _ panel: ScreenPicture.Panel, number: Int, canvas: LayoutPredictor.Canvas,
    leavesRoomForMarks: Bool, layers: ScreenPicture.Layers, drawnBy drawing: some TextDrawing
  ) throws {
    let screen = panel.screen
    let shown = Self.shownPart(of: screen, canvas)
    let views = screen.allViews.filter { !$0.facts.contains(.hidden) }
    let extent = Self.extent(of: views, around: shown)
    let words = Self.header(of: screen)
    width = max(
      extent.width, Points(max(words.title.count, words.details.count)) * Self.columnWidth)
    let marks = ScreenMarks(panel.marks, within: extent, width: width)
    let screenTop = Self.headerHeight + (leavesRoomForMarks ? ScreenMarks.overhang : 0)
    let screenBottom = screenTop + extent.height
    height = screenBottom + marks.legendHeight
    var artist = ScreenArtist(screen: screen, prefix: "cf\(number)-")
    var content = try Self.surface(
      of: screen, views, shown, canvas, layers, by: &artist, drawnBy: drawing)
    // Far beyond the screen's edge lies the next panel.
    if views.contains(where: { extent.union($0.frame) != extent }) {
      let edge: Points = 1
      content = artist.cut(
        content,
        to: Rect(
          x: extent.minX - edge, y: extent.minY - edge, width: extent.width + 2 * edge,
          height: extent.height + 2 * edge),
        name: "extent")
    }
    content += marks.overlay
    body =
      SVGText.element(
        "title", [], SVGText.escaped("\(words.title) · \(words.details)"))
      + SVGText.element("desc", [], SVGText.escaped(Self.description(of: views)))
      + SVGShape.label(words.title, "cf-strong", x: 0, y: 10)
      + SVGShape.label(words.details, "cf-quiet", x: 0, y: 25)
      + (artist.clips.isEmpty ? "" : SVGText.element("defs", [], artist.clips))
      + Self.moved(content, x: -extent.minX, y: screenTop - extent.minY)
      + (panel.marks.isEmpty ? "" : Self.moved(marks.legend, x: 0, y: screenBottom))
  }

  private static func moved(_ content: String, x: Points, y: Points) -> String {
    SVGText.element(
      "g", [("transform", "translate(\(SVGText.number(x)) \(SVGText.number(y)))")],
      "\n" + content)
  }

  /// The screen and what stands beyond its edge: the picture shows how far, within reason.
  private static func extent(of views: [PlacedView], around shown: Rect) -> Rect {
    let widest = Rect(
      x: shown.minX - overhang, y: shown.minY - overhang, width: shown.width + 2 * overhang,
      height: shown.height + 2 * overhang)
    let all = views.reduce(shown) { extent, view in
      let seen = view.clip.map { view.frame.intersection($0) ?? shown } ?? view.frame
      return extent.union(seen)
    }
    return all.intersection(widest) ?? shown
  }

  /// The screen with its views, and the layers over them.
  private static func surface(
    of screen: LaidOutScreen, _ views: [PlacedView], _ shown: Rect,
    _ canvas: LayoutPredictor.Canvas, _ layers: ScreenPicture.Layers,
    by artist: inout ScreenArtist, drawnBy drawing: some TextDrawing
  ) throws -> String {
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
      content +=
        regions.isEmpty ? "" : artist.cut(regions, to: shown, radius: radius, name: "screen")
    }
    content += SVGShape.rectangle("cf-edge", shown, radius: radius)
    if layers.contains(.safeArea), let safe = screen.offered.intersection(shown) {
      content += SVGShape.rectangle("cf-safe", safe)
    }
    // What is scrolled out of sight has nothing to show.
    let seen = views.filter { view in
      view.clip.map { view.frame.intersection($0) != nil } ?? true
    }
    if layers.contains(.frames) { content += seen.map(frame).joined() }
    if layers.contains(.targets) { content += seen.map(target).joined() }
    return content
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

  /// The part of a frame that scroll views let be seen.
  private static func frame(_ view: PlacedView) -> String {
    let seen = view.clip.map { view.frame.intersection($0) } ?? view.frame
    return seen.map {
      SVGShape.rectangle(view.text == nil ? "cf-frame" : "cf-frame cf-frame-text", $0)
    } ?? ""
  }

  /// What can be tapped, with its size. Whether that is too small depends on the control, and is
  /// for a rule to say.
  private static func target(_ view: PlacedView) -> String {
    guard let area = view.target?.area else { return "" }
    let size = "\(PointsText.short(area.width)) × \(PointsText.short(area.height))"
    return SVGShape.rectangle("cf-target", area)
      + SVGShape.label(
        size, "cf-small cf-good", x: area.maxX, y: area.minY - 2, anchor: "end")
  }
}
