public import LayoutPrediction
internal import TextUnits

/// The devices there are, as a table to read.
public struct DeviceList: Sendable {
  private let table: DeviceTable

  /// A list of a table's devices, in its order.
  public init(_ table: DeviceTable) {
    self.table = table
  }

  /// A line for each device: its name, size, safe area, variants, evidence and aliases.
  public var text: String {
    let rows =
      [["device", "points", "safe area", "iOS", "variants", "evidence", "also"]]
      + table.entries.map(Self.row)
    let widths = rows[0].indices.map { column in
      rows.map { TerminalWidth.columns(of: $0[column]) }.max() ?? 0
    }
    let lines = rows.map { row in
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      return row[...last].enumerated().map { column, cell in
        column == last ? cell : padded(cell, widths[column])
      }.joined(separator: "  ") + "\n"
    }
    return lines.joined()
      + """

      A safe area is top, leading, bottom, trailing. After a name may stand @zoom, @landscape and
      a version of iOS, as in iphone-16@zoom@ios18.

      """
  }

  private static func row(_ entry: DeviceEntry) -> [String] {
    let device = entry.device
    let insets = device.safeAreaInsets
    return [
      device.name,
      "\(PointsText.short(device.size.width)) × \(PointsText.short(device.size.height))",
      [insets.top, insets.leading, insets.bottom, insets.trailing].map(PointsText.short)
        .joined(separator: " "),
      String(device.iOSVersion), entry.variants.map { "@" + $0 }.joined(separator: " "),
      entry.evidence.rawValue, entry.aliases.joined(separator: " "),
    ]
  }
}
