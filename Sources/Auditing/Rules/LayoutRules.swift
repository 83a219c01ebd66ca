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

  /// Rules of which one at most speaks of a place at a size: that of the worst fault of a text, and
  /// that of how far a control is off the screen.
  static let families: [Set<String>] = [
    ["clipped", "truncated", "stacked", "word-broken"],
    ["target-off-screen", "unreachable"],
  ]

  /// The rules that speak of the same kind of fault as a rule; itself where it stands alone.
  static func family(of rule: String) -> Set<String> {
    families.first { $0.contains(rule) } ?? [rule]
  }

  /// The rules whose finding at a place another rule's may take over from without making it worse:
  /// those of its family and, for a text that is whole but not as it was meant, those of texts that
  /// are not.
  static func noMilder(than rule: String) -> Set<String> {
    ["wrapped-label", "shrunk"].contains(rule)
      ? family(of: "truncated").union([rule]) : family(of: rule)
  }

  static let english: LocaleTag = {
    guard let tag = LocaleTag("en") else { preconditionFailure("en is a language tag") }
    return tag
  }()
}
