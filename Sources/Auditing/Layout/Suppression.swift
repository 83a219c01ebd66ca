public import LayoutPrediction

/// A finding that a team has looked at and lets be, with the reason.
public struct Suppression: Hashable, Sendable {
  /// The rule, or `*` for all.
  public let rule: GlobPattern
  /// Which places: path, id, key or place in the source.
  public let place: GlobPattern
  /// Why it is let be; never blank.
  public let reason: String

  /// - Throws: ``SuppressionError`` where no reason is given.
  public init(rule: String, place: String, reason: String) throws(SuppressionError) {
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw SuppressionError(rule: rule, place: place)
    }
    self.rule = GlobPattern(rule)
    self.place = GlobPattern(place)
    self.reason = reason
  }

  /// A suppression that stands in a layout file.
  ///
  /// - Throws: ``SuppressionError`` where no reason is given.
  public init(_ suppression: LayoutFile.Suppression) throws(SuppressionError) {
    try self.init(
      rule: suppression.rule, place: suppression.place, reason: suppression.reason)
  }

  func covers(rule id: String, _ place: Place, key: String?) -> Bool {
    rule.matches(id)
      && [place.path, place.id, key, place.source?.description, place.source?.file].contains {
        $0.map(self.place.matches) == true
      }
  }
}

/// A suppression without a reason.
public struct SuppressionError: Error, Hashable, CustomStringConvertible {
  /// The rule, as it was written.
  public let rule: String
  /// The place, as it was written.
  public let place: String

  /// What is wrong and what to do, in one line.
  public var description: String {
    "the suppression of \(rule) at \(place) gives no reason; say why it is let be"
  }
}
