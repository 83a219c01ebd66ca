public import DynamicType
public import LayoutPrediction
internal import LineBreaking
public import TextUnits

/// Measures text without fonts: every character is one em wide, and 1.5 em with Bold Text on.
///
/// In `TextFont(.fixed(10))` a character is 10 pt wide and a line 10 pt high. Text styles have
/// the profile's point sizes and leadings, so that body at `large` is 17 pt a character, and n
/// lines of it are 17 + (n − 1) × 22 high. See ``RoundText`` for where lines end; of the rules
/// only `hyphens: none` is followed.
public struct RoundMeasurer: TextMeasuring {
  public let profile: PlatformProfile

  public init(profile: PlatformProfile = .iOS) {
    self.profile = profile
  }

  public func prepare(
    _ text: String, font: TextFont, locale: LocaleTag, isBoldTextOn: Bool = false,
    rules: LineBreakRules? = nil
  ) -> StyledText {
    var round = RoundText(verbatim: text, advance: isBoldTextOn ? 1.5 : 1)
    if rules?.hyphens == LineBreakRules.Hyphens.none {
      round.columns.breaks.removeAll { $0.reason == .softHyphen }
    }
    return StyledText(
      round.prepared, font: font, scaling: .round, locale: locale, profile: profile)
  }
}
