internal import TextUnits

/// The rules there are.
public enum LayoutRules {
  /// Every rule, the worst faults first.
  public static let all: [any LayoutRule] = [
    UnreachableRule(), TargetOffScreenRule(), PushedOutRule(), ClippedRule(), OverlapRule(),
    UnderABarRule(), StackedRule(), TruncatedRule(), WordBrokenRule(), CellOverflowRule(),
    ShrunkRule(), WrappedLabelRule(), NoTargetsRule(), SmallTargetRule(),
    UntappablePaddingRule(), LabelEscapesButtonRule(), LeakingPlatformViewRule(),
    FixedFontSizeRule(), FixedWidthControlRule(), FitsOnlyBelowDefaultRule(),
    SizeNotInheritedRule(), TofuRule(), UntranslatedRule(), MissingPluralRule(),
    CappedSizeRule(), NearMissRule(), SourceUsesMostRule(),
  ]

  /// The rule of a name; `nil` where there is none.
  public static func rule(named id: String) -> (any LayoutRule)? {
    all.first { $0.id == id }
  }

  /// The rules of which one at most speaks of a text at a size: that of the worst it does.
  static let textFaults: Set<String> = [
    "clipped", "truncated", "stacked", "word-broken",
  ]

  static let english: LocaleTag = {
    guard let tag = LocaleTag("en") else { preconditionFailure("en is a language tag") }
    return tag
  }()
}
