public import Auditing
public import Catalogs
public import DynamicType
public import LayoutPrediction
public import TextUnits

/// What an audit of an app looks at.
public struct AppAuditOptions: Sendable {
  /// `nil` for the languages of the app's catalogs.
  public var locales: [LocaleTag]?
  /// The Dynamic Type sizes.
  public var sizes: [ContentSize]
  /// The screens the app may run on.
  public var devices: [Device]
  /// Settings of Bold Text to try.
  public var boldTexts: [Bool]
  /// Whether the source's texts are tried at double length too.
  public var triesDoubleLength: Bool
  /// What is asked.
  public var rules: [any LayoutRule]
  /// What is asked of the catalogs themselves, and how much it matters where not as usual.
  public var catalogRules: Set<CatalogRule> = Set(CatalogRule.allCases)
  public var catalogSeverities: [CatalogRule: Severity] = [:]
  public var policies: [TextPolicy] = []
  /// What stands in for the arguments of texts.
  public var samples = SampleArguments()
  public var selection = ScreenSelection()
  /// The version of the program that asks.
  public var version = ""
  /// How many screens are looked at side by side.
  public var jobs: Int
  /// Layouts beyond which screens are probed at a few sizes in the languages that need most room; about
  /// as many then may follow at all sizes in languages and on devices where a fault comes or goes.
  public var layoutLimit: Int

  /// - Parameter devices: `nil` for the narrowest and the most usual phone, 375 and 393 pt wide.
  public init(
    locales: [LocaleTag]? = nil, sizes: [ContentSize] = ContentSize.allCases,
    devices: [Device]? = nil, boldTexts: [Bool] = [false], triesDoubleLength: Bool = false,
    rules: [any LayoutRule] = LayoutRules.all, jobs: Int = 2, layoutLimit: Int = 100_000
  ) {
    self.locales = locales
    self.sizes = sizes
    self.devices =
      devices
      ?? ["iphone-se-3", "iphone-16"].compactMap { DeviceTable.iOS.entry(named: $0)?.device }
    self.boldTexts = boldTexts
    self.triesDoubleLength = triesDoubleLength
    self.rules = rules
    self.jobs = max(jobs, 1)
    self.layoutLimit = layoutLimit
  }

  /// The options that a report depends on, by name: two reports with the same can be joined.
  func description(languages: [LocaleTag]) -> [AppReport.Option] {
    func list(_ names: [String]) -> String { names.joined(separator: ",") }
    let severities =
      rules.compactMap { $0 is RatedRule ? "\($0.id)=\($0.severity.rawValue)" : nil }
      + catalogSeverities.map { "\($0.rawValue)=\($1.rawValue)" }.sorted()
    return [
      .init("version of copyfit", version),
      .init("locales", list((locales ?? languages).map(\.identifier))),
      .init("sizes", list(sizes.map(\.name))),
      .init("devices", list(devices.map(\.name))),
      .init("bold text", list(boldTexts.map { $0 ? "on" : "off" })),
      .init("double length", triesDoubleLength ? "yes" : "no"),
      .init("rules", list(rules.map(\.id) + catalogRules.map(\.rawValue).sorted())),
      .init("severities", list(severities)),
      .init("policies", list(policies.map(Self.words))),
      .init("samples", samples.description),
    ]
  }

  private static func words(_ policy: TextPolicy) -> String {
    let parts = [
      policy.mayTruncate.map { $0 ? "may truncate" : "may not truncate" },
      policy.isOneLine.map { $0 ? "one line" : "any lines" },
      policy.smallestScale.map { "scale \($0)" },
    ]
    return "\(policy.texts): \(parts.compactMap(\.self).joined(separator: "; "))"
  }

  /// The conditions of an app whose texts are in some languages, the source's first.
  func conditions(languages: [LocaleTag]) -> [Condition] {
    ConditionMatrix(
      locales: locales ?? languages, sizes: sizes, devices: devices, boldTexts: boldTexts,
      triesDoubleLength: triesDoubleLength
    ).conditions
  }
}
