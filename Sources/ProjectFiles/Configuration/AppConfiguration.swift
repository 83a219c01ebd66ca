public import Auditing
public import Catalogs

/// What a project's `.copyfit.json` says: what to look at, under which conditions, and what matters.
///
/// Names of languages, sizes, devices and rules are valid ones, as the command line takes them.
public struct AppConfiguration: Hashable, Sendable {
  /// What becomes of a rule's findings.
  public enum RuleSetting: Hashable, Sendable {
    case off
    case severity(Severity)
  }

  /// Files that are looked at; empty for all.
  public var include: [PathPattern] = []
  /// Files that are not, out of those.
  public var exclude: [PathPattern] = []
  public var locales: [String]?
  public var sizes: [String]?
  public var devices: [String]?
  public var preset: String?
  public var rules: [String: RuleSetting] = [:]
  public var samples = SampleArguments()
  /// Later ones win over earlier ones.
  public var policies: [TextPolicy] = []
  /// Functions whose first argument is a key, as calls name them: `L10n.tr`.
  public var keyFunctions: [String] = []
  /// Folders with fonts, relative to the configuration's folder.
  public var fonts: [String]?
  /// The baseline's file, relative to the configuration's folder.
  public var baseline: String?

  public init() {}

  /// Whether a file is to be looked at.
  ///
  /// - Parameter path: relative to the configuration's folder, without `./`.
  public func covers(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) })
      && !exclude.contains { $0.matches(path) }
  }
}
