/// The names met so far in one object, to find one that stands twice.
///
/// Most objects have a handful of members, which are compared one by one; a set is built only for
/// the few large ones, where that would take time quadratic in their size.
struct JSONNameSet {
  private static let largestComparedOneByOne = 8
  /// Names as code units, since `String` takes canonically equivalent texts for the same one.
  private var positions: [[UInt8]: Int] = [:]

  /// Notes a name that follows `members`.
  ///
  /// - Returns: the earlier member of that name, if there is one.
  mutating func insert(_ name: String, after members: [JSONMember]) -> JSONMember? {
    guard members.count >= Self.largestComparedOneByOne else {
      return members.first { $0.isNamed(name) }
    }
    if positions.isEmpty {
      for (position, member) in members.enumerated() {
        positions[Array(member.name.utf8)] = position
      }
    }
    guard let earlier = positions.updateValue(members.count, forKey: Array(name.utf8)) else {
      return nil
    }
    return members[earlier]
  }
}
