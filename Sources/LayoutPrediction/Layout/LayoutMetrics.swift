public import TextUnits

/// Sizes of the system's controls under one iOS version and screen: data, with sources in
/// `Tables/controls-ios.csv`.
public struct LayoutMetrics: Sendable {
  private let values: [String: Points]
  /// The screen's pixels.
  public let pixels: PixelGrid
  /// Whether the screen is as narrow as a phone's.
  public let isCompactWidth: Bool

  /// - Parameters:
  ///   - iOSVersion: the major version; the newest column at or below it counts.
  ///   - pixels: the screen's.
  ///   - isCompactWidth: whether the horizontal size class is compact.
  public init(iOSVersion: Int, pixels: PixelGrid, isCompactWidth: Bool = true) {
    let newest = Self.versions.last(where: { $0.since <= iOSVersion })
    values = Self.columns[newest?.column ?? "ios15"] ?? [:]
    self.pixels = pixels
    self.isCompactWidth = isCompactWidth
  }

  /// A value by its name in the table.
  ///
  /// - Precondition: the table has it.
  subscript(name: String) -> Points {
    guard let value = values[name] else { preconditionFailure("controls-ios.csv has no \(name)") }
    return value
  }

  var stackSpacing: Points { self["stackSpacing"] }

  /// The smallest height of a list row.
  var rowMinimumHeight: Points {
    self[
      pixels.pixelsPerPoint < 3 && isCompactWidth ? "rowMinimumHeightTwofold" : "rowMinimumHeight"]
  }

  /// A value that is another where the size class is regular.
  func bySizeClass(_ name: String) -> Points {
    self[isCompactWidth ? name : "\(name)Regular"]
  }

  private static let versions: [(since: Int, column: String)] = [
    (15, "ios15"), (17, "ios17"), (26, "ios26"),
  ]

  private static let columns: [String: [String: Points]] = {
    let table = CSVTable(utf8: PackageResources.controls_ios_csv)
    let name = table.column("name")
    return Dictionary(
      uniqueKeysWithValues: versions.map { _, column in
        let index = table.column(column)
        return (
          column,
          Dictionary(
            uniqueKeysWithValues: table.rows.compactMap { row in
              Points(row[index]).map { (row[name], $0) }
            })
        )
      })
  }()
}
