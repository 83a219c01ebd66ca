/// A class of devices as catalogs name it; open, because new classes appear with new hardware.
public struct DeviceClass: RawRepresentable, Sendable, Hashable {
  /// The name in the file, such as `iphone`.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let iPhone = DeviceClass(rawValue: "iphone")
  public static let iPad = DeviceClass(rawValue: "ipad")
  public static let iPod = DeviceClass(rawValue: "ipod")
  public static let mac = DeviceClass(rawValue: "mac")
  public static let appleTV = DeviceClass(rawValue: "appletv")
  public static let appleWatch = DeviceClass(rawValue: "applewatch")
  public static let appleVision = DeviceClass(rawValue: "applevision")
  /// Every device without a text of its own.
  public static let other = DeviceClass(rawValue: "other")
}
