public import LocaleData

/// What must hold for a variant of a text to be shown.
public enum VariantSelector: Sendable, Hashable, CustomStringConvertible {
  /// The number in the text is of this category in the text's language.
  case plural(PluralCategory)
  /// The app runs on a device of this class.
  case device(DeviceClass)
  /// At least this much room, in the widths of `NSStringVariableWidthRuleType`: the number of em
  /// units a text may take, where 20 is an iPhone upright.
  case width(Int)

  /// In words, such as `plural one`, `device ipad`, `width 20`.
  public var description: String {
    switch self {
    case .plural(let category): "plural \(category.rawValue)"
    case .device(let device): "device \(device.rawValue)"
    case .width(let width): "width \(width)"
    }
  }
}
