public import TextUnits

/// Apple's table of text styles at the twelve content sizes (Human Interface Guidelines,
/// Typography, "iOS, iPadOS Dynamic Type sizes", collected 2026-11-30).
public struct DynamicTypeTable: Sendable {
  private let metrics: [TextStyle: [TextStyleMetrics]]

  /// The table as printed, with corrections of the leading applied.
  ///
  /// - Parameter leadingCorrections: leadings by style and size that replace printed ones.
  public init(leadingCorrections: [TextStyle: [ContentSize: Points]] = [:]) {
    let table = CSVTable(utf8: PackageResources.dynamic_type_ios_csv)
    let (style, category) = (table.column("style"), table.column("category"))
    let (size, leading) = (table.column("size_pt"), table.column("leading_pt"))
    let (weight, emphasized) = (table.column("weight"), table.column("emphasized_weight"))
    var metrics: [TextStyle: [TextStyleMetrics]] = [:]
    for row in table.rows {
      guard let style = TextStyle(name: row[style]), let content = ContentSize(name: row[category]),
        let pointSize = Points(row[size]), let printed = Points(row[leading]),
        let weight = FontWeight(name: row[weight]),
        let emphasized = FontWeight(name: row[emphasized])
      else { preconditionFailure("dynamic-type-ios.csv: unreadable row \(row)") }
      precondition(metrics[style, default: []].count == content.rawValue, "sizes in order")
      metrics[style, default: []].append(
        TextStyleMetrics(
          pointSize: pointSize, leading: leadingCorrections[style]?[content] ?? printed,
          weight: weight, emphasizedWeight: emphasized))
    }
    self.metrics = metrics
  }

  /// A style at a size.
  public func metrics(of style: TextStyle, at size: ContentSize) -> TextStyleMetrics {
    guard let sizes = metrics[style] else { preconditionFailure("no rows for \(style)") }
    return sizes[size.rawValue]
  }

  /// The factor `UIFontMetrics` and `@ScaledMetric` scale by: the ratio of the style's leadings
  /// (not of its point sizes) at a size and at `large`.
  public func metricRatio(of style: TextStyle, at size: ContentSize) -> Double {
    metrics(of: style, at: size).leading / metrics(of: style, at: .large).leading
  }

  /// A length as `@ScaledMetric(relativeTo:)` gives it at a size, rounded to a pixel: 17 relative
  /// to body at `medium` on a threefold screen is 16.333.
  public func scaledMetric(
    _ value: Points, relativeTo style: TextStyle = .body, at size: ContentSize, pixels: PixelGrid
  ) -> Points {
    pixels.rounded(value * metricRatio(of: style, at: size))
  }

  /// The size of a custom font given relative to a style (`Font.custom(_:size:relativeTo:)`):
  /// whole points.
  public func customFontSize(
    _ size: Points, relativeTo style: TextStyle = .body, at contentSize: ContentSize
  ) -> Points {
    (size * metricRatio(of: style, at: contentSize)).rounded()
  }
}
