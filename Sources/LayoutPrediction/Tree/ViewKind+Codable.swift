/// The form of a view in JSON: an object with its `type` and its own members beside it.
extension ViewKind: Codable {
  private enum TypeKey: String, CodingKey {
    case type
  }

  /// The names of the views in JSON.
  public static let typeNames = [
    "text",
    "label",
    "image",
    "button",
    "toggle",
    "picker",
    "stepper",
    "slider",
    "textField",
    "progressView",
    "labeledContent",
    "navigationLink",
    "divider",
    "spacer",
    "color",
    "hstack",
    "vstack",
    "zstack",
    "grid",
    "lazyVGrid",
    "scrollView",
    "list",
    "navigationStack",
    "tabView",
    "viewThatFits",
    "group",
    "forEach",
    "geometryReader",
    "platformView",
    "opaque",
    "conditional",
  ]

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: TypeKey.self)
    let type = try container.decode(String.self, forKey: .type)
    switch type {
    case "text": self = .text(try TextContent(from: decoder))
    case "label": self = .label(try LabelView(from: decoder))
    case "image": self = .image(try ImageView(from: decoder))
    case "button": self = .button(try ButtonView(from: decoder))
    case "toggle": self = .toggle(try ToggleView(from: decoder))
    case "picker": self = .picker(try PickerView(from: decoder))
    case "stepper": self = .stepper(try StepperView(from: decoder))
    case "slider": self = .slider(try SliderView(from: decoder))
    case "textField": self = .textField(try TextFieldView(from: decoder))
    case "progressView": self = .progressView(try ProgressView(from: decoder))
    case "labeledContent": self = .labeledContent(try LabeledContentView(from: decoder))
    case "navigationLink": self = .navigationLink(try NavigationLinkView(from: decoder))
    case "divider": self = .divider
    case "spacer": self = .spacer(try SpacerView(from: decoder))
    case "color": self = .color(try ColorView(from: decoder))
    case "hstack": self = .hstack(try StackView(from: decoder))
    case "vstack": self = .vstack(try StackView(from: decoder))
    case "zstack": self = .zstack(try OverlayStackView(from: decoder))
    case "grid": self = .grid(try GridView(from: decoder))
    case "lazyVGrid": self = .lazyVGrid(try LazyGridView(from: decoder))
    case "scrollView": self = .scrollView(try ScrollingView(from: decoder))
    case "list": self = .list(try ListView(from: decoder))
    case "navigationStack": self = .navigationStack(try NavigationView(from: decoder))
    case "tabView": self = .tabView(try TabsView(from: decoder))
    case "viewThatFits": self = .viewThatFits(try FittingView(from: decoder))
    case "group": self = .group(try GroupView(from: decoder))
    case "forEach": self = .forEach(try RepeatedView(from: decoder))
    case "geometryReader": self = .geometryReader(try GroupView(from: decoder))
    case "platformView": self = .platformView(try OpaqueView(from: decoder))
    case "opaque": self = .opaque(try OpaqueView(from: decoder))
    case "conditional": self = .conditional(try ConditionalView(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container,
        debugDescription: UnknownName.description("view", type, among: Self.typeNames))
    }
  }

  /// Writes the members of the view beside its `type`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TypeKey.self)
    switch self {
    case .text(let payload):
      try container.encode("text", forKey: .type)
      try payload.encode(to: encoder)
    case .label(let payload):
      try container.encode("label", forKey: .type)
      try payload.encode(to: encoder)
    case .image(let payload):
      try container.encode("image", forKey: .type)
      try payload.encode(to: encoder)
    case .button(let payload):
      try container.encode("button", forKey: .type)
      try payload.encode(to: encoder)
    case .toggle(let payload):
      try container.encode("toggle", forKey: .type)
      try payload.encode(to: encoder)
    case .picker(let payload):
      try container.encode("picker", forKey: .type)
      try payload.encode(to: encoder)
    case .stepper(let payload):
      try container.encode("stepper", forKey: .type)
      try payload.encode(to: encoder)
    case .slider(let payload):
      try container.encode("slider", forKey: .type)
      try payload.encode(to: encoder)
    case .textField(let payload):
      try container.encode("textField", forKey: .type)
      try payload.encode(to: encoder)
    case .progressView(let payload):
      try container.encode("progressView", forKey: .type)
      try payload.encode(to: encoder)
    case .labeledContent(let payload):
      try container.encode("labeledContent", forKey: .type)
      try payload.encode(to: encoder)
    case .navigationLink(let payload):
      try container.encode("navigationLink", forKey: .type)
      try payload.encode(to: encoder)
    case .divider: try container.encode("divider", forKey: .type)
    case .spacer(let payload):
      try container.encode("spacer", forKey: .type)
      try payload.encode(to: encoder)
    case .color(let payload):
      try container.encode("color", forKey: .type)
      try payload.encode(to: encoder)
    case .hstack(let payload):
      try container.encode("hstack", forKey: .type)
      try payload.encode(to: encoder)
    case .vstack(let payload):
      try container.encode("vstack", forKey: .type)
      try payload.encode(to: encoder)
    case .zstack(let payload):
      try container.encode("zstack", forKey: .type)
      try payload.encode(to: encoder)
    case .grid(let payload):
      try container.encode("grid", forKey: .type)
      try payload.encode(to: encoder)
    case .lazyVGrid(let payload):
      try container.encode("lazyVGrid", forKey: .type)
      try payload.encode(to: encoder)
    case .scrollView(let payload):
      try container.encode("scrollView", forKey: .type)
      try payload.encode(to: encoder)
    case .list(let payload):
      try container.encode("list", forKey: .type)
      try payload.encode(to: encoder)
    case .navigationStack(let payload):
      try container.encode("navigationStack", forKey: .type)
      try payload.encode(to: encoder)
    case .tabView(let payload):
      try container.encode("tabView", forKey: .type)
      try payload.encode(to: encoder)
    case .viewThatFits(let payload):
      try container.encode("viewThatFits", forKey: .type)
      try payload.encode(to: encoder)
    case .group(let payload):
      try container.encode("group", forKey: .type)
      try payload.encode(to: encoder)
    case .forEach(let payload):
      try container.encode("forEach", forKey: .type)
      try payload.encode(to: encoder)
    case .geometryReader(let payload):
      try container.encode("geometryReader", forKey: .type)
      try payload.encode(to: encoder)
    case .platformView(let payload):
      try container.encode("platformView", forKey: .type)
      try payload.encode(to: encoder)
    case .opaque(let payload):
      try container.encode("opaque", forKey: .type)
      try payload.encode(to: encoder)
    case .conditional(let payload):
      try container.encode("conditional", forKey: .type)
      try payload.encode(to: encoder)
    }
  }
}
