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
      inner.lineLimit = limit.lines
      inner.reservedLines = limit.reservesSpace == true ? limit.lines ?? 0 : limit.minimum ?? 0
    case .minimumScaleFactor(let scale): inner.minimumScale = scale.value
    case .truncationMode(let truncation):
      inner.truncation = try Names.choice(
        "truncation mode", truncation.mode, path: path, of: LineConstraints.Truncation.self)
    case .lineSpacing(let spacing): inner.lineSpacing = spacing.value
    case .tracking(let tracking): inner.tracking = tracking.value
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

  private mutating func apply(
    _ modifier: FontModifier, path: String, profile: PlatformProfile
  ) throws {
    if let name = modifier.style {
      font.size = .style(try Names.style(name, path: path))
      font.weight = nil
      font.family = nil
      isFontFixed = false
    }
    if let scaled = modifier.scaledSize {
      font.size = .fixed(try length(of: scaled, path: path, profile: profile))
      isFontFixed = false
    } else if let points = modifier.size {
      let points = try Names.length(points, "font size", path: path)
      if let name = modifier.relativeTo {
        font.size = .relative(points, to: try Names.style(name, path: path))
        isFontFixed = false
      } else {
        font.size = .fixed(points)
        isFontFixed = true
      }
      font.weight = nil
    }
    if let family = modifier.family { font.family = family }
    if let weight = modifier.weight { font.weight = try Names.weight(weight, path: path) }
    if modifier.isBold == true { isBold = true }
    if modifier.isItalic == true { font.isItalic = true }
    hasOwnFont = true
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
      scaled.value, relativeTo: style, at: contentSize, pixels: profile.pixels)
    return value * (scaled.factor ?? 1)
  }

  /// The font with emphasis applied: a style's own emphasised weight, or bold.
  func resolvedFont(_ profile: PlatformProfile) -> TextFont {
    var resolved = font
    resolved.clusterSpacing = tracking
    if isBold {
      if case .style(let style) = font.size, font.weight == nil {
        resolved.weight = profile.table.metrics(of: style, at: .large).emphasizedWeight
      } else {
        resolved.weight = .bold
      }
    }
    return resolved
  }
}
