internal import LayoutPrediction

extension SwiftUIPrinter {
  /// A modifier, from its dot on.
  mutating func lines(of modifier: ViewModifier) -> [String] {
    switch modifier {
    case .font(let font): self.font(font)
    case .lineLimit(let limit): [".lineLimit(\(Self.lineLimit(limit)))"]
    case .minimumScaleFactor(let scale): [".minimumScaleFactor(\(Self.number(scale.value)))"]
    case .allowsTightening(let flag): [".allowsTightening(\(flag.isOn ?? true))"]
    case .truncationMode(let truncation): [".truncationMode(.\(truncation.mode))"]
    case .multilineTextAlignment(let alignment):
      [".multilineTextAlignment(.\(alignment.alignment.rawValue))"]
    case .lineSpacing(let spacing): [".lineSpacing(\(Self.number(spacing.value)))"]
    case .tracking(let tracking): [".tracking(\(Self.number(tracking.value)))"]
    case .textCase(let textCase):
      [".textCase(\(textCase.textCase.map { ".\($0.rawValue)" } ?? "nil"))"]
    case .fixedSize(let fixed): [Self.fixedSize(fixed)]
    case .layoutPriority(let priority): [".layoutPriority(\(Self.number(priority.value)))"]
    case .frame(let frame): [self.frame(frame)]
    case .padding(let padding): self.padding("padding", padding)
    case .offset(let offset):
      [
        ".offset"
          + Self.arguments([
            Self.argument("x", offset.x ?? 0), Self.argument("y", offset.y ?? 0),
          ])
      ]
    case .overlay(let secondary): self.secondary("overlay", secondary)
    case .background(let secondary): self.secondary("background", secondary)
    case .safeAreaInset(let inset):
      Self.block(
        ".safeAreaInset"
          + Self.arguments([
            "edge: .\(inset.edge.rawValue)", Self.argument("spacing", inset.spacing),
          ]), lines(of: inset.content))
    case .safeAreaPadding(let padding): self.padding("safeAreaPadding", padding)
    case .ignoresSafeArea(let area):
      [
        ".ignoresSafeArea"
          + Self.arguments([
            area.regions.map { ".\($0.rawValue)" }, area.edges.map { "edges: .\($0.rawValue)" },
          ])
      ]
    case .contentShape(let shape): [".contentShape(.\(Self.shape(shape.shape)))"]
    case .clipped(let flag): flag.isOn ?? true ? [".clipped()"] : []
    case .dynamicTypeSize(let range): [".dynamicTypeSize(\(Self.sizes(range)))"]
    case .labelsHidden(let flag): flag.isOn ?? true ? [".labelsHidden()"] : []
    case .locale(let locale):
      [".environment(\\.locale, Locale(identifier: \(Self.literal(locale.tag))))"]
    case .layoutDirection(let direction):
      [".environment(\\.layoutDirection, .\(direction.direction.rawValue))"]
    case .aspectRatio(let ratio):
      [
        ".aspectRatio"
          + Self.arguments([
            ratio.ratio.map(Self.number), "contentMode: .\(ratio.fills == true ? "fill" : "fit")",
          ])
      ]
    case .containerRelativeFrame(let frame):
      [
        ".containerRelativeFrame"
          + Self.arguments([
            Self.axes(frame.axes ?? Axis.allCases), Self.count("count", frame.count),
            Self.count("span", frame.span),
            Self.argument("spacing", frame.spacing ?? (frame.count == nil ? nil : 0)),
          ])
      ]
    case .hidden(let flag): flag.isOn ?? true ? [".hidden()"] : []
    case .opacity(let opacity): [".opacity(\(Self.number(opacity.value)))"]
    case .buttonStyle(let style): [self.buttonStyle(style)]
    case .controlSize(let size): [".controlSize(.\(size.size.rawValue))"]
    case .sheet(let presentation):
      Self.block(".sheet(isPresented: $isPresented)", lines(of: presentation.content))
    case .popover(let presentation):
      Self.block(".popover(isPresented: $isPresented)", lines(of: presentation.content))
    case .alert(let alert): Self.alert(alert)
    case .onTapGesture(let flag): flag.isOn ?? true ? [".onTapGesture {}"] : []
    }
  }

  private static func count(_ label: String, _ count: Int?) -> String? {
    count.map { "\(label): \($0)" }
  }

  // MARK: Fonts and text

  private mutating func font(_ font: FontModifier) -> [String] {
    var lines: [String] = []
    var (weight, design) = (font.weight, font.design)
    if let face = face(font) {
      lines.append(".font(\(face))")
      if font.family == nil { (weight, design) = (nil, nil) }
    }
    if let weight { lines.append(".fontWeight(.\(weight))") }
    if let design { lines.append(".fontDesign(.\(design))") }
    if font.isBold == true { lines.append(".bold()") }
    if font.isItalic == true { lines.append(".italic()") }
    if font.hasMonospacedDigits == true { lines.append(".monospacedDigit()") }
    return lines
  }

