internal import Copyfit
internal import JSONDocuments

extension LayoutTranslator {
  /// A child that the record gives in a few words.
  func wordedView(_ words: String) throws(Inexpressible) -> ViewNode {
    let parts = words.split(separator: " ").map(String.init)
    switch parts.first ?? "" {
    case "gradient", "color", "rect":
      let color = ViewNode(.color(ColorView()))
      guard parts.count == 3, let length = Points(parts[2]) else { return color }
      return color.modified(
        .frame(
          parts[1] == "maxWidth"
            ? FrameModifier(maxWidth: length) : FrameModifier(minWidth: length)))
    case "button": return ViewNode(.button(ButtonView(label: ViewNode(.text(.verbatim("x"))))))
    case "text", "hstack":
      if let quoted = words.split(separator: "\"").dropFirst().first {
        return ViewNode(.text(.verbatim(String(quoted))))
      }
      guard let name = parts.dropFirst().first else { return ViewNode(.text(.verbatim("x"))) }
      if let height = Points(name) {
        // A text known by its height alone.
        return ViewNode(.color(ColorView()), modifiers: [.frame(FrameModifier(height: height))])
      }
      return ViewNode(.text(.verbatim("x")), modifiers: [.font(FontModifier(style: name))])
    case "status":
      // A slot and the stack's own spacing together, read from the frames.
      guard let length = JSONValue.string(words).firstNumber else { break }
      return ViewNode(
        .color(ColorView()), modifiers: [.frame(FrameModifier(width: length - 8, height: 10))])
    default: break
    }
    throw Inexpressible("\"\(words)\" is told in words only")
  }

  /// `10 x text headline, frame 56x56`: so many of one view; `nil` for other words.
  func repeated(_ words: String) -> [ViewNode]? {
    let parts = words.split { " ,x".contains($0) }.map(String.init)
    guard let count = parts.first.flatMap({ Int($0) }), words.contains(" x "),
      let frame = parts.firstIndex(of: "frame"), parts.count >= frame + 3,
      let width = Points(parts[frame + 1]), let height = Points(parts[frame + 2])
    else { return nil }
    return (0..<count).map { index in
      ViewNode(
        .text(.verbatim("\(index)")),
        modifiers: [
          .font(FontModifier(style: "headline")),
          .frame(FrameModifier(width: width, height: height)),
        ])
    }
  }

  /// A row of a screen in a few words, such as `toggle Push notifications`; what follows the kind
  /// is its title.
  func wordedRow(_ words: String) throws(Inexpressible) -> [ViewNode] {
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    let title = parts.count > 1 ? parts[1] : "x"
    let text = ViewNode(.text(.verbatim(title)))
    switch parts.first ?? "" {
    case "toggle": return [ViewNode(.toggle(ToggleView(label: text)))]
    case "stepper": return [ViewNode(.stepper(StepperView(label: text)))]
    case "picker(menu)":
      return [ViewNode(.picker(PickerView(label: text, options: [.verbatim("x")])))]
    case "labeledcontent":
      return [ViewNode(.labeledContent(LabeledContentView(label: text, value: text)))]
    case "button", "button(destructive)": return [ViewNode(.button(ButtonView(label: text)))]
    case "textfield(vertical)":
      return [ViewNode(.textField(TextFieldView(placeholder: .verbatim("x"), isVertical: true)))]
    case "text" where title == "headline":
      return [ViewNode(.text(.verbatim("x")), modifiers: [.font(FontModifier(style: title))])]
    case "text": return [text]
    case "navigationlink", "label":
      let label = ViewNode(
        .label(LabelView(title: .verbatim("x"), icon: ImageView(symbol: "icon"))))
      return [
        ViewNode(
          .navigationLink(
            NavigationLinkView(label: title.hasPrefix("label") || title == "row" ? label : text)))
      ]
    case "two-line":
      guard let count = words.split(separator: "x").last.flatMap({ Int($0) }) else { break }
      let lines = StackView(
        alignment: "leading", spacing: 2,
        children: [
          ViewNode(.text(.verbatim("x"))),
          ViewNode(.text(.verbatim("x")), modifiers: [.font(FontModifier(style: "caption"))]),
        ])
      return Array(repeating: ViewNode(.vstack(lines)), count: count)
    case "vstack(leading){text;slider}":
      return [
        ViewNode(
          .vstack(
            StackView(alignment: "leading", children: [text, ViewNode(.slider(SliderView()))])))
      ]
    default: break
    }
    throw Inexpressible("\"\(words)\" is told in words only")
  }
}
