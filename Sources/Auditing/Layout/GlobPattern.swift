/// A pattern of names in which `*` stands for any characters and `?` for one.
public struct GlobPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let pattern: [Character]

  /// Every text is a pattern; one without `*` and `?` is of one name alone.
  public init(_ pattern: String) {
    description = pattern
    self.pattern = Array(pattern)
  }

  /// Whether the whole of a name is of the pattern.
  ///
  /// - Complexity: O(length of the pattern × length of the name).
  public func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (inPattern, inName) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while inName < name.count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        star = (inPattern, inName)
        inPattern += 1
      } else if inPattern < pattern.count,
        pattern[inPattern] == "?" || pattern[inPattern] == name[inName]
      {
        inPattern += 1
        inName += 1
      } else if let last = star {
        // The star takes one character more.
        star = (last.pattern, last.name + 1)
        inPattern = last.pattern + 1
        inName = last.name + 1
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
