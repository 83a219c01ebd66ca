internal import DynamicType
internal import LayoutPrediction

/// A way to change a layout that helps against some faults.
protocol Cure: Sendable {
  /// The name in reports, as in `value-below-label`.
  var name: String { get }
  /// What it changes.
  var aspect: CureAspect { get }
  /// Whether it is tried only where nothing else helps.
  var isLastResort: Bool { get }

  /// Changes worth trying, the likeliest first; none where the cure is not for such a fault.
  func changes(for fault: Fault) -> [CureChange]
}

extension Cure {
  var isLastResort: Bool { false }
}

/// What a cure changes; two that change the same are not tried together.
enum CureAspect: Sendable {
  /// Where views stand beside or below one another.
  case arrangement
  /// How a text is set in its room.
  case text
  /// What room a view has or asks for.
  case room
  /// What its surroundings tell a view.
  case surroundings
}

/// A change of one view.
struct CureChange: Sendable {
  /// What changes of several places have in common that belong together.
  let variant: String
  /// What is changed, in a line.
  let summary: String
  /// Path of the view to change.
  let path: String
  let make: @Sendable (ViewNode) -> ViewNode
}

/// A cure with the changes it makes at all places of a finding.
struct CureRecipe: Sendable {
  let cure: any Cure
  /// At least one, all of one variant.
  let changes: [CureChange]

  /// The cure and the variant.
  var name: String { cure.name + " " + (changes.first?.variant ?? "") }
}

/// The ways there are, in the order they are tried.
enum Cures {
  static let all: [any Cure] = [
    PresentedSizeCure(), MeasuredSlotCure(), ReservedInsetCure(), PaddingIntoLabelCure(),
    ScaledMetricCure(), FlexibleFrameCure(), FixedSizeVerticalCure(),
    WrappingTextCure(), ControlPriorityCure(), ValueBelowLabelCure(), ViewThatFitsCure(),
    AccessibilityBranchCure(),
    ShrinkToFitCure(), ScrollViewCure(), SizeCapCure(),
  ]
}
