public import Copyfit
public import JSONDocuments

/// A layout that was measured: one line of a file of measured layouts.
public struct LayoutRecord: Sendable {
  /// What a record can show.
  public enum Era: String, Sendable, CaseIterable {
    case recent = "iOS 26 and 27"
    case older = "older iOS"
    /// The Mac's system font is wider: such records show the algorithm, not widths.
    case catalyst = "Mac Catalyst"
  }

  public let id: String
  /// `row`, `control_size`, `label_wrap`, `stack_layout`, `truncation`, `screen`, `spacing`,
  /// `line_count`.
  public let kind: String
  public let note: String
  public let era: Era
  public let condition: Condition
  /// What was drawn over what was laid out: below 1 inside a sheet that does not fill the screen.
  public let drawnScale: Double
  let tree: JSONValue
  let expected: JSONValue

  /// Reads a line's object.
  ///
  /// - Throws: ``Inexpressible`` where its condition is none of ours.
  public init(_ value: JSONValue) throws(Inexpressible) {
    guard let id = value["id"]?.stringValue, let kind = value["kind"]?.stringValue,
      let tree = value["tree"], let expected = value["expected"],
      let condition = value["condition"]
    else { throw Inexpressible("it is no record of a layout") }
    self.id = id
    self.kind = kind
    self.tree = tree
    self.expected = expected
    note = value["note"]?.stringValue ?? ""
    let system = condition["os"]?.stringValue ?? ""
    let version = Self.version(system)
    era = system.contains("Catalyst") ? .catalyst : version >= 26 ? .recent : .older
    let device = condition["device"]?.stringValue ?? ""
    let font = tree["font"]?.stringValue ?? ""
    drawnScale =
      device.contains("detent sheet") || font.contains("scaled 0.96") ? 386.0 / 402 : 1
    guard let size = ContentSize(name: condition["size_category"]?.stringValue ?? "") else {
      throw Inexpressible("its size category is not stated")
    }
    let locale = condition["locale"]?.stringValue ?? ""
    guard
      let tag = LocaleTag(locale.contains("ja") ? "ja" : locale) ?? LocaleTag("en")
    else { throw Inexpressible("its language is not stated") }
    self.condition = Condition(
      locale: tag, size: size,
      device: Self.device(
        device, version: version, pixelsPerPoint: condition["scale"]?.doubleValue ?? 3))
  }

  /// The screen's height of a bar or an edge that devices keep for themselves.
  private static func device(
    _ text: String, version: Int, pixelsPerPoint: Double
  ) -> Device {
    let numbers = text.split { !$0.isNumber && $0 != "x" }.lazy
      .map { $0.split(separator: "x").compactMap { Points(String($0)) } }
    let lengths = numbers.first { $0.count == 2 && $0[0] >= 100 } ?? [402, 874]
    let insets: EdgeInsets =
      switch (lengths[0], lengths[1]) {
      case (375, 667): EdgeInsets(top: 20)
      case (375, 812): EdgeInsets(top: 50, bottom: 34)
      case (390, 844): EdgeInsets(top: 47, bottom: 34)
      case (393, 852): EdgeInsets(top: 59, bottom: 34)
      case (600..., _): EdgeInsets(top: 32, bottom: 20)
      default: EdgeInsets(top: 62, bottom: 34)
      }
    return Device(
      name: text, size: Size(lengths[0], lengths[1]), safeAreaInsets: insets,
      pixels: PixelGrid(pixelsPerPoint: pixelsPerPoint), iOSVersion: version,
      isCompactWidth: lengths[0] < 600)
  }

  /// The first version named: 26 of `iOS 26.0 simulator`, 18 of `SwiftUI 6.0.87 (iOS 18 …)`.
  private static func version(_ text: String) -> Int {
    let words = text.split { " ()/,-".contains($0) }
    let afterName = words.firstIndex { $0 == "iOS" }.map { words[($0 + 1)...] } ?? words[...]
    return afterName.lazy.compactMap { Int($0.prefix { $0.isNumber }) }.first ?? 0
  }
}

/// Why a record cannot be stated as a view tree.
public struct Inexpressible: Error, Sendable {
  public let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
