internal import LayoutPrediction
internal import SwiftSyntax

extension ViewModifiers {
  static let controls: [String: Reader] = [
    "labelsHidden": { views, _ in views.modified(.labelsHidden(FlagModifier())) },
    "controlSize": { views, context in
      context.unlabeled.first?.value.memberName
        .flatMap(ControlSizeModifier.ControlSize.init(rawValue:))
        .map { views.modified(.controlSize(ControlSizeModifier(size: $0))) } ?? views
    },
    "buttonStyle": buttonStyle,
    "pickerStyle": { views, context in
      let name = context.unlabeled.first?.value.memberName ?? styleName(context)
      guard let name, let style = PickerView.Style(rawValue: name) else { return views }
      return views.mappingEvery { node in
        guard case .picker(var picker) = node.kind, picker.style == nil else { return node }
        var styled = node
        picker.style = style
        styled.kind = .picker(picker)
        return styled
      }
    },
    "labelStyle": labelStyle,
    "progressViewStyle": { views, context in
      let name = context.unlabeled.first?.value.memberName ?? styleName(context)
      return views.mappingEvery { node in
        guard case .progressView(var view) = node.kind else { return node }
        if name == "circular" { view.isIndeterminate = true }
        var styled = node
        styled.kind = .progressView(view)
        return styled
      }
    },
    "listStyle": { views, context in
      let name = context.unlabeled.first?.value.memberName ?? styleName(context)
      return views.mappingEvery { node in
        guard case .list(var list) = node.kind else { return node }
        list.style = name == "plain" || name == "inset" ? .plain : list.style
        var styled = node
        styled.kind = .list(list)
        return styled
      }
    },
    "badge": { views, context in
      guard let badge = context.unlabeled.first else { return views }
      let text = ViewNode(.text(context.text(badge)), source: context.source)
      var copy = views
      copy.nodes = views.nodes.map {
        ViewNode(.hstack(StackView(children: [$0, ViewNode(.spacer(SpacerView())), text])))
      }
      return copy
    },
  ]

  /// `bordered` of `BorderedButtonStyle()`.
  private static func styleName(_ context: CallContext) -> String? {
    guard case .unknown(let unknown)? = context.unlabeled.first?.value, let name = unknown.name
    else { return nil }
    for suffix in ["ButtonStyle", "PickerStyle", "ListStyle", "LabelStyle", "ProgressViewStyle"]
    where name.hasSuffix(suffix) {
      let bare = name.dropLast(suffix.count)
      return bare.prefix(1).lowercased() + bare.dropFirst()
    }
    return nil
  }

  private static func buttonStyle(_ views: ViewFragment, _ context: CallContext) -> ViewFragment {
    guard let given = context.unlabeled.first?.value else { return views }
    let value = ["ButtonStyle", "PrimitiveButtonStyle"].reduce(given) {
      context.evaluator.coerce($0, toTypeNamed: $1, from: context.scope.file)
    }
    if case .instance(let style) = value {
      return styled(views, by: style, context)
    }
    switch value.memberName ?? styleName(context) {
    case "bordered", "glass":
      return views.modified(.buttonStyle(ButtonStyleModifier(style: .bordered)))
    case "borderedProminent", "glassProminent":
      return views.modified(.buttonStyle(ButtonStyleModifier(style: .borderedProminent)))
    case "plain": return views.modified(.buttonStyle(ButtonStyleModifier(style: .plain)))
    case "borderless": return views.modified(.buttonStyle(ButtonStyleModifier(style: .borderless)))
    case "automatic": return views
    default:
      context.evaluator.note(.unknownArgument("buttonStyle"))
      return views
    }
  }

