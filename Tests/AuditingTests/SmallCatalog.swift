import Auditing
import Catalogs
import DynamicType
import LineBreaking
import RoundAdvances
import TextUnits

/// Catalogs of a few keys, and audits of them in which every character is one em wide.
enum SmallCatalog {
  /// A text of each language for each key; the source language is English.
  static func plain(
    _ texts: KeyValuePairs<String, KeyValuePairs<String, String>>
  ) throws -> StringCatalog {
    try read(
      texts.map { key, texts in
        let localizations = texts.map { #""\#($0)":\#(unit($1))"# }
        return #""\#(key)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
      })
  }

  /// Entries as they stand in the file, a line each; the first is on line 2.
  static func read(_ entries: [String]) throws -> StringCatalog {
    let text = """
      {"sourceLanguage":"en","strings":{
      \(entries.joined(separator: ",\n"))
      },"version":"1.0"}
      """
    return try CatalogReader().read(Array(text.utf8), path: "App/Small.xcstrings")
  }

  /// An entry with a text for each category of numbers in each language.
  static func plural(
    _ key: String, _ forms: KeyValuePairs<String, KeyValuePairs<String, String>>
  ) -> String {
    let localizations = forms.map { tag, forms in
      let forms = forms.map { #""\#($0)":\#(unit($1))"# }.joined(separator: ",")
      return #""\#(tag)":{"variations":{"plural":{\#(forms)}}}"#
    }
    return #""\#(key)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
  }

  private static func unit(_ text: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
  }
}

/// Body text is 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47 and 53 pt at the twelve sizes, so these
/// are the widths of a character.
func audit(
  _ catalog: StringCatalog, width: Points, lines: Int? = nil, height: Points? = nil,
  minimumScale: Double = 1, sizes: [ContentSize] = ContentSize.allCases, locales: [String]? = nil
) throws -> CatalogReport {
  let audit = CatalogAudit(
    measurer: RoundMeasurer(),
    budget: TextBudget(width: width, lines: lines, height: height, minimumScale: minimumScale),
    sizes: sizes)
  return try audit.run(catalog, locales: locales?.compactMap(LocaleTag.init))
}
