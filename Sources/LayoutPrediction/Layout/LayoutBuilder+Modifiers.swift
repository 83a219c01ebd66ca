internal import DynamicType
internal import TextUnits

extension LayoutBuilder {
  /// The element a modifier puts around its content; modifiers that only set what is inherited
  /// put none.
  func wrap(
    _ content: LayoutElement, _ modifier: ViewModifier, _ place: ModifierPlace
  ) throws -> LayoutElement {
    switch modifier {
    case .fixedSize(let fixed):
      let isBoth = fixed.horizontal == nil && fixed.vertical == nil
      return FixedSizeElement(
        content, horizontal: fixed.horizontal ?? isBoth, vertical: fixed.vertical ?? isBoth)
    case .layoutPriority(let priority):
      return PriorityElement(content, try Numbers.priority(priority.value, path: place.path))
    case .frame(let frame): return try self.frame(content, frame, place)
    case .padding(let padding):
      return PaddingElement(content, insets: try insets(padding, place))
    case .safeAreaPadding(let padding):
      return SafeAreaPaddingElement(content, insets: try insets(padding, place))
    case .offset(let offset):
      return OffsetElement(
        content, x: try Numbers.distance(offset.x ?? 0, "offset", path: place.path),
        y: try Numbers.distance(offset.y ?? 0, "offset", path: place.path))
    case .overlay(let secondary):
      return try self.secondary(content, secondary, place, isBehind: false)
    case .background(let secondary):
      return try self.secondary(content, secondary, place, isBehind: true)
    case .safeAreaInset(let inset):
      return SafeAreaInsetElement(
        content,
        inset: try element(inset.content, place.outer, path: place.path + ".content"),
        edge: inset.edge,
        spacing: try Numbers.distance(inset.spacing ?? 0, "spacing", path: place.path))
    case .ignoresSafeArea(let area) where area.regions != .keyboard:
      return SafeAreaIgnoringElement(content, edges: area.edges ?? .all)
    case .clipped(let flag) where flag.isOn ?? true:
      return NamedElement(content, origin: origin(place, "clipped"), clips: true)
    case .aspectRatio(let ratio):
      return try aspectRatio(content, ratio, place)
    case .containerRelativeFrame(let frame): return try containerFrame(content, frame, place)
    case .onTapGesture(let flag) where flag.isOn ?? true:
      return NamedElement(content, origin: origin(place, "tap"), control: "tap")
    case .layoutDirection where place.inner.isRightToLeft != place.outer.isRightToLeft:
      return MirrorElement(content)
    case .sheet(let presentation):
      present("sheet", presentation.content, path: place.path, environment: place.inner)
    case .popover(let presentation):
      present("popover", presentation.content, path: place.path, environment: place.inner)
    case .alert(let alert):
      present("alert", alertContent(alert), path: place.path, environment: place.inner)
    case .font, .lineLimit, .minimumScaleFactor, .allowsTightening, .truncationMode,
      .multilineTextAlignment, .lineSpacing, .tracking, .textCase, .ignoresSafeArea, .contentShape,
      .clipped, .dynamicTypeSize, .labelsHidden, .locale, .layoutDirection, .hidden, .opacity,
      .buttonStyle, .controlSize, .onTapGesture:
      break
    }
    return content
  }

  private func origin(_ place: ModifierPlace, _ kind: String) -> ViewOrigin {
    origin(place.node, path: place.path, kind: kind, place.inner)
  }

  private func frame(
    _ content: LayoutElement, _ frame: FrameModifier, _ place: ModifierPlace
  ) throws -> LayoutElement {
    let alignment = frame.alignment ?? .center
    let profile = measurer.profile
    let width = try fixedLength(frame.width, frame.scaledWidth, "width", place, profile)
    let height = try fixedLength(frame.height, frame.scaledHeight, "height", place, profile)
    if width != nil || height != nil {
      var origin = origin(place, "frame")
      if width != nil, height != nil { origin.facts.insert(.fixedFrame) }
      return NamedElement(
        FixedFrameElement(content, width: width, height: height, alignment: alignment),
        origin: origin)
    }
    return FlexibleFrameElement(
      content,
      horizontal: try bounds(
        frame.minWidth, frame.idealWidth, frame.maxWidth, fills: frame.fillsWidth, place),
      vertical: try bounds(
        frame.minHeight, frame.idealHeight, frame.maxHeight, fills: frame.fillsHeight, place),
      alignment: alignment)
  }

