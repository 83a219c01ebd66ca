internal import TextUnits

/// How a stack divides its room among its children, and a grid among its columns.
///
/// The children of the highest priority come first, and of these the ones that can change least;
/// each is offered an equal share of what is left. Lower priorities keep their smallest lengths.
/// The rules are those of OpenSwiftUI's `StackLayout`, checked against frames measured on iOS.
struct RoomDivision {
  let children: [LayoutElement]
  let axis: Axis
  /// What the distances between the children take together.
  let totalGap: Points

  /// What each child is offered along the axis; `nil` for its ideal length.
  ///
  /// - Complexity: O(n log n), and three offers to each child.
  func offers(_ proposal: Proposal) -> [Points?] {
    guard let room = proposal[axis] else { return Array(repeating: nil, count: children.count) }
    // Of endless room every child may have all; a share of what is left would be no number.
    guard room.isFinite else { return Array(repeating: room, count: children.count) }
    var offers: [Points?] = Array(repeating: nil, count: children.count)
    var available = room - totalGap
    let ranges = children.map { range(of: $0, proposal) }
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    for (position, priority) in priorities.enumerated() {
      let group = children.indices.filter { children[$0].priority == priority }
      if position == 0 {
        for index in children.indices where children[index].priority < priority {
          available -= ranges[index].minimum
        }
      } else {
        for index in group { available += ranges[index].minimum }
      }
      for (position, index) in group.sorted(by: { isFirst($0, $1, ranges) }).enumerated() {
        let share = max(available / Points(group.count - position), 0)
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
