public import Auditing
public import DynamicType
public import SwiftUISource
public import TextUnits

/// What an audit of an app looked at, and what it did not.
public struct AppCoverage: Sendable {
  /// Swift files that were read.
  public internal(set) var files = 0
  /// Catalogs that were read.
  public internal(set) var catalogs = 0
  /// States of screens, by how they came to be looked at.
  public internal(set) var screens: [ScreenReading.Origin: Int] = [:]
  /// The app's own views, in the order of the source.
  public internal(set) var views: [ViewReading] = []
  /// Uses of catalogs' keys in the source, each place once.
  public internal(set) var keyUses: [KeyUse] = []
  /// Languages, that of the source first.
  public internal(set) var locales: [LocaleTag] = []
  /// Devices by name, in the order of the conditions.
  public internal(set) var devices: [String] = []
  /// Smallest first.
  public internal(set) var sizes: [ContentSize] = []
  /// Screens × languages × devices that were looked at under a few of the sizes alone; 0 where every
  /// one was looked at under all.
  public internal(set) var probed = 0
  /// Screens laid out, each under every condition.
  public internal(set) var layouts = 0
  /// Texts laid out, each under every condition that shows it.
  public internal(set) var textLayouts = 0
  /// Those of them in fonts that stand in for the platform's.
  public internal(set) var standIns = 0
  /// Those of them nearer to another outcome than the margin of error.
  public internal(set) var close = 0
  /// Those of them that are samples of what comes at run time.
  public internal(set) var samples = 0
  /// Places of the source whose inside or size is not known, each once, in its order.
  public internal(set) var gaps: [LayoutCoverage.Gap] = []
  /// Files, folders and screens that were not looked at, or in part.
  public internal(set) var problems: [AppProblem] = []

  /// How many views were understood so far.
  public func views(_ extent: ViewReading.Extent) -> Int { views.count { $0.extent == extent } }

  /// How many uses of keys a catalog answers.
  public var boundKeys: Int { keyUses.count(where: \.isBound) }

  mutating func add(_ coverage: LayoutCoverage) {
    layouts += coverage.conditions
    textLayouts += coverage.textLayouts
    standIns += coverage.standIns
    close += coverage.close
    samples += coverage.samples
  }
}
