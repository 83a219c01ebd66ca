import Auditing
import Catalogs
import DynamicType
import LayoutPrediction
import LineBreaking
import RoundAdvances
import TextUnits

/// Reports on catalogs of a few keys, measured with round advances.
enum CatalogSamples {
  /// A catalog in English and German with a key of every kind.
  static let mixed = """
    {
      "sourceLanguage": "en",
      "strings": {
        "OK": { "localizations": { "de": { "stringUnit": { "value": "OK" } } } },
        "Save changes": {
          "localizations": { "de": { "stringUnit": { "value": "Änderungen sichern" } } }
        },
        "%lld days": {
          "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "value": "%lld day" } },
              "other": { "stringUnit": { "value": "%lld days" } } } } },
            "de": { "variations": { "plural": {
              "one": { "stringUnit": { "value": "%lld Tag" } },
              "other": { "stringUnit": { "value": "%lld Tage" } } } } }
          }
        },
        "Quit": {},
        "An unreasonably long text for a button": {}
      },
      "version": "1.0"
    }
    """

  /// One key in eight languages, more than a report writes out.
  static let manyLanguages = """
    {"sourceLanguage":"en","strings":{"k":{"localizations":{
    \(["ar", "de", "es", "fi", "fr", "ja", "ko", "ru"].map {
      #""\#($0)":{"stringUnit":{"value":"abcdefgh"}}"#
    }.joined(separator: ",\n"))}}}}
    """

  /// Keys that could break the form of a report.
  static let awkward = """
    {"sourceLanguage":"en","strings":{
    "two\\nlines and a \\"quote\\"":{},
    "tab\\tand \\u001b[31mred\\u001b[0m":{},
    "\\u202Eoverride":{},
    "الجلسات النشطة على جهاز Mac":{},
    "実行中のセッション":{},
    "👩‍👩‍👧‍👦🏳️‍🌈🎉":{},
    "back\\\\slash | pipe / stroke":{},
    "\(String(repeating: "very ", count: 30))long":{},
    "":{"localizations":{"en":{"stringUnit":{"value":"the key is empty"}}}}
    }}
    """

  /// Body text at 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47 and 53 pt a character.
  static func report(
    _ text: String, path: String = "App/Localizable.xcstrings",
    budget: TextBudget = TextBudget(width: 160, lines: 1),
    sizes: [ContentSize] = ContentSize.allCases
  ) throws -> CatalogReport {
    let catalog = try CatalogReader().read(Array(text.utf8), path: path)
    return try CatalogAudit(measurer: RoundMeasurer(), budget: budget, sizes: sizes).run(catalog)
  }
}
