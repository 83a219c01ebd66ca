public import DynamicType
internal import JSONDocuments
internal import TextUnits

/// The Dynamic Type table, to read and as JSON.
public struct SizesTable {
  private let profile: PlatformProfile
  private let styles: [TextStyle]
  private let sizes: [ContentSize]

  /// A table of some styles at some sizes, in the order they are given in.
  public init(profile: PlatformProfile, styles: [TextStyle], sizes: [ContentSize]) {
    self.profile = profile
    self.styles = styles
    self.sizes = sizes
  }

  /// A row per style: size and leading in points, as the Human Interface Guidelines print them.
  public var text: String {
    let nameWidth = (styles.map(\.rawValue.count).max() ?? 0) + 2
    var text = padded("", nameWidth)
    for size in sizes { text += leftPadded(size.shortName, 9) }
    text += "\n"
    for style in styles {
      text += padded(style.rawValue, nameWidth)
      for size in sizes {
        let metrics = profile.table.metrics(of: style, at: size)
        text += leftPadded(
          "\(PointsText.short(metrics.pointSize))/\(PointsText.short(metrics.leading))", 9)
      }
      text += "\n"
    }
    return text
      + "\nsize/leading in points; tracking, weights and scaled metrics with --format json\n"
  }

  /// Everything the table knows.
  public var json: String {
    let rows = styles.flatMap { style in
      sizes.map { size -> JSONValue in
        let metrics = profile.table.metrics(of: style, at: size)
        let font = profile.scaling.font(atPointSize: metrics.pointSize, leading: metrics.leading)
        return [
          "style": .string(style.rawValue),
          "size": .string(size.name),
          "alias": .string(size.shortName),
          "point_size": JSONValue.rounded(metrics.pointSize),
          "leading": JSONValue.rounded(metrics.leading),
          "line_height": JSONValue.rounded(font.lineHeight),
          "tracking": JSONValue.rounded(font.tracking),
          "weight": .string(metrics.weight.name),
          "emphasized_weight": .string(metrics.emphasizedWeight.name),
          "metric_ratio": JSONValue.rounded(profile.table.metricRatio(of: style, at: size)),
        ]
      }
    }
    return JSONWriter(style: .pretty).string(for: .array(rows)) + "\n"
  }
}
