internal import DynamicType
internal import TextUnits

extension LayoutBuilder {
  /// A control without its modifiers.
  func control(
    _ node: ViewNode, _ environment: LayoutEnvironment, path: String
  ) throws -> LayoutElement {
    func origin(_ kind: String) -> ViewOrigin {
      self.origin(node, path: path, kind: kind, environment)
    }
    switch node.kind {
    case .label(let label): return try self.label(label, environment, origin: origin("label"))
    case .button(let button):
      return try self.button(button, environment, path: path, origin: origin("button"))
    case .toggle(let toggle):
      let toggleSwitch = RigidElement(
        Size(metrics["switchWidth"], metrics["switchHeight"]), origin: origin("toggle.switch"),
        target: "toggle")
      return try labeled(
        toggle.label, toggleSwitch, environment, path: path, origin: origin("toggle"),
        spacing: metrics["toggleSpacing"])
    case .picker(let picker):
      return try self.picker(picker, environment, path: path, origin: origin("picker"))
    case .stepper(let stepper):
      let buttons = RigidElement(
        Size(metrics["stepperWidth"], metrics["stepperHeight"]), origin: origin("stepper.buttons"),
        target: "stepper")
      return try labeled(
        stepper.label, buttons, environment, path: path, origin: origin("stepper"),
        spacing: metrics.stackSpacing)
    case .slider:
      return FlexibleElement(
        ideal: Size(metrics["sliderIdealWidth"], metrics["sliderHeight"]), axes: [.horizontal],
        origin: origin("slider"), target: "slider")
    case .textField(let field):
      return try textField(field, environment, path: path, origin: origin("textField"))
    case .progressView(let progress):
      return try self.progress(progress, environment, path: path, origin: origin("progressView"))
    case .labeledContent(let content):
      return try labeledContent(content, environment, path: path, origin: origin("labeledContent"))
    case .navigationLink(let link):
      if !environment.isInList, environment.buttonStyle.style != .automatic {
        // Outside of a list a link is drawn in the style of buttons.
        return try button(
          ButtonView(label: link.label), environment, path: path, origin: origin("navigationLink"))
      }
      let label = try element(link.label, environment, path: path + ".label")
      guard environment.isInList else {
        return NamedElement(label, origin: origin("navigationLink"), control: "navigationLink")
      }
      return row(
        [filling(label), chevron(environment, origin: origin("navigationLink.chevron"))],
        spacing: metrics["chevronSpacing"])
    default:
      preconditionFailure("\(node.kind) is no control")
    }
  }

  /// The sign that a row leads elsewhere: a symbol that grows with body, and the room around it.
  private func chevron(
    _ environment: LayoutEnvironment, origin: ViewOrigin
  ) -> LayoutElement {
    let (pointSize, _) = TextFont(.style(.body)).points(
      in: measurer.profile, at: environment.contentSize)
    let size = Size(
      metrics.pixels.rounded(pointSize * metrics["chevronWidth"]),
      metrics.pixels.rounded(pointSize * metrics["chevronHeight"]))
    return PaddingElement(
      RigidElement(size, origin: origin),
      insets: EdgeInsets(
        leading: pointSize * metrics["chevronLeading"],
        trailing: pointSize * metrics["chevronTrailing"]))
  }

  /// Content that takes the width it is offered and stands at its beginning.
  func filling(_ content: LayoutElement) -> LayoutElement {
    FlexibleFrameElement(
      content, horizontal: .init(maximum: .infinity), vertical: .init(), alignment: .leading)
  }

  private func label(
    _ label: LabelView, _ environment: LayoutEnvironment, origin: ViewOrigin
  ) throws -> LayoutElement {
    var icon = try symbol(
      label.icon, environment, origin: origin.part(".icon", "label.icon", isNamed: true))
    let titleOrigin = origin.part(".title", "text", isNamed: true)
    if environment.isInList, environment.contentSize.isAccessibilitySize {
      let room = metrics["rowIconInline"]
      return NamedElement(
        InlineIconElement(
          try text(label.title, environment, origin: titleOrigin, leadingRoom: room), icon: icon,
          room: room
            * environment.font.points(
              in: measurer.profile, at: environment.contentSize
            ).pointSize),
        origin: origin)
    }
    let title = try text(label.title, environment, origin: titleOrigin)
    let spacing = metrics["iconTitleSpacing"]
    if environment.isInList {
      icon = FixedFrameElement(
        icon, width: metrics["rowIconColumn"] - spacing, height: nil, alignment: .center)
    }
    return NamedElement(
      StackElement(
        axis: .horizontal, alignment: .firstBaseline, spacing: spacing, children: [icon, title],
        metrics: metrics),
      origin: origin)
  }

