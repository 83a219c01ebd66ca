/// Finds the valid name a person most likely meant.
public enum NearestName {
  /// The candidate with the smallest edit distance to `name`, ignoring case.
  ///
  /// - Returns: `nil` where even the best candidate shares too little to be worth naming (more
  ///   edits than half of the longer word).
  /// - Complexity: O(candidates × length²).
  public static func of(_ name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased())
    let best = candidates.map { candidate in
      (candidate, distance(wanted, Array(candidate.lowercased())))
    }.min { $0.1 < $1.1 }
    guard let (candidate, edits) = best,
      edits * 2 <= max(wanted.count, candidate.count)
    else { return nil }
    return candidate
  }

  /// Edit distance in which two neighbours that changed places are one edit (optimal string
  /// alignment), as in `widht`; three rows at a time.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var (before, previous) = ([Int](), Array(0...right.count))
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let substituted = previous[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(substituted, row[j] + 1, previous[j + 1] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, before[j - 1] + 1)
        }
        row.append(best)
      }
      (before, previous) = (previous, row)
    }
    return previous[right.count]
  }
}
