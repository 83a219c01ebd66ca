internal import LayoutPrediction

extension ViewConstructors {
  static let controls: [String: Maker] = [
    "Button": button,
    "Link": { context in
      context.views(
        .button(ButtonView(label: context.label ?? context.content(context.trailing).node)))
    },
    "ShareLink": { context in
      let label =
        context.label
        ?? context.trailing.map { context.content($0).node }
        ?? ViewNode(
          .label(
            LabelView(
              title: .verbatim("Share…"), icon: ImageView(symbol: "square.and.arrow.up"))))
      return context.views(.button(ButtonView(label: label)))
    },
    "EditButton": { context in
      context.views(.button(ButtonView(label: ViewNode(.text(.verbatim("Edit"))))))
    },
    "Menu": { context in
      let label = context.label ?? context.content(context["label"]).node
      return context.views(.button(ButtonView(label: label)))
    },
    "Toggle": { context in
      context.views(
        .toggle(
          ToggleView(label: context.label ?? context.trailing.map { context.content($0).node })))
    },
    "Picker": picker,
    "DatePicker": { context in
      let label = context.label ?? context.trailing.map { context.content($0).node }
      let value = ViewNode(
        .text(TextContent(verbatim: Samples.text(ofType: "Date"), isSample: true)))
      return context.views(
        .labeledContent(
          LabeledContentView(label: label ?? ViewNode(.text(.verbatim(""))), value: value)))
    },
    "ColorPicker": { context in
      let label = context.label ?? context.trailing.map { context.content($0).node }
      let well = ViewNode(.color(ColorView())).modified(
        .frame(FrameModifier(width: 28, height: 28)))
      return context.views(
        .labeledContent(
          LabeledContentView(label: label ?? ViewNode(.text(.verbatim(""))), value: well)))
    },
    "Stepper": { context in
      context.views(
        .stepper(
          StepperView(label: context.label ?? context.trailing.map { context.content($0).node })))
    },
    "Slider": { context in
      context.views(.slider(SliderView(label: nil)))
    },
    "TextField": { context in textField(context, isSecure: false) },
    "SecureField": { context in textField(context, isSecure: true) },
    "TextEditor": { context in
      context.views(.color(ColorView()))
    },
    "ProgressView": { context in
      context.views(
        .progressView(
          ProgressView(
            label: context.label ?? context.trailing.map { context.content($0).node },
            isIndeterminate: context.has("value") ? nil : true)))
    },
    "Gauge": { context in
      context.views(.progressView(ProgressView(label: context.content(context.trailing).node)))
    },
    "LabeledContent": labeledContent,
    "NavigationLink": navigationLink,
    "DisclosureGroup": { context in
      let label = context.label ?? context.content(context["label"]).node
      var nodes = [context.node(.button(ButtonView(label: label)))]
      if context.boolean("isExpanded") != false { nodes += context.content.nodes }
      return .views(ViewFragment(nodes))
    },
    "PasteButton": { context in
      context.views(.button(ButtonView(label: ViewNode(.text(.verbatim("Paste"))))))
    },
    "SignInWithAppleButton": { context in
      context.views(.opaque(OpaqueView(name: "SignInWithAppleButton", isControl: true)))
    },
  ]

  private static func button(_ context: CallContext) -> Value {
    let label: ViewNode
    if let builder = context["label"] {
      label = context.content(builder).node
    } else if let title = context.unlabeled.first, title.value.isTextual {
      let text = ViewNode(.text(context.text(title)), source: context.source(of: title))
      if context.has("systemImage"), case .text(let content) = text.kind {
        label = ViewNode(
          .label(
            LabelView(
              title: content, icon: ImageView(symbol: symbolName(context["systemImage"])))),
          source: text.source)
      } else {
        label = text
      }
    } else {
      // `Button(action: run) { label }`, or only a role.
      label = context.trailing.map { context.content($0).node } ?? ViewNode(.text(.verbatim("")))
    }
    return context.views(.button(ButtonView(label: label)))
  }

  private static func picker(_ context: CallContext) -> Value {
    let content = context.content
    let label = context.label
    let options = content.nodes.flatMap(\.texts)
    return context.views(
      .picker(PickerView(label: label, options: options, selection: options.isEmpty ? nil : 0)))
  }

  private static func textField(_ context: CallContext, isSecure: Bool) -> Value {
    let placeholder: TextContent
    if let prompt = context["prompt"], case .views(let fragment) = prompt,
      case .text(let content)? = fragment.nodes.first?.kind
    {
      placeholder = content
    } else if let title = context.unlabeled.first {
      placeholder = context.text(title)
    } else {
      placeholder = .verbatim("")
    }
    return context.views(
      .textField(
        TextFieldView(
          placeholder: placeholder,
          isVertical: context.memberName("axis") == "vertical" ? true : nil,
          isSecure: isSecure ? true : nil)))
  }

  private static func labeledContent(_ context: CallContext) -> Value {
    let label = context.label ?? ViewNode(.text(.verbatim("")))
    let value: ViewNode
    if let text = context["value"] {
      value = ViewNode(
        .text(context.evaluator.content(of: text, localizing: false)), source: context.source)
    } else if let content = context["content"] ?? context.trailing {
      value = context.content(content).node
    } else {
      value = ViewNode(.text(.verbatim("")))
    }
    return context.views(.labeledContent(LabeledContentView(label: label, value: value)))
  }

  private static func navigationLink(_ context: CallContext) -> Value {
    let label: ViewNode
    if let title = context.unlabeled.first, title.value.isTextual {
      label = ViewNode(.text(context.text(title)), source: context.source(of: title))
      if let destination = context["destination"] ?? context.trailing {
        context.leads(to: destination)
      }
    } else if let builder = context["label"] {
      label = context.content(builder).node
      if let destination = context["destination"] ?? context.trailing {
        context.leads(to: destination)
      }
    } else {
      label = context.content(context.trailing).node
      if let destination = context["destination"] { context.leads(to: destination) }
    }
    return context.views(.navigationLink(NavigationLinkView(label: label)))
  }
}

extension CallContext {
  /// Notes a screen that can be reached from here.
  func leads(to destination: Value) {
    if case .unknown = destination { return }
    evaluator.destinations.append(Destination(value: destination, source: source))
  }
}

extension ViewNode {
  /// The texts in a view, outermost first: what the options of a picker say.
  var texts: [TextContent] {
    switch kind {
    case .text(let content): [content]
    case .label(let label): [label.title]
    case .group(let group): group.children.flatMap(\.texts)
    case .forEach(let rows): rows.children.flatMap(\.texts)
    case .hstack(let stack), .vstack(let stack): Array(stack.children.flatMap(\.texts).prefix(1))
    case .conditional(let view): view.then.texts
    case .list(let list): list.sections.flatMap { $0.rows.flatMap(\.texts) }
    default: []
    }
  }
}
