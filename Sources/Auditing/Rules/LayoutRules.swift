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

  static let english: LocaleTag = {
    guard let tag = LocaleTag("en") else { preconditionFailure("en is a language tag") }
    return tag
  }()
}
