public import JSONDocuments
public import TextUnits

/// A text that was measured on iOS: one line of a file of ground truth.
public struct MeasuredRecord: Sendable {
  public let id: String
  /// `text` for a width, `height` for a height alone, `multiline` for lines of unknown setting.
  public let kind: String
  public let text: String
  /// Where the record names none, English: such texts are symbols.
  public let locale: LocaleTag
  public let pointSize: Points
  /// `nil` where nobody knows it.
  public let weight: FontWeight?
  public let width: Points?
  public let height: Points?
  public let lineCount: Int?
  public let widthLimit: Points?
  public let pixelsPerPoint: Double?
  public let rounding: WidthRounding?
  /// What was asked for the size: `UILabel frame`, `NSString.size(withAttributes:)`…
  public let interface: String

  /// Reads a line's object; `nil` where it is a rule or a table and not a text.
  public init?(_ value: JSONValue) {
    guard let id = value["id"]?.stringValue, let kind = value["kind"]?.stringValue,
      let text = value["text"]?.stringValue, let font = value["font"],
      let pointSize = font["size"]?.doubleValue,
      let locale = LocaleTag(value["lang"]?.stringValue ?? "en")
    else { return nil }
    self.id = id
    self.kind = kind
    self.text = text
    self.locale = locale
    self.pointSize = pointSize
    weight = font["weight"]?.stringValue.flatMap(FontWeight.init(name:))
    width = value["width"]?.doubleValue
    height = value["height"]?.doubleValue
    lineCount = value["lines"]?.integerValue
    widthLimit = value["width_limit"]?.doubleValue
    pixelsPerPoint = value["scale"]?.doubleValue
    rounding = value["width_rounding"]?.stringValue.flatMap(WidthRounding.init(name:))
    interface = value["api"]?.stringValue ?? ""
  }

  /// Whether the three strings are meant to be odd rather than to be read.
  public var isOddString: Bool {
    ["AVAST Wavy To. LT", "iiiiillll", "WWWW MMMM"].contains(text)
  }

  /// Whether the width is that of something a person sees on a screen, not the answer of a text
  /// system function (`NSString.size`, `NSLayoutManager`).
  public var isLabel: Bool { !interface.hasPrefix("NS") }
}
