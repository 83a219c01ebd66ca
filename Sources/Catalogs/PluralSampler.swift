internal import LocaleData

/// Finds numbers that make an app pick one of the plural variants a text has.
struct PluralSampler {
  let rules: PluralRules
  /// The categories the text has variants for.
  let present: Set<PluralCategory>

  /// The category whose variant an app picks for a whole number.
  ///
  /// Apple's platforms pick a `zero` variant for 0 in any language, though CLDR gives few
  /// languages that category.
  func category(of integer: Int) -> PluralCategory {
    if integer == 0, present.contains(.zero) { return .zero }
    return picked(rules.category(of: integer))
  }

  /// The smallest whole number for which an app picks a variant; `nil` where there is none.
  func smallestInteger(picking category: PluralCategory) -> Int? {
    if category == .zero, present.contains(.zero) { return 0 }
    return rules.categories.filter { picked($0) == category }.compactMap { category in
      rules.smallestInteger(in: category, excludingZero: present.contains(.zero))
    }.min()
  }

  /// A number with fraction digits for which an app picks a variant; `nil` where none is known.
  ///
  /// 0.0 picks no `zero` variant that the language itself lacks.
  func fraction(
    picking category: PluralCategory, fractionDigits: Int
  ) throws(LocaleDataError) -> Double? {
    for candidate in Self.fractions {
      let found = try rules.category(of: candidate, fractionDigits: fractionDigits)
      if picked(found) == category { return candidate }
    }
    return nil
  }

  private func picked(_ category: PluralCategory) -> PluralCategory {
    present.contains(category) ? category : .other
  }

  /// Between them, numbers of every category of every language in CLDR 42, where shown with one
  /// or more digits.
  private static let fractions = [
    1.5, 0.5, 0.1, 0.2, 2.1, 0, 1, 2, 3, 5, 6, 11, 100, 1_000_000,
  ]
}
