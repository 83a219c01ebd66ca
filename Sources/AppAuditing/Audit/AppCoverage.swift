public import Auditing
public import DynamicType
public import SwiftUISource
public import TextUnits

/// What an audit of an app looked at, and what it did not.
public struct AppCoverage: Sendable {
  /// Swift files that were read.
  public var files = 0
  /// Catalogs that were read.
  public var catalogs = 0
  /// States of screens, by how they came to be looked at.
  public var screens: [ScreenReading.Origin: Int] = [:]
  /// The app's own views, in the order of the source.
  public var views: [ViewReading] = []
  /// Uses of catalogs' keys in the source, each place once.
  public var keyUses: [KeyUse] = []
  /// Languages, that of the source first.
  public var locales: [LocaleTag] = []
  /// Devices by name, in the order of the conditions.
  public var devices: [String] = []
  /// Smallest first.
  public var sizes: [ContentSize] = []
  /// Screens × languages × devices that were looked at under a few of the sizes alone; 0 where every
  /// one was looked at under all.
  public var probed = 0
  /// Screens × languages × devices that were not looked at, where others need more room.
  public var skipped = 0
  /// Screens laid out, each under every condition.
  public var layouts = 0
  /// Texts laid out, each under every condition that shows it.
  public var textLayouts = 0
  /// Those of them in fonts that stand in for the platform's.
  public var standIns = 0
  /// Those of them nearer to another outcome than the margin of error.
  public var close = 0
  /// Those of them that are samples of what comes at run time.
  public var samples = 0
  /// Places of the source whose inside or size is not known, each once, in its order.
  public var gaps: [LayoutCoverage.Gap] = []
  /// Files, folders and screens that were not looked at, or in part.
  public var problems: [AppProblem] = []

  /// The part of the screens that was looked at; `nil` for all.
  public var shard: Shard?
  /// The changes that chose the screens; `nil` where all were looked at.
  public var changes: SourceChanges?
  /// States of screens that no change reaches.
  public var unchangedScreens = 0

  /// Whether only a part of the app was looked at.
  public var isPartial: Bool { shard != nil || changes != nil }

  /// How many views were understood so far.
  public func views(_ extent: ViewReading.Extent) -> Int { views.count { $0.extent == extent } }

  /// How many uses of keys a catalog answers.
  public var boundKeys: Int { keyUses.count(where: \.isBound) }

  public init() {}

  mutating func add(_ coverage: LayoutCoverage) {
    layouts += coverage.conditions
    textLayouts += coverage.textLayouts
    standIns += coverage.standIns
    close += coverage.close
    samples += coverage.samples
  }
}
