public import DynamicType
public import TextUnits

/// The conditions a layout is tried under: every combination of locale, device, Bold Text and
/// size, and of texts at double length.
public struct ConditionMatrix: Hashable, Sendable {
  /// Sets of conditions for a purpose.
  public enum Preset: String, Hashable, Sendable, CaseIterable {
    /// On a 393 pt wide phone: `large` and AX5, each with texts as they are and at double length.
    case quick
    /// Narrow, common and wide phones at five sizes.
    case standard
    /// All sizes with and without Bold Text on every width of phone, a pad, and the foldable.
    case full
  }

  /// The first is the language of the source, whose texts are those that are doubled, as Xcode's
  /// Double-Length Pseudolanguage does.
  public var locales: [LocaleTag]
  /// Text sizes to try.
  public var sizes: [ContentSize]
  /// Screens to try.
  public var devices: [Device]
  /// Settings of Bold Text to try.
  public var boldTexts: [Bool]
  /// Whether the source's texts are tried at double length too.
  public var triesDoubleLength: Bool

  public init(
    locales: [LocaleTag], sizes: [ContentSize], devices: [Device], boldTexts: [Bool] = [false],
    triesDoubleLength: Bool = false
  ) {
    self.locales = locales
    self.sizes = sizes
    self.devices = devices
    self.boldTexts = boldTexts
    self.triesDoubleLength = triesDoubleLength
  }

  public init(_ preset: Preset, locales: [LocaleTag]) {
    switch preset {
    case .quick:
      self.init(
        locales: locales, sizes: [.large, .accessibility5], devices: Self.devices("iphone-16"),
        triesDoubleLength: true)
    case .standard:
      self.init(
        locales: locales,
        sizes: [.large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5],
        devices: Self.devices("iphone-se-3", "iphone-16", "iphone-16-pro-max"),
        triesDoubleLength: true)
    case .full:
      self.init(
        locales: locales, sizes: ContentSize.allCases,
        devices: Self.devices(
          "iphone-16@zoom", "iphone-se-3", "iphone-13", "iphone-16", "iphone-17", "iphone-11",
          "iphone-16-plus", "iphone-16-pro-max", "ipad-slideover", "ipad-split-half", "ipad-10",
          "iphone-duo-folded", "iphone-duo-open"),
        boldTexts: [false, true], triesDoubleLength: true)
    }
  }

  /// How many conditions there are.
  public var count: Int {
    languages.count * devices.count * boldTexts.count * sizes.count
  }

  /// Every condition once, sizes changing fastest: what is prepared for one text serves the
  /// conditions beside it.
  public var conditions: [Condition] {
    languages.flatMap { locale, isDoubled in
      devices.flatMap { device in
        boldTexts.flatMap { isBold in
          sizes.map { size in
            Condition(
              locale: locale, size: size, device: device, isBoldTextOn: isBold,
              isDoubleLength: isDoubled)
          }
        }
      }
    }
  }

  private var languages: [(locale: LocaleTag, isDoubled: Bool)] {
    locales.map { ($0, false) }
      + (triesDoubleLength ? locales.prefix(1).map { ($0, true) } : [])
  }

  /// - Precondition: the table has them; the tests make every preset.
  private static func devices(_ names: String...) -> [Device] {
    names.map { name in
      do {
        return try DeviceTable.iOS.device(named: name)
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }
}
