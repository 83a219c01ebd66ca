public import DynamicType
public import TextUnits

/// What an audit of a layout looked at, and what it did not.
public struct LayoutCoverage: Sendable, Hashable {
  /// A part of the layout about which nothing is known.
  public struct Gap: Sendable, Hashable {
    /// Why nothing is known.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
      /// A view of the app's own whose inside is not known.
      case opaqueView = "opaque-view"
      /// A view of UIKit.
      case platformView = "platform-view"
      /// What a `GeometryReader` does with the size it reads is not known.
      case geometryReader = "geometry-reader"
      /// The source hides it.
      case hidden
      /// No condition that was checked shows it.
      case neverShown = "never-shown"
    }

    /// The outermost view concerned.
    public let place: Place
    /// Why nothing is known of it.
    public let reason: Reason
    /// The type's name, where the view is one of the app's own.
    public let name: String?

    public init(place: Place, reason: Reason, name: String?) {
      self.place = place
      self.reason = reason
      self.name = name
    }
  }

  /// Sheets, popovers and alerts counted.
  public var screens = 0
  /// Views of the tree, and those that at least one condition showed.
  public var views = 0
  /// Views that at least one condition showed.
  public var viewsSeen = 0
  /// Texts by their place, each counted once.
  public var texts = 0
  /// Things to tap by their place, each counted once.
  public var targets = 0
  /// Languages × devices × sizes, with Bold Text and double length as they were asked for.
  public var conditions = 0
  /// In the order of their tags.
  public var locales: [LocaleTag] = []
  /// Names, in the order of the conditions.
  public var devices: [String] = []
  /// Smallest first.
  public var sizes: [ContentSize] = []
  /// Texts laid out, each under every condition that shows it.
  public var textLayouts = 0
  /// Those of them in fonts that stand in for the platform's.
  public var standIns = 0
  /// Those of them nearer to another outcome than the margin of error.
  public var close = 0
  /// Those of them with characters that no font has.
  public var tofu = 0
  /// Those of them that are samples of what comes at run time.
  public var samples = 0
  /// Those of them in a language that has no text for the key.
  public var untranslated = 0
  /// In the order of the tree.
  public var gaps: [Gap] = []

  public init() {}

  /// Adds the counts of other conditions of the same layout.
  mutating func add(_ other: LayoutCoverage) {
    conditions += other.conditions
    textLayouts += other.textLayouts
    standIns += other.standIns
    close += other.close
    tofu += other.tofu
    samples += other.samples
    untranslated += other.untranslated
  }
}
