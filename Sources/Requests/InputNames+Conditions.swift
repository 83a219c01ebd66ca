public import LayoutPrediction
internal import TextUnits

extension InputNames {
  /// A device by name, with its variants: `iphone-16`, `iphone-16@zoom`, `iphone-16@ios17`.
  public static func device(_ name: String) throws -> Device {
    do {
      return try DeviceTable.iOS.device(named: name)
    } catch {
      throw InputError(error.description)
    }
  }

  /// Devices by name; `phones`, `pads`, `windows`, `foldables` and `canvases` stand for groups.
  ///
  /// - Returns: each once, in the order of the names.
  public static func devices(_ names: [String]) throws -> [Device] {
    var devices: [Device] = []
    for name in names {
      let kind = DeviceEntry.Kind.allCases.first { groupName($0) == name.lowercased() }
      let named =
        if let kind {
          DeviceTable.iOS.entries.filter { $0.kind == kind }.map(\.device)
        } else {
          [try device(name)]
        }
      devices += named.filter { !devices.contains($0) }
    }
    return devices
  }

  /// What a group of devices is called.
  public static func groupName(_ kind: DeviceEntry.Kind) -> String {
    switch kind {
    case .phone: "phones"
    case .pad: "pads"
    case .window: "windows"
    case .foldable: "foldables"
    case .canvas: "canvases"
    }
  }

  /// A set of conditions by its preset's name, with parts of it replaced.
  ///
  /// - Parameters:
  ///   - preset: `quick`, `standard` or `full`.
  ///   - locales: the first is the language of the source.
  ///   - sizes: as ``sizes(_:)`` reads them; `nil` for the preset's.
  ///   - devices: as ``devices(_:)`` reads them; `nil` for the preset's.
  public static func conditions(
    preset: String, locales: [String], sizes: [String]? = nil, devices: [String]? = nil
  ) throws -> ConditionMatrix {
    var matrix = ConditionMatrix(
      try choice("preset", preset, of: ConditionMatrix.Preset.self),
      locales: try locales.map(locale))
    if let sizes { matrix.sizes = try self.sizes(sizes) }
    if let devices { matrix.devices = try self.devices(devices) }
    return matrix
  }
}
