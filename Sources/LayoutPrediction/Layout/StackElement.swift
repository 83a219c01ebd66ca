internal import TextUnits

/// Children in a row or a column (SwiftUI `HStack`, `VStack`); ``RoomDivision`` says how long each
/// may be.
final class StackElement: LayoutElement {
  let axis: Axis
  let children: [LayoutElement]
  private let alignment: CrossAlignment
  private let gaps: [Points]
  private let division: RoomDivision
  // Without these, what one level of nesting asks twice, n levels ask 2ⁿ times.
  private var arrangements = OfferMemo<Arrangement>()
  private var knownBaselines = OfferMemo<Baselines?>()

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
    division = RoomDivision(children: children, axis: axis, totalGap: gaps.reduce(0, +))
  }

  override func measure(_ proposal: Proposal) -> Size {
    arrange(proposal).size
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let arrangement = arrange(proposal)
    var placed: [PlacedView] = []
    placed.reserveCapacity(children.count)
    for index in children.indices {
      let offset = arrangement.offsets[index]
      placed += children[index].place(
        arrangement.proposals[index], at: Point(origin.x + offset.x, origin.y + offset.y), context)
    }
    return placed
  }

  override func baselines(_ proposal: Proposal) -> Baselines? {
    if let known = knownBaselines[proposal] { return known }
    let found = findBaselines(proposal)
    knownBaselines.remember(found, to: proposal)
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
    arrangements.remember(arrangement, to: proposal)
    return arrangement
  }

  private func workOut(_ proposal: Proposal) -> Arrangement {
    let proposals = division.offers(proposal)
    let sizes = zip(children, proposals).map { $0.size($1) }
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
    // Shares of an endless length are no numbers; nothing is placed in one.
    guard sizes.allSatisfy({ $0[cross].isFinite }) else { return .infinity }
    var above: [Points] = []
    above.reserveCapacity(children.count)
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
    let below = zip(sizes, above).lazy.map { $0[cross] - $1 }.max() ?? 0
    for index in children.indices { offsets[index][cross] = guide - above[index] }
    return guide + below
  }
}

extension SpacingPreference.Edge {
  var isText: Bool {
    if case .text = self { true } else { false }
  }
}
