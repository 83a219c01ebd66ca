public import DynamicType
public import TextUnits

/// A finding as a baseline knows it again: by what it is about, not by the line it stands on.
public struct BaselineEntry: Hashable, Sendable {
  /// Where and of what a finding speaks. Lines have no part in it, so that code may move.
  public struct Subject: Hashable, Sendable, Comparable {
    public var rule: String
    /// The file of the source, or the layout's name.
    public var file: String
    /// The view of the app's own that it stands in, or its path where no source tells.
    public var owner: String
    /// What the view is: `text`, `toggle`.
    public var kind: String
    /// The key of the text concerned, or the text itself; empty where it is no text.
    public var text: String

    public init(rule: String, file: String, owner: String, kind: String, text: String) {
      self.rule = rule
      self.file = file
      self.owner = owner
      self.kind = kind
      self.text = text
    }

    /// By file first, so that a baseline reads like the source.
    public static func < (left: Subject, right: Subject) -> Bool {
      left.order.lexicographicallyPrecedes(right.order)
    }

    private var order: [String] { [file, owner, rule, kind, text] }
  }

  /// A language and device with their settings.
  public struct Setting: Hashable, Sendable, Comparable {
    public var locale: String
    public var device: String
    public var isBoldTextOn: Bool
    public var isDoubleLength: Bool

    public init(
      locale: String, device: String, isBoldTextOn: Bool = false, isDoubleLength: Bool = false
    ) {
      self.locale = locale
      self.device = device
      self.isBoldTextOn = isBoldTextOn
      self.isDoubleLength = isDoubleLength
    }

    public static func < (left: Setting, right: Setting) -> Bool {
      left.order.lexicographicallyPrecedes(right.order)
    }

    private var order: [String] {
      [locale, device, isBoldTextOn ? "1" : "0", isDoubleLength ? "1" : "0"]
    }
  }

  /// How bad the finding is in one setting.
  public struct Extent: Hashable, Sendable {
    /// The smallest size that shows it.
    public var onset: ContentSize
    /// The largest size that shows it.
    public var last: ContentSize
    /// The most room missing at any size.
    public var missing: Points

    public init(onset: ContentSize, last: ContentSize, missing: Points) {
      self.onset = onset
      self.last = last
      self.missing = missing
    }
  }

  public var subject: Subject
  public var severity: Severity
  public var extents: [Setting: Extent]

  public init(subject: Subject, severity: Severity, extents: [Setting: Extent]) {
    self.subject = subject
    self.severity = severity
    self.extents = extents
  }
}

extension BaselineEntry {
  /// Points more than before that count as the same: a font's new version moves widths by as much.
  public static let tolerance: Points = 0.5

  /// In what a finding is worse than what the baseline has, in words; empty where it is no worse.
  ///
  /// Worse is a higher severity, a language or device more, an earlier onset, larger sizes, and more
  /// room missing than ``tolerance`` lets pass.
  public func worsenings(of finding: BaselineEntry) -> [String] {
    var words: [String] = []
    if finding.severity > severity {
      words.append("\(finding.severity.rawValue) instead of \(severity.rawValue)")
    }
    var added: [String] = []
    for (setting, now) in finding.extents.sorted(by: { $0.key < $1.key }) {
      guard let before = extents[setting] else {
        added.append(setting.words)
        continue
      }
      if now.onset < before.onset {
        words.append(
          "\(setting.words) from \(now.onset.shortName) instead of \(before.onset.shortName)")
      }
      if now.last > before.last {
        words.append(
          "\(setting.words) up to \(now.last.shortName) instead of \(before.last.shortName)")
      }
      if now.missing > before.missing + Self.tolerance {
        words.append(
          "\(setting.words) \(PointsText.short(now.missing)) pt missing instead of "
            + PointsText.short(before.missing))
      }
    }
    if !added.isEmpty { words.insert("also \(added.joined(separator: ", "))", at: 0) }
    return words
  }
}

extension BaselineEntry.Setting {
  /// `in de on iphone-16`.
  fileprivate var words: String {
    "in \(locale) on \(device)" + (isBoldTextOn ? " with Bold Text" : "")
      + (isDoubleLength ? " at double length" : "")
  }
}
