internal import LocaleData
public import TextUnits

extension CatalogEntry {
  /// Whether the text a language shows has a single number in it and one form for all numbers,
  /// though the language has several.
  ///
  /// Texts with two numbers are left alone: in "%d of %d" neither rules the noun. So are texts in a
  /// language whose rules are not known.
  public func lacksPluralForms(in locale: LocaleTag) -> Bool {
    let (text, _) = text(in: locale)
    guard text.substitutions.isEmpty,
      text.variants.allSatisfy({ $0.pluralCategory == nil }),
      text.variants.contains(where: { $0.template.countsSomething }),
      let rules = try? PluralRules.rules(for: locale)
    else { return false }
    return rules.categories.count > 1
  }

  /// The categories of numbers for which a language's own text has no form though it has others, in
  /// CLDR's order; the numbers then show `other`.
  ///
  /// Left out are categories that no whole number has, such as Czech `many`, and those that begin at
  /// a million, such as French `many`. Of several parts of a text, or variants by device, any that
  /// lacks one counts.
  public func missingPluralCategories(in locale: LocaleTag) -> [String] {
    guard hasOwnText(in: locale), let rules = try? PluralRules.rules(for: locale) else { return [] }
    let (text, _) = text(in: locale)
    let needed = rules.categories.filter { category in
      rules.smallestInteger(in: category).map { $0 < 1_000_000 } ?? false
    }
    var missing: Set<PluralCategory> = []
    for variants in [text.variants] + text.substitutions.map(\.variants) {
      let groups = Dictionary(grouping: variants.filter { $0.pluralCategory != nil }) { variant in
        variant.selectors.filter { if case .plural = $0 { false } else { true } }
      }
      for group in groups.values {
        missing.formUnion(Set(needed).subtracting(group.compactMap(\.pluralCategory)))
      }
    }
    return missing.sorted().map(\.rawValue)
  }
}

extension FormatString {
  /// Whether the text has one whole number, and letters for it to rule.
  fileprivate var countsSomething: Bool {
    let numbers = specifiers.filter { $0.kind == .integer }
    guard numbers.count == 1 else { return false }
    return parts.contains { part in
      if case .literal(let text) = part { text.contains(where: \.isLetter) } else { false }
    }
  }
}
