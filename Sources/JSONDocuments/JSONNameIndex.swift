/// The names of one object's members, to be found by name.
///
/// Most objects have a handful of members, whose names are compared one by one; a table is built
/// only for the few large ones, where that would take time quadratic in their size.
struct JSONNameIndex {
  private static let mostComparedOneByOne = 8
  /// In the order in which they were added.
  private(set) var names: [String] = []
  /// Names as code units, since `String` takes canonically equivalent texts for the same one.
  private var positions: [[UInt8]: Int] = [:]

  /// The first place in ``names`` of a name.
  ///
  /// - Complexity: O(length of the name), expected.
  func position(of name: String) -> Int? {
    if names.count > Self.mostComparedOneByOne { return positions[Array(name.utf8)] }
    return names.firstIndex { $0.utf8.elementsEqual(name.utf8) }
  }

  mutating func append(_ name: String) {
    names.append(name)
    guard names.count > Self.mostComparedOneByOne else { return }
    for position in (positions.isEmpty ? 0 : names.count - 1)..<names.count {
      let key = Array(names[position].utf8)
      if positions[key] == nil { positions[key] = position }
    }
  }
}
