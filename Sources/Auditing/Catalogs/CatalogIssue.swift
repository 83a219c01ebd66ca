public import Catalogs
public import TextUnits

/// Something wrong with a key's texts, in one or several languages.
public struct CatalogIssue: Hashable, Sendable {
  public let rule: CatalogRule
  public var severity: Severity
  public let key: String
  public let file: String
  /// From 1; `nil` where the format has no lines.
  public let line: Int?
  /// The languages concerned, in the order of their tags.
  public let locales: [LocaleTag]
  /// What is wrong, in words.
  public let message: String
  /// In what it is worse than the baseline has it.
  public var worsenings: [String] = []

  public init(
    rule: CatalogRule, severity: Severity, key: String, file: String, line: Int?,
    locales: [LocaleTag], message: String
  ) {
    self.rule = rule
    self.severity = severity
    self.key = key
    self.file = file
    self.line = line
    self.locales = locales
    self.message = message
  }
}

extension CatalogIssue {
  /// What is wrong with the keys of a catalog, used or not, in the order of its entries.
  ///
  /// Only texts that a language has itself are looked at: what it shows for want of one is the
  /// source's.
  ///
  /// - Parameter locales: the languages to look at; `nil` for all of the catalog's.
  /// - Complexity: O(total length of the texts).
  public static func all(in catalog: StringCatalog, locales: [LocaleTag]? = nil) -> [CatalogIssue] {
    let locales = locales ?? Set(catalog.locales + [catalog.sourceLanguage]).sorted()
    return catalog.entries.flatMap { entry in
      pluralIssues(of: entry, locales) + argumentIssues(of: entry, locales)
    }
  }

  private static func pluralIssues(
    of entry: CatalogEntry, _ locales: [LocaleTag]
  ) -> [CatalogIssue] {
    let own = locales.filter { $0 == entry.sourceLanguage || entry.hasOwnText(in: $0) }
    var issues: [CatalogIssue] = []
    let bare = own.filter { entry.lacksPluralForms(in: $0) }
    if !bare.isEmpty {
      issues.append(
        CatalogIssue(
          rule: .pluralForms, severity: .warning, key: entry.key, file: entry.file,
          line: entry.line, locales: bare, message: "one form for every number"))
    }
    let incomplete = Dictionary(grouping: own) { entry.missingPluralCategories(in: $0) }
    for (missing, locales) in incomplete.sorted(by: { $0.value[0] < $1.value[0] })
    where !missing.isEmpty {
      issues.append(
        CatalogIssue(
          rule: .pluralForms, severity: .warning, key: entry.key, file: entry.file,
          line: entry.line, locales: locales,
          message: "no form for the numbers of \(missing.joined(separator: ", "))"))
    }
    return issues
  }

  private static func argumentIssues(
    of entry: CatalogEntry, _ locales: [LocaleTag]
  ) -> [CatalogIssue] {
    locales.flatMap { locale in
      entry.argumentDifferences(in: locale).map { difference in
        CatalogIssue(
          rule: .formatSpecifiers, severity: difference.isHarmful ? .error : .warning,
          key: entry.key, file: difference.file, line: difference.line, locales: [locale],
          message: difference.description)
      }
    }
  }
}
