internal import Copyfit
internal import JSONDocuments

extension LayoutTranslator {
  /// A node of a record's tree as a view.
  func view(_ node: JSONValue) throws(Inexpressible) -> ViewNode {
    if let words = node.stringValue { return try wordedView(words) }
    let view = try bareView(node)
    return try modified(view, by: node)
  }

  private func bareView(_ node: JSONValue) throws(Inexpressible) -> ViewNode {
    switch node["node"]?.stringValue ?? "" {
    case "text", "uilabel": return try text(node)
    case "button": return try button(node)
    case "toggle_switch", "switch", "uiswitch":
      return ViewNode(.toggle(ToggleView(label: nil)))
    case "uistepper": return ViewNode(.stepper(StepperView()))
    case "uiprogressview": return ViewNode(.progressView(ProgressView()))
    case "toggle": return ViewNode(.toggle(ToggleView(label: label(node, "label"))))
    case "stepper": return ViewNode(.stepper(StepperView(label: label(node, "label"))))
    case "picker":
      return ViewNode(
        .picker(
          PickerView(
            label: label(node, "label"),
            options: [.verbatim(node["value"]?.stringValue ?? "Value")])))
    case "labeledcontent":
      return ViewNode(
        .labeledContent(
          LabeledContentView(label: label(node, "label"), value: label(node, "value"))))
    case "textfield", "securefield":
      return ViewNode(
        .textField(
          TextFieldView(
            placeholder: .verbatim(node["placeholder"]?.stringValue ?? ""),
            value: fieldValue(node), isVertical: node["axis"]?.stringValue == "vertical",
            isSecure: node["node"]?.stringValue == "securefield")))
    case "label":
      return ViewNode(
        .label(
          LabelView(
            title: .verbatim(node["title"]?.stringValue ?? ""), icon: ImageView(symbol: "icon"))))
    case "navigationlink":
      let content = try node["label"].map { value throws(Inexpressible) in try view(value) }
      return ViewNode(
        .navigationLink(NavigationLinkView(label: content ?? label(node, "title"))))
    case "spacer": return ViewNode(.spacer(SpacerView()))
    case "shape": return ViewNode(.color(ColorView()))
    case "scrollview":
      return ViewNode(
        .scrollView(
          ScrollingView(
            axes: [node["axis"]?.stringValue == "horizontal" ? .horizontal : .vertical],
            content: ViewNode(.group(GroupView(children: try children(node)))))))
    case "hstack": return ViewNode(.hstack(try stack(node)))
    case "vstack": return ViewNode(.vstack(try stack(node)))
    case "zstack": return ViewNode(.zstack(OverlayStackView(children: try children(node))))
    case let name: throw Inexpressible("a \(name) is no view of a layout here")
    }
  }

  private func fieldValue(_ node: JSONValue) -> TextContent? {
    // A value cut short in the record: as many lines as were measured.
    if let value = node["value"]?.stringValue, !value.contains("cut in the dump") {
      return .verbatim(value)
    }
    return record.expected["lines"]?.integerValue.map { .verbatim(Self.lines($0)) }
  }

  private func stack(_ node: JSONValue) throws(Inexpressible) -> StackView {
    StackView(
      alignment: node["alignment"]?.stringValue, spacing: node["spacing"]?.doubleValue,
      children: try children(node))
  }

  func children(_ node: JSONValue) throws(Inexpressible) -> [ViewNode] {
    guard let values = node["children"]?.arrayValue else {
      throw Inexpressible("what is inside is stated in words only")
    }
    var views: [ViewNode] = []
    for value in values {
      if let words = value.stringValue, let many = repeated(words) {
        views += many
      } else {
        views.append(try view(value))
      }
    }
    return views
  }

  func label(_ node: JSONValue, _ name: String) -> ViewNode {
    ViewNode(.text(.verbatim(node[name]?.stringValue ?? "Text")))
  }

  private func button(_ node: JSONValue) throws(Inexpressible) -> ViewNode {
    var content = label(node, "title")
    if let inner = node["label"] { content = try view(inner) }
    if let frame = node["label_frame"]?.stringValue {
      let words = frame.split { " ,".contains($0) }.map(String.init)
      var modifier = FrameModifier()
      for (name, value) in zip(words, words.dropFirst()) {
        if name == "minWidth" { modifier.minWidth = Points(value) }
        if name == "minHeight" { modifier.minHeight = Points(value) }
      }
      content = content.modified(.frame(modifier))
    }
    var view = ViewNode(.button(ButtonView(label: content)))
    let style = node["style"]?.stringValue ?? ""
    if let font = try font(node) { view = view.modified(.font(font)) }
    if style.contains("borderedProminent") {
      view = view.modified(.buttonStyle(ButtonStyleModifier(style: .borderedProminent)))
    } else if style.contains("bordered") {
      view = view.modified(.buttonStyle(ButtonStyleModifier(style: .bordered)))
    }
    if style.contains("small") || node["controlSize"]?.stringValue == "small" {
      view = view.modified(.controlSize(ControlSizeModifier(size: .small)))
    }
    return view
  }

  private func modified(_ view: ViewNode, by node: JSONValue) throws(Inexpressible) -> ViewNode {
    var view = view
    if let frame = node["frame"] {
      if let lengths = frame.numbers, lengths.count == 2 {
        view = view.modified(.frame(FrameModifier(width: lengths[0], height: lengths[1])))
      } else if frame.stringValue?.hasPrefix("maxWidth inf") == true {
        view = view.modified(.frame(FrameModifier(fillsWidth: true, alignment: .leading)))
      }
    }
    if let height = node["frame_height"]?.doubleValue {
      view = view.modified(.frame(FrameModifier(height: height)))
    }
    if let width = node["frame_width"]?.doubleValue {
      view = view.modified(.frame(FrameModifier(width: width)))
    }
    if let padding = node["padding"] ?? node["margins"] {
      view = view.modified(
        .padding(PaddingModifier(edges: .all, length: padding.doubleValue)))
    }
    if let padding = node["padding_vertical"]?.doubleValue {
      view = view.modified(.padding(PaddingModifier(edges: .vertical, length: padding)))
    }
    return view
  }

  /// A text of so many lines.
  static func lines(_ count: Int) -> String {
    Array(repeating: "x", count: max(count, 1)).joined(separator: "\n")
  }
}
