public import DynamicType
public import LayoutPrediction
public import LineBreaking
public import TextUnits

/// A fault of a layout, with every place and condition that shows it for the same cause.
public struct LayoutFinding: Sendable {
  /// What is seen at one size.
  public struct Sight: Sendable, Hashable {
    /// The content size.
    public let size: ContentSize
    /// What is wrong, in words that name the numbers.
    public let message: String
    /// How much room is missing; 0 where the fault is no want of room.
    public let missing: Points
    /// The lines of the text concerned, as they show.
    public let lines: [String]
    /// What became of the text concerned; `nil` where it is no text.
    public let outcome: TextOutcome?

    public init(
      size: ContentSize, message: String, missing: Points, lines: [String], outcome: TextOutcome?
    ) {
      self.size = size
      self.message = message
      self.missing = missing
      self.lines = lines
      self.outcome = outcome
    }
  }

  /// The fault at one place, in one language on one device.
  public struct Occurrence: Sendable {
    /// Where in the layout.
    public let place: Place
    /// The catalog's key of the text concerned.
    public let key: String?
    /// The text concerned, as it was set.
    public let text: String?
    /// The language.
    public let locale: LocaleTag
    /// The screen.
    public let device: Device
    /// Whether the accessibility setting Bold Text was on.
    public let isBoldTextOn: Bool
    /// Whether every translatable text was set twice in a row.
    public let isDoubleLength: Bool
    /// The worst at any size: the rule's, or what a policy makes of it.
    public let severity: Severity
    /// The sizes that were checked, smallest first.
    public let checkedSizes: [ContentSize]
    /// Those of them that show it.
    public let sizes: [ContentSize]
    /// Sizes beyond the onset at which another rule sees a fault of the same kind at the place: text
    /// that is cut where its words came apart before, a button out of reach that was half seen.
    public internal(set) var worseSizes: [ContentSize] = []
    /// The smallest size that shows it.
    public let onset: Sight
    /// The size with the most room missing; of several, the largest.
    public let worst: Sight
    /// Every reason to doubt it, at any size.
    public let doubts: [Doubt]

    public init(
      place: Place, key: String?, text: String?, locale: LocaleTag, device: Device,
      isBoldTextOn: Bool, isDoubleLength: Bool, severity: Severity, checkedSizes: [ContentSize],
      sizes: [ContentSize], worseSizes: [ContentSize] = [], onset: Sight, worst: Sight,
      doubts: [Doubt]
    ) {
      self.place = place
      self.key = key
      self.text = text
      self.locale = locale
      self.device = device
      self.isBoldTextOn = isBoldTextOn
      self.isDoubleLength = isDoubleLength
      self.severity = severity
      self.checkedSizes = checkedSizes
      self.sizes = sizes
      self.worseSizes = worseSizes
      self.onset = onset
      self.worst = worst
      self.doubts = doubts
    }

    /// Whether every checked size from the onset on shows it, or a fault of the same kind.
    public var staysToLargest: Bool {
      checkedSizes.allSatisfy {
        $0 < onset.size || sizes.contains($0) || worseSizes.contains($0)
      }
    }

    /// Whether every checked size shows it.
    public var isAtEverySize: Bool { checkedSizes == sizes }

    /// How far it can be believed.
    public var belief: Belief { Belief(doubts) }
  }

  /// The rule's name.
  public let rule: String
  /// That of the worst occurrence.
  public let severity: Severity
  /// The worst first; there is at least one.
  public let occurrences: [Occurrence]

  /// The place of the worst occurrence.
  public var place: Place { occurrences[0].place }

  /// The places that show the same fault for the same cause, in the order of the tree.
  public var otherPlaces: [Place] {
    var seen: Set<String> = [place.path]
    return occurrences.map(\.place).filter { seen.insert($0.path).inserted }
  }

  /// The most anything speaks for it.
  public var belief: Belief { occurrences.map(\.belief).min() ?? .sure }
}
