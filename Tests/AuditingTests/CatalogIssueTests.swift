import Auditing
import Catalogs
import Testing
import TextUnits

@Suite("What is wrong with catalogs whatever their room")
struct CatalogIssueTests {
  private static func issues(_ entries: String...) throws -> [String] {
    CatalogIssue.all(in: try SmallCatalog.read(entries)).map { issue in
      let languages = issue.locales.map(\.identifier).joined(separator: ",")
      return "\(issue.line ?? 0) \(issue.severity.rawValue) \(issue.rule.rawValue) \(languages): "
        + issue.message
    }
  }

  private static func plain(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
    let localizations = texts.map { #""\#($0)":{"stringUnit":{"value":"\#($1)"}}"# }
    return #""\#(key)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
  }

  /// Arguments: key, German text, what is said of it. The rules are printf's: a placeholder reads
  /// the argument of its number, as what its letter says.
  @Test(
    "arguments that differ from the key's",
    arguments: [
      ("Hi %@", "Hallo %@", []),
      ("%@ of %@", "%2$@ von %1$@", []),
      ("%lld Macs", "%d Macs", []), ("%lld Macs", "%x Macs", []), ("%lf %%", "%.1f %%", []),
      ("Hi %@", "Hallo", ["warning: argument 1, %@, is not shown"]),
      ("Hi", "Hallo %@", []),
      ("Hi %@", "Hallo %@ %@", ["error: %@ is argument 2, which the source does not have"]),
      (
        "Hi %@", "Hallo %2$@",
        [
          "error: %2$@ is argument 2, which the source does not have",
          "warning: argument 1, %@, is not shown",
        ]
      ),
      ("Hi %@", "Hallo %d", ["error: %d takes another kind of argument than the source's %@"]),
      ("%lld Macs", "%f Macs", ["error: %f takes another kind of argument than the source's %lld"]),
      (
        "%@ of %lld", "%lld von %@",
        [
          "error: %lld takes another kind of argument than the source's %@",
          "error: %@ takes another kind of argument than the source's %lld",
        ]
      ),
    ])
  func arguments(key: String, text: String, expected: [String]) throws {
    let found = try Self.issues(Self.plain(key, ["de": text])).filter {
      $0.contains("format-specifiers")
    }
    #expect(
      found
        == expected.map {
          let parts = $0.split(separator: ":", maxSplits: 1)
          return "2 \(parts[0]) format-specifiers de:\(parts[1])"
        })
  }

  @Test("where the key has no placeholders, the source's text says what there is")
  func named() throws {
    #expect(
      try Self.issues(Self.plain("greeting", ["en": "Hi %@", "de": "%lld", "fr": "%@"]))
        == [
          "2 error format-specifiers de: %lld takes another kind of argument than the source's %@"
        ])
  }

  @Test("a form for one number may leave the number out")
  func pluralForms() throws {
    #expect(
      try Self.issues(
        SmallCatalog.plural("%lld files", ["de": ["one": "Eine Datei", "other": "%lld Dateien"]]))
        == ["2 warning plural-forms en: one form for every number"])
  }

  /// CLDR: Russian has one, few, many (and other for fractions), Japanese only other, Czech many
  /// for fractions alone, French many from a million on.
  @Test(
    "categories without a form",
    arguments: [
      ("ru", ["one": "%lld a", "other": "%lld b"], ["few, many"]),
      ("ru", ["one": "%lld a", "few": "%lld b", "many": "%lld c", "other": "%lld d"], []),
      ("ja", ["other": "%lld a"], []), ("de", ["other": "%lld a"], ["one"]),
      ("cs", ["one": "%lld a", "few": "%lld b", "other": "%lld c"], []),
      ("fr", ["one": "%lld a", "other": "%lld b"], []),
      ("ar", ["zero": "a", "one": "b", "two": "c", "other": "%lld"], ["few, many"]),
    ] as [(String, KeyValuePairs<String, String>, [String])])
  func categories(locale: String, forms: KeyValuePairs<String, String>, missing: [String]) throws {
    let issues = try Self.issues(
      SmallCatalog.plural("count", [locale: forms, "en": ["one": "%lld a", "other": "%lld b"]]))
    #expect(
      issues
        == missing.map { "2 warning plural-forms \(locale): no form for the numbers of \($0)" })
  }

  @Test("unused keys are looked at too, and texts of another language's are not")
  func fallback() throws {
    #expect(
      try Self.issues(
        Self.plain("a", ["en": "%lld items"]), Self.plain("b", ["en": "B", "fr": "C"]))
        == ["2 warning plural-forms en: one form for every number"])
  }
}
