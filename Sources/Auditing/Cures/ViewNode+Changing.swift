internal import LayoutPrediction

extension ViewNode {
  /// The tree with every view of certain ids changed, the inner ones first.
  ///
  /// - Parameter found: gains the ids of the views that were changed.
  func changing(
    _ makers: [String: @Sendable (ViewNode) -> ViewNode], found: inout Set<String>
  ) -> ViewNode {
    let copy = mapped { _, child in child.changing(makers, found: &found) }
    guard let id, let make = makers[id] else { return copy }
    found.insert(id)
    return make(copy)
  }

  /// The view with each view in it and in its modifiers changed, told the step that leads there.
  func mapped(_ change: (_ step: String, ViewNode) -> ViewNode) -> ViewNode {
    var copy = self
    copy.kind = kind.mapped(change)
    for index in modifiers.indices {
      let step = ".modifiers[\(index)]"
      switch modifiers[index] {
      case .overlay(var secondary):
        secondary.content = change("\(step).content", secondary.content)
        copy.modifiers[index] = .overlay(secondary)
      case .background(var secondary):
        secondary.content = change("\(step).content", secondary.content)
        copy.modifiers[index] = .background(secondary)
      case .safeAreaInset(var inset):
        inset.content = change("\(step).content", inset.content)
        copy.modifiers[index] = .safeAreaInset(inset)
      case .sheet(var presentation):
        presentation.content = change(step, presentation.content)
        copy.modifiers[index] = .sheet(presentation)
      case .popover(var presentation):
        presentation.content = change(step, presentation.content)
        copy.modifiers[index] = .popover(presentation)
      default: break
      }
    }
    return copy
  }
}

extension ViewKind {
  fileprivate func mapped(_ change: (_ step: String, ViewNode) -> ViewNode) -> ViewKind {
    func numbered(_ name: String, _ nodes: [ViewNode]) -> [ViewNode] {
      nodes.enumerated().map { change(".\(name)[\($0)]", $1) }
    }
    func named(_ step: String, _ node: ViewNode?) -> ViewNode? { node.map { change(step, $0) } }
    switch self {
    case .hstack(var stack):
      stack.children = numbered("children", stack.children)
      return .hstack(stack)
    case .vstack(var stack):
      stack.children = numbered("children", stack.children)
      return .vstack(stack)
    case .zstack(var stack):
      stack.children = numbered("children", stack.children)
      return .zstack(stack)
    case .lazyVGrid(var grid):
      grid.children = numbered("children", grid.children)
      return .lazyVGrid(grid)
    case .viewThatFits(var fitting):
      fitting.children = numbered("children", fitting.children)
      return .viewThatFits(fitting)
    case .group(let group): return .group(GroupView(children: numbered("children", group.children)))
    case .geometryReader(let group):
      return .geometryReader(GroupView(children: numbered("children", group.children)))
    case .forEach(let rows):
      return .forEach(RepeatedView(children: numbered("children", rows.children)))
    case .grid(var grid):
      grid.rows = grid.rows.enumerated().map { numbered("rows[\($0)].children", $1) }
      return .grid(grid)
    case .scrollView(var scroll):
      scroll.content = change(".content", scroll.content)
      return .scrollView(scroll)
    case .list(var list):
      for index in list.sections.indices {
        let step = ".sections[\(index)]"
        list.sections[index].header = named("\(step).header", list.sections[index].header)
        list.sections[index].rows = numbered(
          "sections[\(index)].rows", list.sections[index].rows)
        list.sections[index].footer = named("\(step).footer", list.sections[index].footer)
      }
      return .list(list)
    case .navigationStack(var navigation):
      navigation.leadingItems = navigation.leadingItems.map { numbered("leadingItems", $0) }
      navigation.trailingItems = navigation.trailingItems.map { numbered("trailingItems", $0) }
      navigation.content = change(".content", navigation.content)
      return .navigationStack(navigation)
    case .tabView(var tabs):
      tabs.content = change(".content", tabs.content)
      return .tabView(tabs)
    case .button(let button): return .button(ButtonView(label: change(".label", button.label)))
    case .navigationLink(let link):
      return .navigationLink(NavigationLinkView(label: change(".label", link.label)))
    case .toggle(let toggle): return .toggle(ToggleView(label: named(".label", toggle.label)))
    case .picker(var picker):
      picker.label = named(".label", picker.label)
      return .picker(picker)
    case .stepper(let stepper): return .stepper(StepperView(label: named(".label", stepper.label)))
    case .progressView(var progress):
      progress.label = named(".label", progress.label)
      return .progressView(progress)
    case .labeledContent(let content):
      return .labeledContent(
        LabeledContentView(
          label: change(".label", content.label), value: change(".value", content.value)))
    case .conditional(var view):
      view.then = change(".then", view.then)
      view.otherwise = named(".otherwise", view.otherwise)
      return .conditional(view)
    case .text, .label, .image, .slider, .textField, .divider, .spacer, .color, .platformView,
      .opaque:
      return self
    }
  }
}
