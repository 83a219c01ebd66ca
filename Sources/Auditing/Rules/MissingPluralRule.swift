internal import Catalogs
internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A text with a count has no plural forms.
public struct MissingPluralRule: LayoutRule {
  public let id = "missing-plural"
  public let summary = "a text with a count has no plural forms"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      A key has one number in it and no variants by number, in a language whose words change with the number. A
      text with two numbers, as in \"%d of %d\", is left alone: neither rules the noun.
      """,
    why: """
      \"1 items need attention\" is what the reader sees.
      """,
    fails: """
      "%lld items need attention": { "en": "%lld items need attention" }
      """,
    passes: """
      "%lld items need attention": { "en": { one: "%lld item needs attention", other: "…" } }
      """,
    canBeWrong: """
      Not every number counts something: a percentage, a version or a year is reported too. Without the app's
      catalogs the rule is silent.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    // A text stands on a screen at every size.
    var lacking: [Question: String?] = [:]
    return series.observeTexts { screen, seen, text in
      guard let key = text.content.key else { return nil }
      let question = Question(key: key, table: text.content.table)
      let known = lacking[question] ?? keyLackingForms(of: text.content, in: series)
      lacking[question] = known
      guard let known else { return nil }
      var observation = series.observation(
        screen, seen, "\"\(known)\" has one form for every number")
      observation.doubts = []
      return observation
    }
  }

  private func keyLackingForms(of content: TextContent, in series: ScreenSeries) -> String? {
    series.entry(of: content).flatMap { $0.lacksPluralForms(in: series.locale) ? $0.key : nil }
  }

  private struct Question: Hashable {
    let key: String
    let table: String?
  }
}
