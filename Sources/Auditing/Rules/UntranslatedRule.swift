internal import Catalogs
internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A key has no text in the language.
public struct UntranslatedRule: LayoutRule {
  public let id = "untranslated"
  public let summary = "a key has no text in the language"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      No catalog has a text for the key in the language, and the reader sees the source's. In the source
      language itself it is reported where what shows is a bare name, such as `settings.save`. Texts
      without a letter need no translation.
      """,
    why: """
      The reader cannot read it; and its length says nothing about the translation to come.
      """,
    fails: """
      Text("settings.save")  // no such key in the catalog
      """,
    passes: """
      Text("settings.save")  // "Save" and its translations in the catalog
      """,
    canBeWrong: """
      Product names are the same in all languages; mark them so in the catalog (`shouldTranslate`). A layout
      checked without its catalogs has no translations at all.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observeTexts { screen, seen, text in
      guard text.isUntranslated, text.string.contains(where: \.isLetter),
        series.entry(of: text.content)?.shouldTranslate != false,
        series.locale.language != series.sourceLanguage.language || isBareName(text)
      else { return nil }
      var observation = series.observation(
        screen, seen, "\"\(text.string)\" has no text in \(series.locale)")
      observation.doubts = []
      return observation
    }
  }

  /// Whether a key shows that only a program should see.
  private func isBareName(_ text: PlacedView.PlacedText) -> Bool {
    guard let key = text.content.key, key == text.string else { return false }
    return !key.contains(where: \.isWhitespace)
      && key.dropFirst().dropLast().contains { $0 == "." || $0 == "_" }
  }
}
