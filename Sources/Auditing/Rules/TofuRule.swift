internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A text has characters that no font has.
public struct TofuRule: LayoutRule {
  public let id = "tofu"
  public let summary = "a text has characters that no font has"
  public let severity = Severity.error
  public let document = RuleDocument(
    what: """
      No font at hand has a glyph for part of the text; a box shows in its place.
      """,
    why: """
      Boxes cannot be read.
      """,
    fails: """
      Text("\\u{10FFFF}")
      """,
    passes: """
      Text("Save")
      """,
    canBeWrong: """
      The platform may have a font that this machine lacks. Give its fonts with `--fonts` to be sure.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observeTexts { screen, seen, text in
      let missing = text.styled.prepared.missingClusterCount
      guard missing > 0 else { return nil }
      return series.observation(
        screen, seen, "\(missing) of its characters have no glyph in any font at hand")
    }
  }
}
