internal import TextUnits

/// What the table knows of a device.
public struct DeviceEntry: Sendable {
  /// What sort of screen.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case phone
    case pad
    /// A part of a pad's screen.
    case window
    case foldable
    /// A widget, a Live Activity, a part of the Dynamic Island.
    case canvas
  }

  /// How sure the sizes are.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    /// On a simulator.
    case measured
    /// In lists of devices.
    case documented
    /// From memory.
    case assumed
  }

  /// Upright, without Display Zoom.
  public let device: Device
  /// What sort of screen.
  public let kind: Kind
  /// Other devices with the same screen, and other names.
  public let aliases: [String]
  /// How sure the sizes are.
  public let evidence: Evidence
  /// Where the sizes come from.
  public let source: String
  /// With Display Zoom on Larger Text; `nil` where there is none or its size is not known.
  ///
  /// The safe area is assumed to shrink with the screen.
  public let zoomed: Device?
  /// On its side; `nil` for what cannot be turned.
  public let landscape: Device?

  /// The names that may stand after an `@`, besides versions of iOS.
  public var variants: [String] {
    (zoomed == nil ? [] : ["zoom"]) + (landscape == nil ? [] : ["landscape"])
  }
}

extension DeviceEntry {
  /// From this width on, a phone on its side has the regular size class.
  private static let regularLandscapeWidth: Points = 414

  /// Reads a row of the table.
  ///
  /// - Precondition: the row is complete; the tests read every one.
  init(row: [String], of table: CSVTable) {
    func text(_ name: String) -> String { row[table.column(name)] }
    func optional(_ name: String) -> Points? {
      let field = text(name)
      guard !field.isEmpty else { return nil }
      guard let value = Points(field) else {
        preconditionFailure("device \(row[0]): \(name) is \(field)")
      }
      return value
    }
    func number(_ name: String) -> Points { optional(name) ?? 0 }
    guard let kind = Kind(rawValue: text("kind")),
      let evidence = Evidence(rawValue: text("evidence"))
    else { preconditionFailure("device \(row[0]): kind or evidence") }
    let device = Device(
      name: text("name"), title: text("title"), size: Size(number("width"), number("height")),
      safeAreaInsets: EdgeInsets(
        top: number("top"), leading: number("leading"), bottom: number("bottom"),
        trailing: number("trailing")),
      pixels: PixelGrid(pixelsPerPoint: number("scale")), iOSVersion: Int(number("ios")),
      reservedRegions: text("reserved").split(separator: ";").map(Self.region),
      isCompactWidth: text("width_class") == "compact")
    self.device = device
    self.kind = kind
    self.evidence = evidence
    source = text("source")
    aliases = text("aliases").split(separator: " ").map(String.init)
    zoomed =
      if let width = optional("zoom_width"), let height = optional("zoom_height") {
        device.zoomed(to: Size(width, height))
      } else {
        nil
      }
    landscape =
      if let sides = optional("landscape_sides"), let bottom = optional("landscape_bottom") {
        device.turned(
          insets: EdgeInsets(
            top: kind == .pad ? number("top") : 0, leading: sides, bottom: bottom, trailing: sides),
          isCompactWidth: kind == .phone && device.size.width < Self.regularLandscapeWidth)
      } else {
        nil
      }
  }

  /// `x y width height`.
  private static func region(_ text: Substring) -> Rect {
    let numbers = text.split(separator: " ").compactMap { Points($0) }
    precondition(numbers.count == 4, "a region is four numbers, not \(text)")
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Device {
  fileprivate func zoomed(to size: Size) -> Device {
    var copy = self
    let share = size.width / self.size.width
    copy.name += "@zoom"
    copy.title += ", zoomed"
    copy.size = size
    copy.safeAreaInsets = EdgeInsets(
      top: (safeAreaInsets.top * share).rounded(),
      leading: (safeAreaInsets.leading * share).rounded(),
      bottom: (safeAreaInsets.bottom * share).rounded(),
      trailing: (safeAreaInsets.trailing * share).rounded())
    return copy
  }

  fileprivate func turned(insets: EdgeInsets, isCompactWidth: Bool) -> Device {
    var copy = self
    copy.name += "@landscape"
    copy.title += ", landscape"
    copy.size = Size(size.height, size.width)
    copy.safeAreaInsets = insets
    copy.isCompactWidth = isCompactWidth
    return copy
  }
}
