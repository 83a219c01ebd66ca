internal import DynamicType
internal import LineBreaking
internal import TextUnits

extension LayoutEnvironment {
  /// What holds inside a modifier.
  func applying(
    _ modifier: ViewModifier, path: String, profile: PlatformProfile
  ) throws -> LayoutEnvironment {
    var inner = self
    switch modifier {
    case .font(let font): try inner.apply(font, path: path, profile: profile)
    case .lineLimit(let limit):
      let least = limit.reservesSpace == true ? limit.lines : limit.minimum
      inner.lineLimit = limit.lines.map { max($0, 1) }
      inner.reservedLines =
        try least.map { try Numbers.count($0, "number of lines", path: path) } ?? 0
    case .minimumScaleFactor(let scale):
      inner.minimumScale = try Numbers.share(scale.value, "smallest scale", path: path)
    case .truncationMode(let truncation):
      inner.truncation = try Names.choice(
        "truncation mode", truncation.mode, path: path, of: LineConstraints.Truncation.self)
    case .lineSpacing(let spacing):
      inner.lineSpacing = try Numbers.distance(spacing.value, "line spacing", path: path)
    case .tracking(let tracking):
      inner.tracking = try Numbers.distance(tracking.value, "tracking", path: path)
    case .textCase(let textCase): inner.textCase = textCase.textCase
    case .multilineTextAlignment(let alignment): inner.lineAlignment = alignment.alignment
    case .labelsHidden(let flag): inner.hidesLabels = flag.isOn ?? true
    case .locale(let locale): inner.locale = try Names.locale(locale.tag, path: path)
    case .layoutDirection(let direction):
      inner.isRightToLeft = direction.direction == .rightToLeft
    case .dynamicTypeSize(let range): try inner.apply(range, path: path)
    case .buttonStyle(let style): inner.buttonStyle = style
    case .controlSize(let size): inner.controlSize = size.size
    case .hidden(let flag): inner.isHidden = inner.isHidden || (flag.isOn ?? true)
    case .opacity(let opacity): inner.isHidden = inner.isHidden || opacity.value == 0
    case .allowsTightening, .fixedSize, .layoutPriority, .frame, .padding,
      .offset, .overlay, .background, .safeAreaInset, .safeAreaPadding, .ignoresSafeArea,
      .contentShape, .clipped, .aspectRatio, .containerRelativeFrame, .sheet, .popover, .alert,
      .onTapGesture:
      break
    }
    return inner
  }

  private mutating func apply(_ range: DynamicTypeSizeModifier, path: String) throws {
    if let name = range.size {
      contentSize = try Names.size(name, path: path)
      isSizeOverridden = true
      isSizeCapped = true
    }
    if let name = range.minimum {
      contentSize = max(contentSize, try Names.size(name, path: path))
      isSizeOverridden = true
    }
    if let name = range.maximum {
      contentSize = min(contentSize, try Names.size(name, path: path))
      isSizeOverridden = true
      isSizeCapped = true
    }
  }

  /// A length that follows the content size.
  func length(
    of scaled: ScaledLength, path: String, profile: PlatformProfile
  ) throws -> Points {
    let style = try scaled.relativeTo.map { try Names.style($0, path: path) } ?? .body
    let value = profile.table.scaledMetric(
      try Numbers.length(scaled.value, "scaled length", path: path), relativeTo: style,
      at: contentSize, pixels: profile.pixels)
    return try Numbers.length(value * (scaled.factor ?? 1), "scaled length", path: path)
  }
}
