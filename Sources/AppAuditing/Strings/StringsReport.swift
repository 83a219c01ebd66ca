public import Auditing
internal import Catalogs
public import SwiftUISource
internal import TextUnits

/// What is to say of an app's catalogs and keys, whatever room the texts have.
public struct StringsReport: Hashable, Sendable {
  /// In the order of the catalogs and their entries.
  public var issues: [CatalogIssue]
  /// Uses of keys that no catalog has, in the order of the source; `nil` where that was not asked,
  /// or there is no catalog. Keys without a letter need none.
  public var unknownKeys: [KeyUse]?
  /// How many keys of the catalogs the source does not name, as far as that can be seen: one that
  /// is put together at run time is counted too. `nil` where that was not asked.
  public var unusedKeyCount: Int?

  public init(issues: [CatalogIssue], unknownKeys: [KeyUse]?, unusedKeyCount: Int?) {
    self.issues = issues
    self.unknownKeys = unknownKeys
    self.unusedKeyCount = unusedKeyCount
  }

  /// - Parameter locales: the languages to look at; `nil` for each catalog's own.
  init(_ app: AppSource, locales: [LocaleTag]?, rules: Set<CatalogRule>) {
    let uses = app.reading.keyUses
    self.init(
      issues: app.catalogs.flatMap { CatalogIssue.all(in: $0, locales: locales) }
        .filter { rules.contains($0.rule) },
      unknownKeys: rules.contains(.unknownKeys) && !app.catalogs.isEmpty
        ? uses.filter { !$0.isBound && $0.key.needsTranslation } : nil,
      unusedKeyCount: rules.contains(.unusedKeys)
        ? Self.unusedKeys(of: app.catalogs, uses, literals: app.literals) : nil)
  }

  private static func unusedKeys(
    of catalogs: [StringCatalog], _ uses: [KeyUse], literals: Set<String>
  ) -> Int {
    let used = Set(uses.map(\.key)).union(literals)
    return catalogs.reduce(0) { count, catalog in
      count + catalog.entries.count { !used.contains($0.key) }
    }
  }
}

extension String {
  /// Whether there is more to a key than placeholders, digits and signs.
  fileprivate var needsTranslation: Bool {
    FormatString(self).parts.contains { part in
      if case .literal(let text) = part { text.contains(where: \.isLetter) } else { false }
    }
  }
}
