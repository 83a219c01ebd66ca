/// The six plural categories of CLDR (UTS 35 part 3 §5, "Language Plural Rules").
///
/// The names are labels, not numbers: `one` holds 0 and 1 in French, and 21 in Russian.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  case zero
  case one
  case two
  case few
  case many
  /// The one category every language has.
  case other

  /// CLDR's order: zero, one, two, few, many, other.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