  /// A button style of the app's own: its body is read with a mark in the place of the label.
  private static func styled(
    _ views: ViewFragment, by style: Instance, _ context: CallContext
  ) -> ViewFragment {
    let mark = ViewNode(.opaque(OpaqueView(name: Configuration.labelMark)))
    guard let body = context.evaluator.styleBody(of: style, label: [mark]) else {
      context.evaluator.note(.unknownArgument("buttonStyle"))
      return views
    }
    if body.nodes.count == 1, body.nodes[0].kind == mark.kind {
      return views.modified(
        .buttonStyle(
          ButtonStyleModifier(style: .custom, modifiers: body.nodes[0].modifiers)))
    }
    // The label stands among other views: every button's label is replaced by the whole.
    return views.mappingEvery { node in
      guard case .button(var button) = node.kind else { return node }
      let label = button.label
      button.label = body.node.replacing(mark.kind, by: label)
      var styled = node
      styled.kind = .button(button)
      return styled
    }.modified(.buttonStyle(ButtonStyleModifier(style: .plain)))
  }

  private static func labelStyle(_ views: ViewFragment, _ context: CallContext) -> ViewFragment {
    guard let given = context.unlabeled.first?.value else { return views }
    let value = context.evaluator.coerce(
      given, toTypeNamed: "LabelStyle", from: context.scope.file)
    if case .instance(let style) = value {
      return views.mappingEvery { node in
        guard let (icon, title) = node.labelParts,
          let body = context.evaluator.styleBody(of: style, label: [], title: title, icon: icon)
        else { return node }
        return ViewNode(
          .group(GroupView(children: body.nodes)), modifiers: node.modifiers, id: node.id,
          source: node.source)
      }
    }
    switch value.memberName ?? styleName(context) {
    case "iconOnly":
      return views.mappingEvery { node in
        node.labelParts.map { node.replaced(by: $0.icon) } ?? node
      }
    case "titleOnly":
      return views.mappingEvery { node in
        node.labelParts.map { node.replaced(by: $0.title) } ?? node
      }
    default: return views
    }
  }
}

/// What a style's `makeBody(configuration:)` is given.
enum Configuration {
  /// The name of the view that stands for the label while a style is read.
  static let labelMark = "configuration.label"
}

extension Evaluator {
  /// The body of a style with views for the parts of its configuration.
  func styleBody(
    of style: Instance, label: [ViewNode], title: ViewNode? = nil, icon: ViewNode? = nil
  ) -> ViewFragment? {
    guard
      let make = style.type.functions("makeBody", isStatic: false).first,
      let statements = make.syntax.body?.statements,
      let parameter = make.parameters.first
    else { return nil }
    return deeper(otherwise: nil) {
      let scope = self.scope(file: make.file, receiver: .instance(style), owner: style.type)
      scope[parameter.name] = .tuple(
        [
          ("label", .views(ViewFragment(label))),
          ("title", .views(ViewFragment(title.map { [$0] } ?? []))),
          ("icon", .views(ViewFragment(icon.map { [$0] } ?? []))),
          ("isPressed", .boolean(false)), ("isOn", .boolean(true)),
        ])
      return self.resolvingEnvironment {
        self.fragment(of: self.execute(statements, in: scope).value, named: nil)
      }
    }
  }
}

extension ViewFragment {
  /// Every view, and each in it, put through a change.
  func mappingEvery(_ change: (ViewNode) -> ViewNode) -> ViewFragment {
    var copy = self
    copy.nodes = nodes.map { $0.mappingEvery(change) }
    return copy
  }
}

extension ViewNode {
  /// The icon and the title of a label.
  fileprivate var labelParts: (icon: ViewNode, title: ViewNode)? {
    switch kind {
    case .label(let label):
      (ViewNode(.image(label.icon), source: source), ViewNode(.text(label.title), source: source))
    case .hstack(let row) where id == ViewConstructors.labelMark && row.children.count == 2:
      (row.children[0], row.children[1])
    default: nil
    }
  }

  /// Another view with the modifiers around this one.
  fileprivate func replaced(by other: ViewNode) -> ViewNode {
    var copy = other
    copy.modifiers += modifiers
    return copy
  }

  func mappingEvery(_ change: (ViewNode) -> ViewNode) -> ViewNode {
    change(mappingChildren { $0.mappingEvery(change) })
  }

  /// The view with another in the place of each of a kind.
  fileprivate func replacing(_ kind: ViewKind, by other: ViewNode) -> ViewNode {
    mappingEvery { node in
      guard node.kind == kind else { return node }
      var replaced = other
      replaced.modifiers += node.modifiers
      return replaced
    }
  }
}