  private func fixedLength(
    _ fixed: Points?, _ scaled: ScaledLength?, _ name: String, _ place: ModifierPlace,
    _ profile: PlatformProfile
  ) throws -> Points? {
    if let scaled {
      return try place.outer.length(of: scaled, path: place.path, profile: profile)
    }
    return try fixed.map { try Numbers.length($0, name, path: place.path) }
  }

  /// A negative minimum counts as none, and an ideal below the minimum is raised to it.
  private func bounds(
    _ minimum: Points?, _ ideal: Points?, _ maximum: Points?, fills: Bool?, _ place: ModifierPlace
  ) throws -> FlexibleFrameElement.Bounds {
    for (name, value) in [("minimum", minimum), ("ideal", ideal), ("maximum", maximum)] {
      _ = try value.map { try Numbers.distance($0, name, path: place.path) }
    }
    let minimum = minimum.map { max($0, 0) }
    return FlexibleFrameElement.Bounds(
      minimum: minimum, ideal: ideal.map { max($0, minimum ?? 0) },
      maximum: fills == true ? .infinity : maximum)
  }

  private func insets(_ padding: PaddingModifier, _ place: ModifierPlace) throws -> EdgeInsets {
    if let insets = padding.insets {
      for length in [insets.top, insets.leading, insets.bottom, insets.trailing] {
        _ = try Numbers.distance(length, "padding", path: place.path)
      }
      return insets
    }
    let edges = padding.edges ?? .all
    if let scaled = padding.scaledLength {
      return edges.insets(
        try place.outer.length(of: scaled, path: place.path, profile: measurer.profile))
    }
    guard let length = padding.length else { return edges.insets(metrics["padding"]) }
    return edges.insets(try Numbers.distance(length, "padding", path: place.path))
  }

  /// Content without a width or a height of its own has no ratio to keep.
  private func aspectRatio(
    _ content: LayoutElement, _ modifier: AspectRatioModifier, _ place: ModifierPlace
  ) throws -> LayoutElement {
    let fills = modifier.fills ?? false
    if let ratio = modifier.ratio {
      return AspectRatioElement(
        content, ratio: try Numbers.ratio(ratio, path: place.path), fills: fills)
    }
    let ideal = content.size(.unspecified)
    guard let ratio = try? Numbers.ratio(ideal.width / ideal.height, path: place.path) else {
      return content
    }
    return AspectRatioElement(content, ratio: ratio, fills: fills)
  }

  private func secondary(
    _ content: LayoutElement, _ modifier: SecondaryModifier, _ place: ModifierPlace, isBehind: Bool
  ) throws -> LayoutElement {
    var secondary = try element(modifier.content, place.outer, path: place.path + ".content")
    // A style (`background(.red)`) ignores the safe area of its own accord; a view does not.
    if isBehind, modifier.isStyle {
      secondary = SafeAreaIgnoringElement(secondary, edges: .all)
    }
    return SecondaryElement(
      content, secondary: secondary,
      alignment: modifier.alignment ?? .center, isBehind: isBehind)
  }

  private func containerFrame(
    _ content: LayoutElement, _ frame: ContainerFrameModifier, _ place: ModifierPlace
  ) throws -> LayoutElement {
    let count = Points(try Numbers.count(frame.count ?? 1, "count", path: place.path))
    let span = Points(try Numbers.count(frame.span ?? 1, "span", path: place.path))
    let spacing = try Numbers.distance(frame.spacing ?? 0, "spacing", path: place.path)
    func length(_ room: Points) -> Points {
      let part = (room - spacing * (count - 1)) / count
      return max(0, part * span + spacing * (span - 1))
    }
    let axes = AxisSet(frame.axes ?? [.horizontal])
    let room = condition.device.safeArea.size
    return FixedFrameElement(
      content, width: axes.contains(.horizontal) ? length(room.width) : nil,
      height: axes.contains(.vertical) ? length(room.height) : nil, alignment: .center)
  }
}
