internal import TextUnits

/// Children in a row or a column (SwiftUI `HStack`, `VStack`).
///
/// Room is divided among the children of the highest priority first, those that can change least
/// first of all; each is offered an equal share of what is left. Lower priorities keep their
/// smallest lengths. The rules are those of OpenSwiftUI's `StackLayout`, checked against frames
/// measured on iOS.
final class StackElement: LayoutElement {
  let axis: Axis
  let children: [LayoutElement]
  private let alignment: CrossAlignment
  private let gaps: [Points]
  // Without these, what one level of nesting asks twice, n levels ask 2ⁿ times.
  private var arrangements: [Proposal: Arrangement] = [:]
  private var knownBaselines: [Proposal: Baselines?] = [:]

  enum CrossAlignment {
    case share(Double)
    case firstBaseline
    case lastBaseline
  }

  /// - Parameter spacing: between all children; `nil` for what neighbours prefer.
  init(
    axis: Axis, alignment: CrossAlignment, spacing: Points?, children: [LayoutElement],
    metrics: LayoutMetrics
  ) {
    self.axis = axis
    self.alignment = alignment
    self.children = children
    gaps = zip(children, children.dropFirst()).map { first, second in
      spacing
        ?? SpacingPreference.distance(first.spacing, second.spacing, along: axis, metrics)
    }
  }

  private var totalGap: Points { gaps.reduce(0, +) }

  override func measure(_ proposal: Proposal) -> Size {
    arrange(proposal).size
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let arrangement = arrange(proposal)
    return children.indices.flatMap { index in
      let offset = arrangement.offsets[index]
      return children[index].place(
        arrangement.proposals[index], at: Point(origin.x + offset.x, origin.y + offset.y), context)
    }
  }

  override func baselines(_ proposal: Proposal) -> Baselines? {
    if let known = knownBaselines[proposal] { return known }
    let found = findBaselines(proposal)
    knownBaselines[proposal] = .some(found)
    return found
  }

  private func findBaselines(_ proposal: Proposal) -> Baselines? {
    let arrangement = arrange(proposal)
    var found: Baselines?
    for index in children.indices {
      guard let own = children[index].baselines(arrangement.proposals[index]) else { continue }
      let top = arrangement.offsets[index].y
      if found == nil { found = Baselines(first: top + own.first, last: top + own.last) }
      found?.last = top + own.last
      if axis == .horizontal { break }
    }
    return found
  }

  override var spacing: SpacingPreference {
    guard let first = children.first, let last = children.last else { return .standard }
    if axis == .vertical {
      return SpacingPreference(
        top: first.spacing.top, bottom: last.spacing.bottom, sides: .standard)
    }
    // Of a row's children, one that is no text makes the row's edge that of a view.
    let texts = children.filter { !$0.isSpacer }.map(\.spacing)
    guard let edge = texts.first, texts.allSatisfy({ $0.top.isText }) else { return .standard }
    return SpacingPreference(top: edge.top, bottom: edge.bottom, sides: .standard)
  }

  // MARK: Arrangement

  private struct Arrangement {
    var proposals: [Proposal]
    var offsets: [Point]
    var size: Size
  }

  private func arrange(_ proposal: Proposal) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let arrangement = workOut(proposal)
    arrangements[proposal] = arrangement
    return arrangement
  }

  private func workOut(_ proposal: Proposal) -> Arrangement {
    let lengths = divide(proposal)
    var proposals: [Proposal] = []
    var sizes: [Size] = []
    for index in children.indices {
      var offer = proposal
      offer[axis] = lengths[index]
      proposals.append(offer)
      sizes.append(children[index].size(offer))
    }
    var offsets = Array(repeating: Point.zero, count: children.count)
    var position: Points = 0
    for index in children.indices {
      offsets[index][axis] = position
      position += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
    }
    let cross = align(sizes, proposals, &offsets)
    var size = Size.zero
    size[axis] = position
    size[axis.cross] = cross
    return Arrangement(proposals: proposals, offsets: offsets, size: size)
  }

  /// Sets the cross offsets and returns the cross length.
  private func align(
    _ sizes: [Size], _ proposals: [Proposal], _ offsets: inout [Point]
  ) -> Points {
    let cross = axis.cross
    var above: [Points] = []
    for index in children.indices {
      let length = sizes[index][cross]
      let child = children[index]
      switch alignment {
      case .share(let share): above.append(share * length)
      case .firstBaseline: above.append(child.baselines(proposals[index])?.first ?? length)
      case .lastBaseline: above.append(child.baselines(proposals[index])?.last ?? length)
      }
    }
    let guide = above.max() ?? 0
    let below = zip(sizes, above).map { $0[cross] - $1 }.max() ?? 0
    for index in children.indices { offsets[index][cross] = guide - above[index] }
    return guide + below
  }

  /// What each child is offered along the axis; `nil` for its ideal length.
  private func divide(_ proposal: Proposal) -> [Points?] {
    guard let room = proposal[axis] else { return Array(repeating: nil, count: children.count) }
    var offers: [Points?] = Array(repeating: nil, count: children.count)
    var available = room - totalGap
    let ranges = children.map { flexibility(of: $0, proposal) }
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    var isFirst = true
    for priority in priorities {
      let group = children.indices.filter { children[$0].priority == priority }
      let lowerMinima = children.indices.filter { children[$0].priority < priority }
        .reduce(0) { $0 + ranges[$1].minimum }
      if isFirst {
        available -= lowerMinima
      } else {
        available += group.reduce(0) { $0 + ranges[$1].minimum }
      }
      isFirst = false
      let order = group.sorted { left, right in
        let (a, b) = (ranges[left], ranges[right])
        if a.isInfinite, b.isInfinite, a.minimum != b.minimum { return a.minimum > b.minimum }
        if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
        return left < right
      }
      for (position, index) in order.enumerated() {
        let share = max(available / Points(order.count - position), 0)
        var offer = proposal
        offer[axis] = share
        offers[index] = share
        available -= children[index].size(offer)[axis]
      }
    }
    return offers
  }

  private struct LengthRange {
    let minimum: Points
    let maximum: Points
    var flexibility: Points { maximum - minimum }
    var isInfinite: Bool { maximum.isInfinite }
  }

  private func flexibility(of child: LayoutElement, _ proposal: Proposal) -> LengthRange {
    var (least, most) = (proposal, proposal)
    least[axis] = 0
    most[axis] = .infinity
    return LengthRange(minimum: child.size(least)[axis], maximum: child.size(most)[axis])
  }
}

extension SpacingPreference.Edge {
  var isText: Bool {
    if case .text = self { true } else { false }
  }
}
