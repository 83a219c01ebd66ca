public import DynamicType
public import LineBreaking
public import TextUnits

/// What a rule sees at one place at one size.
public struct Observation: Sendable {
  /// Where in the layout.
  public var place: Place
  /// The content size.
  public var size: ContentSize
  /// What is wrong, in words that name the numbers.
  public var message: String
  /// Where a policy makes it matter more or less than the rule says.
  public var severity: Severity?
  /// How much room is missing; 0 where the fault is no want of room.
  public var missing: Points
  /// The catalog's key of the text concerned.
  public var key: String?
  /// The text concerned.
  public var text: String?
  /// The lines of the text concerned, as they show.
  public var lines: [String]
  /// What became of the text concerned.
  public var outcome: TextOutcome?
  /// Every reason to doubt it.
  public var doubts: [Doubt]

  /// An observation of no text; ``ScreenSeries/observation(_:_:_:severity:missing:)`` makes one of a
  /// view.
  public init(
    _ place: Place, at size: ContentSize, _ message: String, severity: Severity? = nil,
    missing: Points = 0, doubts: [Doubt] = []
  ) {
    self.place = place
    self.size = size
    self.message = message
    self.severity = severity
    self.missing = missing
    self.doubts = doubts
    lines = []
  }
}
