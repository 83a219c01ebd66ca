/// The form of a modifier in JSON: an object with its `type` and its own members beside it.
extension ViewModifier: Codable {
  private enum TypeKey: String, CodingKey {
    case type
  }

  /// The names of the modifiers in JSON.
  public static let typeNames = [
    "font",
    "lineLimit",
    "minimumScaleFactor",
    "allowsTightening",
    "truncationMode",
    "multilineTextAlignment",
    "lineSpacing",
    "tracking",
    "textCase",
    "fixedSize",
    "layoutPriority",
    "frame",
    "padding",
    "offset",
    "overlay",
    "background",
    "safeAreaInset",
    "safeAreaPadding",
    "ignoresSafeArea",
    "contentShape",
    "clipped",
    "dynamicTypeSize",
    "labelsHidden",
    "locale",
    "layoutDirection",
    "aspectRatio",
    "containerRelativeFrame",
    "hidden",
    "opacity",
    "buttonStyle",
    "controlSize",
    "sheet",
    "popover",
    "alert",
    "onTapGesture",
  ]

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: TypeKey.self)
    let type = try container.decode(String.self, forKey: .type)
    switch type {
    case "font": self = .font(try FontModifier(from: decoder))
    case "lineLimit": self = .lineLimit(try LineLimitModifier(from: decoder))
    case "minimumScaleFactor": self = .minimumScaleFactor(try ScaleModifier(from: decoder))
    case "allowsTightening": self = .allowsTightening(try FlagModifier(from: decoder))
    case "truncationMode": self = .truncationMode(try TruncationModifier(from: decoder))
    case "multilineTextAlignment":
      self = .multilineTextAlignment(try TextAlignmentModifier(from: decoder))
    case "lineSpacing": self = .lineSpacing(try LengthModifier(from: decoder))
    case "tracking": self = .tracking(try LengthModifier(from: decoder))
    case "textCase": self = .textCase(try TextCaseModifier(from: decoder))
    case "fixedSize": self = .fixedSize(try FixedSizeModifier(from: decoder))
    case "layoutPriority": self = .layoutPriority(try PriorityModifier(from: decoder))
    case "frame": self = .frame(try FrameModifier(from: decoder))
    case "padding": self = .padding(try PaddingModifier(from: decoder))
    case "offset": self = .offset(try OffsetModifier(from: decoder))
    case "overlay": self = .overlay(try SecondaryModifier(from: decoder))
    case "background": self = .background(try SecondaryModifier(from: decoder))
    case "safeAreaInset": self = .safeAreaInset(try SafeAreaInsetModifier(from: decoder))
    case "safeAreaPadding": self = .safeAreaPadding(try PaddingModifier(from: decoder))
    case "ignoresSafeArea": self = .ignoresSafeArea(try SafeAreaModifier(from: decoder))
    case "contentShape": self = .contentShape(try ContentShapeModifier(from: decoder))
    case "clipped": self = .clipped(try FlagModifier(from: decoder))
    case "dynamicTypeSize": self = .dynamicTypeSize(try DynamicTypeSizeModifier(from: decoder))
    case "labelsHidden": self = .labelsHidden(try FlagModifier(from: decoder))
    case "locale": self = .locale(try LocaleModifier(from: decoder))
    case "layoutDirection": self = .layoutDirection(try LayoutDirectionModifier(from: decoder))
    case "aspectRatio": self = .aspectRatio(try AspectRatioModifier(from: decoder))
    case "containerRelativeFrame":
      self = .containerRelativeFrame(try ContainerFrameModifier(from: decoder))
    case "hidden": self = .hidden(try FlagModifier(from: decoder))
    case "opacity": self = .opacity(try ScaleModifier(from: decoder))
    case "buttonStyle": self = .buttonStyle(try ButtonStyleModifier(from: decoder))
    case "controlSize": self = .controlSize(try ControlSizeModifier(from: decoder))
    case "sheet": self = .sheet(try PresentationModifier(from: decoder))
    case "popover": self = .popover(try PresentationModifier(from: decoder))
    case "alert": self = .alert(try AlertModifier(from: decoder))
    case "onTapGesture": self = .onTapGesture(try FlagModifier(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container,
        debugDescription: UnknownName.description("modifier", type, among: Self.typeNames))
    }
  }

  /// Writes the members of the modifier beside its `type`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TypeKey.self)
    switch self {
    case .font(let payload):
      try container.encode("font", forKey: .type)
      try payload.encode(to: encoder)
    case .lineLimit(let payload):
      try container.encode("lineLimit", forKey: .type)
      try payload.encode(to: encoder)
    case .minimumScaleFactor(let payload):
      try container.encode("minimumScaleFactor", forKey: .type)
      try payload.encode(to: encoder)
    case .allowsTightening(let payload):
      try container.encode("allowsTightening", forKey: .type)
      try payload.encode(to: encoder)
    case .truncationMode(let payload):
      try container.encode("truncationMode", forKey: .type)
      try payload.encode(to: encoder)
    case .multilineTextAlignment(let payload):
      try container.encode("multilineTextAlignment", forKey: .type)
      try payload.encode(to: encoder)
    case .lineSpacing(let payload):
      try container.encode("lineSpacing", forKey: .type)
      try payload.encode(to: encoder)
    case .tracking(let payload):
      try container.encode("tracking", forKey: .type)
      try payload.encode(to: encoder)
    case .textCase(let payload):
      try container.encode("textCase", forKey: .type)
      try payload.encode(to: encoder)
    case .fixedSize(let payload):
      try container.encode("fixedSize", forKey: .type)
      try payload.encode(to: encoder)
    case .layoutPriority(let payload):
      try container.encode("layoutPriority", forKey: .type)
      try payload.encode(to: encoder)
    case .frame(let payload):
      try container.encode("frame", forKey: .type)
      try payload.encode(to: encoder)
    case .padding(let payload):
      try container.encode("padding", forKey: .type)
      try payload.encode(to: encoder)
    case .offset(let payload):
      try container.encode("offset", forKey: .type)
      try payload.encode(to: encoder)
    case .overlay(let payload):
      try container.encode("overlay", forKey: .type)
      try payload.encode(to: encoder)
    case .background(let payload):
      try container.encode("background", forKey: .type)
      try payload.encode(to: encoder)
    case .safeAreaInset(let payload):
      try container.encode("safeAreaInset", forKey: .type)
      try payload.encode(to: encoder)
    case .safeAreaPadding(let payload):
      try container.encode("safeAreaPadding", forKey: .type)
      try payload.encode(to: encoder)
    case .ignoresSafeArea(let payload):
      try container.encode("ignoresSafeArea", forKey: .type)
      try payload.encode(to: encoder)
    case .contentShape(let payload):
      try container.encode("contentShape", forKey: .type)
      try payload.encode(to: encoder)
    case .clipped(let payload):
      try container.encode("clipped", forKey: .type)
      try payload.encode(to: encoder)
    case .dynamicTypeSize(let payload):
      try container.encode("dynamicTypeSize", forKey: .type)
      try payload.encode(to: encoder)
    case .labelsHidden(let payload):
      try container.encode("labelsHidden", forKey: .type)
      try payload.encode(to: encoder)
    case .locale(let payload):
      try container.encode("locale", forKey: .type)
      try payload.encode(to: encoder)
    case .layoutDirection(let payload):
      try container.encode("layoutDirection", forKey: .type)
      try payload.encode(to: encoder)
    case .aspectRatio(let payload):
      try container.encode("aspectRatio", forKey: .type)
      try payload.encode(to: encoder)
    case .containerRelativeFrame(let payload):
      try container.encode("containerRelativeFrame", forKey: .type)
      try payload.encode(to: encoder)
    case .hidden(let payload):
      try container.encode("hidden", forKey: .type)
      try payload.encode(to: encoder)
    case .opacity(let payload):
      try container.encode("opacity", forKey: .type)
      try payload.encode(to: encoder)
    case .buttonStyle(let payload):
      try container.encode("buttonStyle", forKey: .type)
      try payload.encode(to: encoder)
    case .controlSize(let payload):
      try container.encode("controlSize", forKey: .type)
      try payload.encode(to: encoder)
    case .sheet(let payload):
      try container.encode("sheet", forKey: .type)
      try payload.encode(to: encoder)
    case .popover(let payload):
      try container.encode("popover", forKey: .type)
      try payload.encode(to: encoder)
    case .alert(let payload):
      try container.encode("alert", forKey: .type)
      try payload.encode(to: encoder)
    case .onTapGesture(let payload):
      try container.encode("onTapGesture", forKey: .type)
      try payload.encode(to: encoder)
    }
  }
}
