internal import Auditing

/// A pattern of files and folders: `*` and `?` stand for characters of a name, `**` for any number
/// of folders. A folder's pattern covers what is in it; one without a slash, a name at any depth.
public struct PathPattern: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case name(GlobPattern)
    case anyFolders
  }

  private let steps: [Step]

  public init(_ pattern: String) {
    let names = pattern.split(separator: "/").filter { $0 != "." }
    var steps = names.map { $0 == "**" ? Step.anyFolders : .name(GlobPattern(String($0))) }
    if steps.count == 1, !pattern.dropLast().contains("/") { steps.insert(.anyFolders, at: 0) }
    self.steps = steps
  }

  /// Whether a path, or a folder it leads through, is of the pattern. A pattern without a name, such
  /// as `.`, covers all.
  ///
  /// - Complexity: O(steps of the pattern × names of the path), besides matching names.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    // The numbers of steps that can be done with after each name.
    var reached = advanced([0])
    for name in names {
      if reached.contains(steps.count) { return true }
      var next: Set<Int> = []
      for position in reached where position < steps.count {
        switch steps[position] {
        case .name(let pattern): if pattern.matches(name) { next.insert(position + 1) }
        case .anyFolders: next.insert(position)
        }
      }
      reached = advanced(next)
    }
    return reached.contains(steps.count)
  }

  /// Positions, with those after a `**` that stands for no folder.
  private func advanced(_ positions: Set<Int>) -> Set<Int> {
    var positions = positions
    for position in steps.indices where positions.contains(position) {
      if steps[position] == .anyFolders { positions.insert(position + 1) }
    }
    return positions
  }
}
