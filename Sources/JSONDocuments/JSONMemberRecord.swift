/// Which members of one object have been asked for.
struct JSONMemberRecord {
  private var index = JSONNameIndex()
  private var asked: [Bool]
  /// The names that were asked for and are not there, to note each only once.
  private var absent: Set<String> = []
  /// The names asked for, in the order of asking, whether they are there or not.
  private(set) var known: [String] = []

  init(_ members: [JSONMember]) {
    for member in members { index.append(member.name) }
    asked = Array(repeating: false, count: members.count)
  }

  /// Notes that a name is asked for.
  ///
  /// - Returns: the index of the member of that name; `nil` where there is none.
  mutating func ask(for name: String) -> Int? {
    guard let position = index.position(of: name) else {
      if absent.insert(name).inserted { known.append(name) }
      return nil
    }
    if !asked[position] {
      asked[position] = true
      known.append(name)
    }
    return position
  }

  func isAskedFor(_ position: Int) -> Bool { asked[position] }
}
