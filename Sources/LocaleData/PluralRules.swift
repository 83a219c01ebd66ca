internal import CICU
public import TextUnits

/// Which plural form a language uses with a number: the cardinal rules of CLDR, from ICU.
///
/// ICU 72 carries CLDR 42. `@unchecked Sendable` because `uplrules_select`,
/// `uplrules_selectFormatted` and `uplrules_getKeywords` take the rules as `const` and ICU's
/// `PluralRules` does not change after it is opened; everything else here is a constant.
@safe public final class PluralRules: @unchecked Sendable {
  public let locale: LocaleTag
  /// The categories the language has, in CLDR's order; `other` is always among them.
  public let categories: [PluralCategory]

  private let rules: OpaquePointer
  private let smallestIntegers: [PluralCategory: Int]
  private let smallestPositiveIntegers: [PluralCategory: Int]

  private static let cache = LocaleCache<LocaleTag, PluralRules>()

  /// The rules of a language; the same object for the same locale.
  ///
  /// A language that CLDR does not know has the one category `other`.
  ///
  /// - Throws: ``LocaleDataError/pluralRules(locale:code:)``.
  public static func rules(for locale: LocaleTag) throws(LocaleDataError) -> PluralRules {
    try cache.value(for: locale) { () throws(LocaleDataError) in try PluralRules(locale) }
  }

  private init(_ locale: LocaleTag) throws(LocaleDataError) {
    var code: Int32 = 0
    guard let opened = unsafe copyfit_uplrules_open(locale.icuIdentifier, &code) else {
      throw .pluralRules(locale: locale.identifier, code: code)
    }
    self.locale = locale
    unsafe rules = opened
    categories = unsafe Self.keywords(of: opened)
    smallestIntegers = unsafe Self.smallestIntegers(of: categories, from: 0, by: opened)
    smallestPositiveIntegers = unsafe Self.smallestIntegers(of: categories, from: 1, by: opened)
  }

  deinit {
    unsafe copyfit_uplrules_close(rules)
  }

  /// The form used with a whole number, as in "3 files".
  public func category(of integer: Int) -> PluralCategory {
    unsafe Self.category(of: Double(integer), by: rules)
  }

  /// The form used with a number shown with `fractionDigits` digits after the point.
  ///
  /// What is visible decides: English has `one` for 1 and `other` for 1.0.
  ///
  /// - Throws: ``LocaleDataError/numberFormat(locale:code:)``.
  public func category(
    of number: Double, fractionDigits: Int
  ) throws(LocaleDataError) -> PluralCategory {
    let shown = try NumberFormat.format(for: locale, fractionDigits: fractionDigits)
      .formatted(number)
    return unsafe Self.category { keyword, capacity, code in
      unsafe copyfit_uplrules_selectFormatted(rules, shown.result, keyword, capacity, code)
    }
  }

  /// The smallest whole number from 0 on that the category is used with.
  ///
  /// - Parameters:
  ///   - category: the category.
  ///   - excludingZero: search from 1 on, for texts that treat 0 apart.
  /// - Returns: `nil` where no number up to ``largestSearchedInteger`` and no million has it: a
  ///   category for fractions only, such as Czech `many`, or one the language lacks.
  public func smallestInteger(
    in category: PluralCategory, excludingZero: Bool = false
  ) -> Int? {
    excludingZero ? smallestPositiveIntegers[category] : smallestIntegers[category]
  }

  /// Every category for whole numbers has one up to here, but for the `many` of French, Spanish,
  /// Italian, Portuguese and Catalan, which begins at a million.
  static let largestSearchedInteger = 1000

  private static func smallestIntegers(
    of categories: [PluralCategory], from first: Int, by rules: OpaquePointer
  ) -> [PluralCategory: Int] {
    var smallest: [PluralCategory: Int] = [:]
    for integer in Array(first...largestSearchedInteger) + [1_000_000] {
      let category = unsafe category(of: Double(integer), by: rules)
      if smallest[category] == nil { smallest[category] = integer }
      if smallest.count == categories.count { break }
    }
    return smallest
  }

  private static func category(of number: Double, by rules: OpaquePointer) -> PluralCategory {
    unsafe category { keyword, capacity, code in
      unsafe copyfit_uplrules_select(rules, number, keyword, capacity, code)
    }
  }

  /// Runs one of ICU's selections; its keyword is at most five letters long.
  private static func category(
    selectedBy select:
      (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> PluralCategory {
    var keyword = [UInt16](repeating: 0, count: 16)
    var code: Int32 = 0
    let length = unsafe keyword.withUnsafeMutableBufferPointer { buffer in
      unsafe select(buffer.baseAddress, Int32(buffer.count), &code)
    }
    guard code == 0 else { return .other }
    // CLDR: where no rule applies, the category is `other`.
    return PluralCategory(
      rawValue: String(decoding: keyword.prefix(Int(length)), as: UTF16.self)) ?? .other
  }

  private static func keywords(of rules: OpaquePointer) -> [PluralCategory] {
    guard let keywords = unsafe copyfit_uplrules_getKeywords(rules) else { return [.other] }
    defer { unsafe copyfit_uenum_close(keywords) }
    var categories: Set<PluralCategory> = [.other]
    while let keyword = unsafe copyfit_uenum_next(keywords) {
      if let category = unsafe PluralCategory(rawValue: String(cString: keyword)) {
        categories.insert(category)
      }
    }
    return categories.sorted()
  }
}
