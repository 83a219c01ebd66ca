public import TextUnits

/// A reason to believe a finding less.
public enum Doubt: Hashable, Sendable, LosslessStringConvertible {
  /// A font stands in for the platform's.
  case standIn(family: String)
  /// The room is nearer to another outcome than widths may be off.
  case close(margin: Points)
  /// Part of the text has no glyph in any font at hand.
  case tofu
  /// The text is only a sample of what comes at run time.
  case sample
  /// A view beside it has a size that is not known.
  case unknownNeighbour(name: String)
  /// How a title and its value share their row is assumed.
  case assumedRoom

  /// Whether the finding may be wrong altogether, not only in its numbers.
  public var isGrave: Bool {
    if case .standIn = self { false } else { true }
  }

  /// The reason in words, without a full stop.
  public var description: String {
    switch self {
    case .standIn(let family): "measured in \(family), which stands in for the platform's font"
    case .close(let margin):
      "within \(PointsText.short(margin)) pt of another outcome, the margin of error"
    case .tofu: "some characters have no glyph in any font at hand"
    case .sample: "the text is a sample of what comes at run time"
    case .unknownNeighbour(let name): "the size of \(name) beside it is not known"
    case .assumedRoom: "how a title and its value share their row is assumed"
    }
  }
}

extension Doubt {
  /// Reads what ``description`` writes, the margin with the decimals it has there.
  public init?(_ description: String) {
    if let family = description.between("measured in ", ", which stands in for the platform's font")
    {
      self = .standIn(family: family)
    } else if let margin = description.between(
      "within ", " pt of another outcome, the margin of error"
    )
    .flatMap({ Points($0) }) {
      self = .close(margin: margin)
    } else if let name = description.between("the size of ", " beside it is not known") {
      self = .unknownNeighbour(name: name)
    } else if let plain = [Doubt.tofu, .sample].first(where: { $0.description == description }) {
      self = plain
    } else {
      return nil
    }
  }
}

/// How far a finding can be believed.
public enum Belief: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Nothing speaks against it.
  case sure
  /// Numbers may be a little off.
  case likely
  /// It may be wrong.
  case unsure

  /// `sure` without a doubt, `unsure` with a grave one, `likely` else.
  public init(_ doubts: some Sequence<Doubt>) {
    var belief = Belief.sure
    for doubt in doubts {
      if doubt.isGrave {
        self = .unsure
        return
      }
      belief = .likely
    }
    self = belief
  }

  /// What is believed more comes first.
  public static func < (left: Belief, right: Belief) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
