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

  /// Levenshtein distance, one row at a time.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let substituted = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
