import DynamicType
import LayoutPrediction
import RoundAdvances
import TextUnits

/// Measurers with round advances that have something else wrong with them.
enum RoundAudit {
  static let measurer = RoundMeasurer()

  /// Measures in a font that stands in for the platform's.
  struct StandIns: TextMeasuring {
    /// How far widths may be off, as a share.
    let margin: Double

    var profile: PlatformProfile { .iOS }

    func prepare(
      _ text: String, font: TextFont, locale: LocaleTag, isBoldTextOn: Bool, rules: LineBreakRules?
    ) -> StyledText {
      StyledText(
        RoundText(verbatim: text).standingIn(margin: margin).prepared, font: font, scaling: .round,
        locale: locale, profile: profile)
    }
  }

  struct Unmeasurable: Error, Equatable {
    let text: String
  }

  /// Cannot measure texts that say so.
  struct Failing: TextMeasuring {
    var profile: PlatformProfile { .iOS }

    func prepare(
      _ text: String, font: TextFont, locale: LocaleTag, isBoldTextOn: Bool, rules: LineBreakRules?
    ) throws -> StyledText {
      guard !text.contains("unmeasurable") else { throw Unmeasurable(text: text) }
      return measurer.prepare(
        text, font: font, locale: locale, isBoldTextOn: isBoldTextOn, rules: rules)
    }
  }
}
