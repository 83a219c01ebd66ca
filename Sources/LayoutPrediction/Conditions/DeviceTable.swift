internal import TextUnits

/// The devices by name: data with their sources, in `Tables/devices-ios.csv`.
public struct DeviceTable: Sendable {
  /// In the order of the table.
  public let entries: [DeviceEntry]
  private let positions: [String: Int]

  /// iPhones, iPads, their windows, foldables, and canvases of widgets.
  public static let iOS = DeviceTable(CSVTable(utf8: PackageResources.devices_ios_csv))

  /// The versions of iOS a device may be said to run.
  public static let versions = 15...27

  /// - Precondition: names and aliases are unique.
  init(_ table: CSVTable) {
    entries = table.rows.map { DeviceEntry(row: $0, of: table) }
    var positions: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      for name in [entry.device.name] + entry.aliases {
        precondition(positions.updateValue(index, forKey: name) == nil, "two devices \(name)")
      }
    }
    self.positions = positions
  }

  /// Every name a device may be called by, aliases after the name they stand for.
  public var names: [String] {
    entries.flatMap { [$0.device.name] + $0.aliases }
  }

  /// The entry of a device by its name or an alias; `nil` where there is none.
  public func entry(named name: String) -> DeviceEntry? {
    positions[name.lowercased()].map { entries[$0] }
  }

  /// A device by name, with variants after it: `iphone-16`, `iphone-16@zoom`,
  /// `iphone-16@landscape`, `iphone-16@ios17`, `iphone-se-3@zoom@ios18`.
  ///
  /// - Throws: ``DeviceError``.
  public func device(named name: String) throws(DeviceError) -> Device {
    let parts = name.lowercased().split(separator: "@", omittingEmptySubsequences: false)
      .map(String.init)
    guard let base = parts.first, let entry = entry(named: base) else {
      throw .unknownDevice(
        name: parts.first ?? name, nearest: NearestName.of(parts.first ?? name, among: names))
    }
    var device = entry.device
    var version: Int?
    for variant in parts.dropFirst() {
      if let number = try Self.version(variant, of: base, entry) {
        version = number
      } else {
        guard device.name == entry.device.name else {
          throw .unsupported(
            variant: variant, device: "\(base)@\(parts[1])",
            known: ["ios\(entry.device.iOSVersion)"])
        }
        device = try Self.variant(variant, of: base, entry)
      }
    }
    if base != entry.device.name {
      // An alias is another device with the same screen; findings name the one asked for.
      device.name = base + device.name.dropFirst(entry.device.name.count)
      device.title = "\(base) (\(device.title))"
    }
    if let version {
      device.iOSVersion = version
      device.name += "@ios\(version)"
    }
    return device
  }

  /// The version a variant names; `nil` where it names none.
  private static func version(
    _ variant: String, of base: String, _ entry: DeviceEntry
  ) throws(DeviceError) -> Int? {
    guard variant.hasPrefix("ios") else { return nil }
    guard let number = Int(variant.dropFirst(3)), versions.contains(number) else {
      throw .unknownVariant(
        name: variant, of: base,
        known: ["ios\(versions.lowerBound)", "…", "ios\(versions.upperBound)"])
    }
    return number
  }

  private static func variant(
    _ variant: String, of base: String, _ entry: DeviceEntry
  ) throws(DeviceError) -> Device {
    let known = entry.variants + ["ios\(entry.device.iOSVersion)"]
    switch variant {
    case "zoom":
      guard let zoomed = entry.zoomed else {
        throw .unsupported(variant: variant, device: base, known: known)
      }
      return zoomed
    case "landscape":
      guard let landscape = entry.landscape else {
        throw .unsupported(variant: variant, device: base, known: known)
      }
      return landscape
    default:
      throw .unknownVariant(name: variant, of: base, known: known)
    }
  }
}
