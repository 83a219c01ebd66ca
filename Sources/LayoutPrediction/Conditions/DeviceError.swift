/// Why a name is no device.
public enum DeviceError: Error, Hashable, CustomStringConvertible {
  /// No device has the name.
  case unknownDevice(name: String, nearest: String?)
  /// After the `@` stands no known variant.
  case unknownVariant(name: String, of: String, known: [String])
  /// The device has no such variant, as a phone without a zoomed size.
  case unsupported(variant: String, device: String, known: [String])

  /// One line with the way out.
  public var description: String {
    switch self {
    case .unknownDevice(let name, let nearest):
      "unknown device \"\(name)\"; "
        + (nearest.map { "did you mean \($0)?" } ?? "copyfit help devices lists them")
    case .unknownVariant(let name, let device, let known):
      "unknown variant \"@\(name)\" of \(device); there are \(Self.listed(known))"
    case .unsupported(let variant, let device, let known):
      "\(device) has no variant \"@\(variant)\"; there are \(Self.listed(known))"
    }
  }

  private static func listed(_ variants: [String]) -> String {
    variants.map { $0 == "…" ? $0 : "@" + $0 }.joined(separator: ", ")
  }
}
