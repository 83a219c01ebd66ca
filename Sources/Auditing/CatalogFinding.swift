public import Catalogs
public import DynamicType
public import LineBreaking
public import TextUnits

/// A text of a catalog that does not fit its budget, in one language.
public struct CatalogFinding: Sendable {
  /// The text at one of the sizes.
  public struct Sight: Sendable {
    /// The content size.
    public let size: ContentSize
    /// The text as it came out, its lengths in points.
    public let layout: TextLayout
  }

  /// The entry's key, as the catalog writes it.
  public let key: String
  /// The language that was checked.
  public let locale: LocaleTag
  /// The text with its sample arguments, and the variant it is of: the worst of the entry's.
  public let sample: SampledText
  /// Where to mend it.
  public let file: String
  /// From 1; `nil` where the format tells no lines.
  public let line: Int?
  /// Whether the language shows another's text for want of a translation.
  public let isUntranslated: Bool
  /// The outcome at each size that was checked, smallest first.
  public let outcomes: [TextOutcome]
  /// The smallest size with a fault.
  public let onset: Sight
  /// The largest of the sizes with the worst fault.
  public let worst: Sight
  /// At `large`, or the nearest checked size below it, or else the smallest checked.
  public let usual: Sight

  /// The points missing at the worst size; 0 where a fault has another cause than width.
  public var missing: Points {
    worst.layout.hasSufficientWidth ? max(0, -worst.layout.slack) : 0
  }
}

/// The findings of one key, worst first.
public struct KeyFindings: Sendable {
  /// The entry's key, as the catalog writes it.
  public let key: String
  /// Where to mend it.
  public let file: String
  /// From 1; `nil` where the format tells no lines.
  public let line: Int?
  /// One for each language with a fault; at least one.
  public let findings: [CatalogFinding]
  /// What the source language's own text needs where it has no room even at `large`, the size
  /// people start from; `nil` where it has. Such a text needs another place altogether, or the
  /// budget is not meant for it.
  public let sourceRequiredWidth: Points?

  /// Whether the source language's own text has no room at the usual size.
  public var isTooLongAtSource: Bool { sourceRequiredWidth != nil }
}

extension TextOutcome {
  /// Orders outcomes by how bad they are: 0 is the worst.
  var severityRank: Int {
    Self.allCases.firstIndex(of: self) ?? Self.allCases.count
  }
}
