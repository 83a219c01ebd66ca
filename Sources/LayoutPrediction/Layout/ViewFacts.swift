/// Something the source says of a view that its frame does not show.
public struct ViewFacts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Its font has a size that does not follow the person's choice.
  public static let fixedFontSize = ViewFacts(rawValue: 1 << 0)
  /// A range keeps it from following the person's choice to its ends.
  public static let cappedSize = ViewFacts(rawValue: 1 << 1)
  /// A platform view without a width or height of its own.
  public static let unframedPlatformView = ViewFacts(rawValue: 1 << 2)
  /// `ViewThatFits` shows its last view although it does not fit.
  public static let nothingFits = ViewFacts(rawValue: 1 << 3)
  /// `ViewThatFits` shows another view than its first.
  public static let fallenBack = ViewFacts(rawValue: 1 << 4)
  /// A frame fixed in both directions.
  public static let fixedFrame = ViewFacts(rawValue: 1 << 5)
  /// Drawn but not seen (`hidden`, opacity 0).
  public static let hidden = ViewFacts(rawValue: 1 << 6)
  /// Its inside is not known.
  public static let opaque = ViewFacts(rawValue: 1 << 7)
  /// How much room it is offered follows from a rule without evidence: how a title and its value
  /// share a row.
  public static let assumedRoom = ViewFacts(rawValue: 1 << 8)
}
