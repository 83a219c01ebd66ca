internal import TextUnits

/// How a stack divides its room among its children, and a grid among its columns.
///
/// The children of the highest priority come first, and of these the ones that can change least;
/// each is offered an equal share of what is left. Lower priorities keep their smallest lengths.
/// The rules are those of OpenSwiftUI's `StackLayout`, checked against frames measured on iOS.
struct RoomDivision {
  private let children: [LayoutElement]
  private let axis: Axis
  private let totalGap: Points
  /// Positions of the children by priority, the highest first.
  private let groups: [[Int]]
  /// Positions of those below the highest.
  private let lowerPriorities: [Int]

  /// - Parameter totalGap: what the distances between the children take together.
  init(children: [LayoutElement], axis: Axis, totalGap: Points) {
    self.children = children
    self.axis = axis
    self.totalGap = totalGap
    let priorities = children.map(\.priority)
    var ranking: [Double] = []
    for priority in priorities where !ranking.contains(priority) { ranking.append(priority) }
    ranking.sort(by: >)
    groups = ranking.map { rank in priorities.indices.filter { priorities[$0] == rank } }
    lowerPriorities = priorities.indices.filter { priorities[$0] != ranking[0] }
  }

  /// What each child is offered of an offer to all.
  ///
  /// - Complexity: O(n log n), and three offers to each child.
  func offers(_ proposal: Proposal) -> [Proposal] {
    var offers = Array(repeating: proposal, count: children.count)
    // Every child may have its ideal length or, of endless room, all: a share of what is left would
    // be no number.
    guard let room = proposal[axis], room.isFinite else { return offers }
    var available = room - totalGap
    // An only child has all the room, whatever it can do with it.
    let ranges = children.count > 1 ? children.map { range(of: $0, proposal) } : []
    for index in lowerPriorities { available -= ranges[index].minimum }
    for (position, group) in groups.enumerated() {
      if position > 0 {
        for index in group { available += ranges[index].minimum }
      }
      let order = group.count > 1 ? group.sorted { isFirst($0, $1, ranges) } : group
      for (position, index) in order.enumerated() {
        offers[index][axis] = max(available / Points(group.count - position), 0)
        available -= children[index].size(offers[index])[axis]
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

  private func range(of child: LayoutElement, _ proposal: Proposal) -> LengthRange {
    var (least, most) = (proposal, proposal)
    least[axis] = 0
    most[axis] = .infinity
    return LengthRange(minimum: child.size(least)[axis], maximum: child.size(most)[axis])
  }

  /// Whether a child is asked before another of its priority.
  private func isFirst(_ left: Int, _ right: Int, _ ranges: [LengthRange]) -> Bool {
    let (a, b) = (ranges[left], ranges[right])
    if a.isInfinite, b.isInfinite, a.minimum != b.minimum { return a.minimum > b.minimum }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    return left < right
  }
}