  /// The font itself; `nil` where the modifier only changes what is inherited.
  private mutating func face(_ font: FontModifier) -> String? {
    let rest = [
      Self.argument("weight", name: font.weight), Self.argument("design", name: font.design),
    ]
    let scaled = font.scaledSize ?? relative(font)
    if let family = font.family {
      let name = Self.literal(family)
      if let scaled = font.scaledSize {
        return ".custom(\(name), fixedSize: \(expression(scaled, for: "fontSize")))"
      }
      guard let size = font.size else {
        return ".custom(\(name), size: 17, relativeTo: .\(Self.style(font.style ?? "body")))"
      }
      let points = Self.number(size)
      return font.relativeTo.map {
        ".custom(\(name), size: \(points), relativeTo: .\(Self.style($0)))"
      }
        ?? ".custom(\(name), fixedSize: \(points))"
    }
    if let scaled {
      return ".system" + Self.arguments(["size: \(expression(scaled, for: "fontSize"))"] + rest)
    }
    if let size = font.size {
      return ".system" + Self.arguments(["size: \(Self.number(size))"] + rest)
    }
    guard let style = font.style else { return nil }
    guard font.weight != nil || font.design != nil else { return ".\(Self.style(style))" }
    return ".system"
      + Self.arguments([
        ".\(Self.style(style))", Self.argument("design", name: font.design),
        Self.argument("weight", name: font.weight),
      ])
  }

  /// A system font in points relative to a style, which SwiftUI says by a scaled metric.
  private func relative(_ font: FontModifier) -> ScaledLength? {
    guard font.family == nil, let size = font.size, let style = font.relativeTo else { return nil }
    return ScaledLength(size, relativeTo: style)
  }

  private static func lineLimit(_ limit: LineLimitModifier) -> String {
    if let minimum = limit.minimum {
      return limit.lines.map { "\(minimum)...\($0)" } ?? "\(minimum)..."
    }
    guard let lines = limit.lines else { return "nil" }
    return limit.reservesSpace.map { "\(lines), reservesSpace: \($0)" } ?? "\(lines)"
  }

  private static func sizes(_ range: DynamicTypeSizeModifier) -> String {
    if let size = range.size { return ".\(Self.size(size))" }
    switch (range.minimum.map(Self.size), range.maximum.map(Self.size)) {
    case (let minimum?, let maximum?): return ".\(minimum) ... .\(maximum)"
    case (let minimum?, nil): return "DynamicTypeSize.\(minimum)..."
    case (nil, let maximum?): return "...DynamicTypeSize.\(maximum)"
    case (nil, nil): return "DynamicTypeSize.xSmall..."
    }
  }

  // MARK: Room

  private static func fixedSize(_ fixed: FixedSizeModifier) -> String {
    guard fixed.horizontal != nil || fixed.vertical != nil else { return ".fixedSize()" }
    return ".fixedSize(horizontal: \(fixed.horizontal ?? false), "
      + "vertical: \(fixed.vertical ?? false))"
  }

  private mutating func frame(_ frame: FrameModifier) -> String {
    let alignment = Self.argument("alignment", name: frame.alignment?.rawValue)
    let width =
      frame.scaledWidth.map { "width: \(expression($0, for: "width"))" }
      ?? Self.argument("width", frame.width)
    let height =
      frame.scaledHeight.map { "height: \(expression($0, for: "height"))" }
      ?? Self.argument("height", frame.height)
    if width != nil || height != nil {
      return ".frame" + Self.arguments([width, height, alignment])
    }
    func maximum(_ label: String, _ value: Double?, _ fills: Bool?) -> String? {
      fills == true ? "\(label): .infinity" : Self.argument(label, value)
    }
    let bounds = Self.arguments([
      Self.argument("minWidth", frame.minWidth), Self.argument("idealWidth", frame.idealWidth),
      maximum("maxWidth", frame.maxWidth, frame.fillsWidth),
      Self.argument("minHeight", frame.minHeight),
      Self.argument("idealHeight", frame.idealHeight),
      maximum("maxHeight", frame.maxHeight, frame.fillsHeight), alignment,
    ])
    return ".frame" + (bounds.isEmpty ? "()" : bounds)
  }

  private mutating func padding(_ name: String, _ padding: PaddingModifier) -> [String] {
    if let insets = padding.insets {
      let edges = Self.arguments([
        Self.argument("top", insets.top), Self.argument("leading", insets.leading),
        Self.argument("bottom", insets.bottom), Self.argument("trailing", insets.trailing),
      ])
      return [".\(name)(EdgeInsets\(edges))"]
    }
    let length =
      padding.scaledLength.map { expression($0, for: "padding") }
      ?? padding.length.map(Self.number)
    let edges = padding.edges == .all ? nil : padding.edges.map { ".\($0.rawValue)" }
    let arguments = Self.arguments([edges, length])
    return [".\(name)" + (arguments.isEmpty ? "()" : arguments)]
  }

  private mutating func secondary(_ name: String, _ secondary: SecondaryModifier) -> [String] {
    let alignment = Self.argument("alignment", name: secondary.alignment?.rawValue)
    return Self.block(".\(name)" + Self.arguments([alignment]), lines(of: secondary.content))
  }

  // MARK: Controls and screens

  private static func shape(_ shape: String?) -> String {
    switch shape {
    case nil, "rectangle": "rect"
    case let shape?: shape
    }
  }

  private mutating func buttonStyle(_ style: ButtonStyleModifier) -> String {
    guard style.style == .custom else { return ".buttonStyle(.\(style.style.rawValue))" }
    return ".buttonStyle(\(declareButtonStyle(style.modifiers ?? []))())"
  }

  private static func alert(_ alert: AlertModifier) -> [String] {
    let title = titleLiteral(alert.title) ?? text(alert.title)
    var actions: [String] = []
    for action in alert.actions ?? [] {
      if let title = titleLiteral(action) {
        actions.append("Button(\(title)) {}")
      } else {
        actions += blocks("Button", [], [("label:", [text(action)])])
      }
    }
    let message = alert.message.map { [(tail: "message:", content: [text($0)])] } ?? []
    return blocks(".alert(\(title), isPresented: $isPresented)", actions, message)
  }
}
