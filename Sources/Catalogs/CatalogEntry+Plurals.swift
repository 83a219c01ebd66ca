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
