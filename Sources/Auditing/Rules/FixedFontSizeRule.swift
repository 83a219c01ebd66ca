internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// Text has a font size that does not follow the person's choice.
public struct FixedFontSizeRule: LayoutRule {
  public let id = "fixed-font-size"
  public let summary = "text has a font size that does not follow the person's choice"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      The font is given in points without a text style to scale with. One or two characters in a frame of
      fixed width and height are sized by their cell and left alone.
      """,
    why: """
      Somebody who needs large text gets the same small text as everybody.
      """,
    fails: """
      Text("Last backup").font(.system(size: 15))
      """,
    passes: """
      Text("Last backup").font(.subheadline)
      """,
    canBeWrong: """
      A text that is part of a picture, such as a clock's face, should not grow; suppress it there.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    series.observeTexts { screen, seen, text in
      guard seen.view.facts.contains(.fixedFontSize), !Self.setBySystem.contains(seen.view.kind),
        !seen.ancestors.contains(where: { $0.view.kind == "segment" }),
        !isSign(text.string, seen)
      else { return nil }
      var observation = series.observation(
        screen, seen,
        "\(PointsText.short(text.styled.sizedFont(at: text.size).pointSize)) pt at every size")
      observation.doubts = []
      return observation
    }
  }

  private func isSign(_ text: String, _ seen: SeenView) -> Bool {
    text.count <= 2
      && seen.ancestors.contains { $0.view.facts.contains(.fixedFrame) }
  }

  private static let setBySystem: Set<String> = ["tabTitle", "navigationTitle"]
}
