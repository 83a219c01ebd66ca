public import Catalogs
public import DynamicType
public import TextUnits

/// What a check of a catalog found, and what it looked at.
public struct CatalogReport: Sendable {
  /// What was looked at, out of what there is.
  public struct Coverage: Sendable, Hashable {
    /// Entries of the catalog.
    public var keys = 0
    /// Languages checked.
    public var locales = 0
    /// Content sizes checked.
    public var sizes = 0
    /// Key × locale × size, each looked at in all its variants.
    public var conditions = 0
    /// Texts laid out, plural and device variants counted.
    public var layouts = 0
    /// Key × locale without a translation of its own: the source's text was measured.
    public var untranslated = 0
    /// Key × locale the catalog marks as not to be translated.
    public var notForTranslation = 0
    /// Conditions whose verdict is within the margin of error of another.
    public var close = 0
    /// Texts with characters no font at hand has.
    public var tofu = 0
    /// Texts measured in fonts that stand in for the platform's.
    public var standIns = 0
    /// Texts measured.
    public var texts = 0
  }

  /// What was checked.
  public let catalog: StringCatalog
  /// The room it was checked against.
  public let budget: TextBudget
  /// The languages checked, in the order they were.
  public let locales: [LocaleTag]
  /// The sizes checked, smallest first.
  public let sizes: [ContentSize]
  /// What was looked at.
  public let coverage: Coverage
  /// By key, worst first; keys whose source text has no room at the usual size come last.
  public let findings: [KeyFindings]
}