  /// A button: what can be tapped is its label and what its style draws around it.
  private func button(
    _ button: ButtonView, _ environment: LayoutEnvironment, path: String, origin: ViewOrigin
  ) throws -> LayoutElement {
    var inner = environment
    inner.lineAlignment = .center
    let isBordered = [.bordered, .borderedProminent].contains(environment.buttonStyle.style)
    if isBordered, !environment.hasOwnFont, [.mini, .small].contains(environment.controlSize) {
      inner.font = TextFont(.style(.subheadline))
    }
    var content = try element(button.label, inner, path: path + ".label")
    switch environment.buttonStyle.style {
    case .bordered, .borderedProminent:
      content = PaddingElement(content, insets: borderInsets(environment.controlSize))
    case .custom:
      for modifier in environment.buttonStyle.modifiers ?? [] {
        content = try wrap(
          content, modifier,
          ModifierPlace(
            path: path + ".style", node: button.label, inner: environment, outer: environment))
      }
      return StyledButtonElement(
        content, origin: origin, stylePath: path + ".style", reach: metrics["buttonStyleReach"])
    case .automatic, .plain, .borderless:
      break
    }
    return NamedElement(content, origin: origin, control: "button")
  }

  private func borderInsets(_ size: ControlSizeModifier.ControlSize) -> EdgeInsets {
    let prefix =
      switch size {
      case .mini, .small: "smallButton"
      case .regular: "button"
      case .large, .extraLarge: "largeButton"
      }
    let name = { (direction: String) in
      prefix == "button" ? "buttonInset\(direction)" : "\(prefix)Inset\(direction)"
    }
    let (horizontal, vertical) = (metrics[name("Horizontal")], metrics[name("Vertical")])
    return EdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// A label that takes what the control leaves of the width; the control alone where labels are
  /// hidden.
  private func labeled(
    _ label: ViewNode?, _ control: LayoutElement, _ environment: LayoutEnvironment, path: String,
    origin: ViewOrigin, spacing: Points
  ) throws -> LayoutElement {
    guard let label, !environment.hidesLabels else { return control }
    let title = try titleOfRow(label, environment, path: path + ".label")
    return NamedElement(row([filling(title), control], spacing: spacing), origin: origin)
  }

  /// The label of a control, with the row's insets where the control does not keep them.
  private func titleOfRow(
    _ label: ViewNode, _ environment: LayoutEnvironment, path: String
  ) throws -> LayoutElement {
    var inner = environment
    inner.labelInset = 0
    let insets = EdgeInsets(top: environment.labelInset, bottom: environment.labelInset)
    return PaddingElement(try element(label, inner, path: path), insets: insets)
  }

  /// A title and its value at both ends of a row.
  ///
  /// They share it as two texts with a spacer between them would: a short one keeps its width, and
  /// the other has the rest. That is assumed; where both fit on a line it makes no difference.
  private func titleAndValue(_ title: LayoutElement, _ value: LayoutElement) -> LayoutElement {
    let gap = SpacerElement(axis: .horizontal, minimum: metrics.stackSpacing)
    return row([title, gap, value], spacing: 0)
  }

  private func picker(
    _ picker: PickerView, _ environment: LayoutEnvironment, path: String, origin: ViewOrigin
  ) throws -> LayoutElement {
    switch picker.style ?? .menu {
    case .menu, .navigationLink:
      // Only the rows of lists show the label of a menu.
      let label = environment.isInList && !environment.hidesLabels ? picker.label : nil
      var inner = environment
      var valueOrigin = origin
      if label != nil {
        inner.isRoomAssumed = true
        valueOrigin.facts.insert(.assumedRoom)
      }
      let selected =
        picker.options.indices.contains(picker.selection ?? 0)
        ? picker.options[picker.selection ?? 0] : .verbatim("")
      let value = try text(
        selected, inner,
        origin: valueOrigin.part(".value", "text", isNamed: true))
      let indicator = RigidElement(
        Size(metrics["menuIndicatorWidth"], 12),
        origin: origin.part(".indicator", "picker.indicator"))
      let inset = environment.isInList ? metrics["menuInsetVertical"] : 0
      let button = NamedElement(
        PaddingElement(
          row([value, indicator], spacing: 0), insets: EdgeInsets(top: inset, bottom: inset)),
        origin: origin.part("", "picker.value", isNamed: true), control: "picker")
      guard let label else { return button }
      return NamedElement(
        titleAndValue(
          try titleOfRow(label, inner, path: path + ".label"), button), origin: origin)
    case .segmented: return try segments(picker, environment, path: path, origin: origin)
    case .inline: return try options(picker, environment, path: path, origin: origin)
    case .wheel:
      return FlexibleElement(
        ideal: Size(320, 216), axes: [.horizontal], origin: origin, target: "picker")
    }
  }

  /// All options one below the other; in a list each is as high as a row.
  private func options(
    _ picker: PickerView, _ environment: LayoutEnvironment, path: String, origin: ViewOrigin
  ) throws -> LayoutElement {
    let options = try picker.options.enumerated().map { index, option -> LayoutElement in
      let step = ".options[\(index)]"
      let title = try text(option, environment, origin: origin.part(step, "text"))
      guard environment.isInList else { return title }
      let inset = metrics["rowVerticalInset"]
      return NamedElement(
        FlexibleFrameElement(
          PaddingElement(title, insets: EdgeInsets(top: inset, bottom: inset)),
          horizontal: .init(maximum: .infinity),
          vertical: .init(minimum: metrics.rowMinimumHeight), alignment: .leading),
        origin: origin.part(step, "picker.option"), control: "picker")
    }
    return NamedElement(
      column(options, spacing: environment.isInList ? 0 : nil), origin: origin,
      control: environment.isInList ? nil : "picker")
  }

  /// Equal segments whose titles keep one size and one line.
  private func segments(
    _ picker: PickerView, _ environment: LayoutEnvironment, path: String, origin: ViewOrigin
  ) throws -> LayoutElement {
    var inner = environment
    inner.setSystemFont(TextFont(.fixed(13), weight: .medium))
    inner.lineLimit = 1
    let padding = metrics["segmentPadding"]
    let cells = try picker.options.enumerated().map { index, option -> LayoutElement in
      let title = try text(
        option, inner,
        origin: origin.part(".options[\(index)]", "text"))
      return NamedElement(
        FlexibleFrameElement(
          PaddingElement(title, insets: EdgeInsets(leading: padding, trailing: padding)),
          horizontal: .init(minimum: 0, maximum: .infinity), vertical: .init(), alignment: .center),
        origin: origin.part(".options[\(index)]", "segment"), isContainer: true)
    }
    return NamedElement(
      FixedFrameElement(
        row(cells, spacing: 0), width: nil, height: metrics["segmentHeight"], alignment: .center),
      origin: origin, control: "picker")
  }

  private func textField(
    _ field: TextFieldView, _ environment: LayoutEnvironment, path: String, origin: ViewOrigin
  ) throws -> LayoutElement {
    var inner = environment
    if field.isVertical != true { inner.lineLimit = 1 }
    let content = try text(
      field.value ?? field.placeholder, inner,
      origin: origin.part(field.value == nil ? ".placeholder" : ".value", "text", isNamed: true))
    // What is typed in stands in whole points, a first line at least as high as its leading; a
    // field that hides it is as high as its text.
    let font = inner.resolvedFont(measurer.profile)
    let (_, leading) = font.points(in: measurer.profile, at: inner.contentSize)
    return NamedElement(
      filling(
        WholePointsElement(content, minimum: field.isSecure == true ? 0 : leading ?? 0)),
      origin: origin, control: "textField")
  }

  private func progress(
    _ progress: ProgressView, _ environment: LayoutEnvironment, path: String, origin: ViewOrigin
  ) throws -> LayoutElement {
    let spinner = metrics["spinnerSize"]
    let bar: LayoutElement =
      progress.isIndeterminate == true
      ? RigidElement(Size(spinner, spinner), origin: origin)
      : FlexibleElement(
        ideal: Size(metrics["sliderIdealWidth"], metrics["progressHeight"]), axes: [.horizontal],
        origin: origin)
    guard let label = progress.label, !environment.hidesLabels else { return bar }
    return column([try element(label, environment, path: path + ".label"), bar])
  }

  /// A title and its value: side by side, and one above the other at accessibility sizes.
  private func labeledContent(
    _ content: LabeledContentView, _ environment: LayoutEnvironment, path: String,
    origin: ViewOrigin
  ) throws -> LayoutElement {
    var inner = environment
    let isStacked = environment.contentSize.isAccessibilitySize
    inner.isRoomAssumed = inner.isRoomAssumed || !isStacked
    let title = try element(content.label, inner, path: path + ".label")
    let value = try element(content.value, inner, path: path + ".value")
    guard isStacked else { return NamedElement(titleAndValue(title, value), origin: origin) }
    return NamedElement(
      filling(
        StackElement(
          axis: .vertical, alignment: .share(0), spacing: metrics["labeledContentGap"],
          children: [title, value], metrics: metrics)),
      origin: origin)
  }
}
