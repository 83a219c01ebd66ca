internal import Copyfit

/// The frames of one layout against those of its record.
struct LayoutComparison {
  let record: LayoutRecord
  let stated: LayoutCase
  let screen: LaidOutScreen
  private let views: [PlacedView]
  /// What is added to predicted places, once the first is known.
  private var offset: (x: Double?, y: Double?)

  init(record: LayoutRecord, stated: LayoutCase, screen: LaidOutScreen) {
    self.record = record
    self.stated = stated
    self.screen = screen
    views = screen.allViews
    offset = (
      stated.anchors.contains(.horizontal) ? nil : 0, stated.anchors.contains(.vertical) ? nil : 0
    )
  }

  mutating func frames() -> [ComparedFrame] {
    stated.expectations.filter { !$0.values.isEmpty }.map { compare($0) }
  }

  private mutating func compare(_ expectation: Expectation) -> ComparedFrame {
    guard let (frame, text) = find(expectation.target) else {
      return ComparedFrame(
        name: expectation.name, values: [], lines: [], failure: "no such view is placed")
    }
    var values: [(quantity: String, predicted: Double, measured: Double)] = []
    for (quantity, recorded) in expectation.values {
      let isCount = quantity == .lines || quantity == .isTruncated
      let measured = isCount ? recorded : recorded / record.drawnScale
      let predicted: Double =
        switch quantity {
        case .x: place(frame.minX, measured, &offset.x)
        case .y: place(frame.minY, measured, &offset.y)
        case .right: place(frame.maxX, measured, &offset.x)
        case .width: frame.width
        case .height: frame.height
        case .lines: Double(text?.layout.lines.count ?? 0)
        case .isTruncated: text?.layout.isTruncated == true ? 1 : 0
        }
      values.append((quantity.rawValue, predicted, measured))
    }
    return ComparedFrame(
      name: expectation.name, values: values, lines: text?.layout.lines.map(\.text) ?? [],
      failure: wrongEnds(expectation, text))
  }

  private func place(_ predicted: Double, _ measured: Double, _ offset: inout Double?) -> Double {
    let known = offset ?? measured - predicted
    offset = known
    return predicted + known
  }

  private func wrongEnds(_ expectation: Expectation, _ text: PlacedView.PlacedText?) -> String? {
    let visible = text?.layout.lines.last?.text ?? ""
    let isRight =
      visible.hasPrefix(expectation.visiblePrefix ?? "")
      && visible.hasSuffix(expectation.visibleSuffix ?? "")
    return isRight ? nil : "shows \"\(visible)\""
  }

  private func find(_ target: Expectation.Target) -> (Rect, PlacedView.PlacedText?)? {
    switch target {
    case .root:
      return (Rect(screen.offered.origin, screen.size), nil)
    case .gap(let kind, let axis):
      let found = views.filter { $0.kind == kind }
      guard found.count > 1 else { return nil }
      // The distance is compared as a width.
      if axis == .horizontal {
        return (Rect(x: 0, y: 0, width: found[1].frame.minX - found[0].frame.maxX, height: 0), nil)
      }
      let header = views.first { $0.kind == "header" }
      let next = header ?? found[1]
      return (Rect(x: 0, y: 0, width: next.frame.minY - found[0].frame.maxY, height: 0), nil)
    case .view(let kind, let index):
      let found = views.filter { view in
        kind == "cell" ? ["row", "header", "footer"].contains(view.kind) : view.kind == kind
      }
      guard index < found.count else { return nil }
      var frame = found[index].frame
      // iOS 26 draws a switch 2 pt wider than it lays it out, towards its end.
      if kind == "toggle.switch", record.condition.device.iOSVersion >= 26 { frame.size.width += 2 }
      return (frame, found[index].text)
    }
  }
}
