internal import LayoutPrediction
internal import TextUnits

/// The least a target may measure on iOS.
///
/// From the Human Interface Guidelines' table of default and minimum sizes.
enum HitTarget {
  /// What controls of an app's own should have: 44 pt.
  static let standard = length("default_pt")
  /// What no control may stay below: 28 pt.
  static let minimum = length("minimum_pt")

  private static func length(_ column: String) -> Points {
    let table = CSVTable(utf8: PackageResources.hit_targets_csv)
    let name = table.column("platform")
    guard let row = table.rows.first(where: { $0[name].hasPrefix("iOS") }),
      let side = row[table.column(column)].split(separator: "x").first.flatMap({ Points($0) })
    else { preconditionFailure("hit-targets.csv has no row for iOS") }
    return side
  }
}
