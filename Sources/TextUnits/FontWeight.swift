/// The weight of a typeface on the OpenType scale (`wght` axis, OS/2 `usWeightClass`).
public struct FontWeight: Hashable, Sendable, Comparable {
  /// 100 (thin) to 900 (black); 400 is regular.
  public let value: Int

  /// Clamps to 1…1000, the range OpenType allows.
  public init(_ value: Int) {
    self.value = min(max(value, 1), 1000)
  }

  public static let ultraLight = FontWeight(100)
  public static let thin = FontWeight(200)
  public static let light = FontWeight(300)
  public static let regular = FontWeight(400)
  public static let medium = FontWeight(500)
  public static let semibold = FontWeight(600)
  public static let bold = FontWeight(700)
  public static let heavy = FontWeight(800)
  public static let black = FontWeight(900)

  /// SwiftUI's names of the nine weights, lightest first.
  public static let names: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// Reads a SwiftUI name in any case (`semibold`, `Semibold`) or a number (`600`).
  public init?(name: String) {
    if let named = Self.names.first(where: { $0.name.lowercased() == name.lowercased() }) {
      self = named.weight
    } else if let number = Int(name), (1...1000).contains(number) {
      self.init(number)
    } else {
      return nil
    }
  }

  /// The SwiftUI name, or the number where the weight lies between names.
  public var name: String {
    Self.names.first { $0.weight == self }?.name ?? String(value)
  }

  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.value < right.value
  }
}
