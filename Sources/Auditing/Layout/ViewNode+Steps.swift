internal import LayoutPrediction

extension ViewNode {
  /// The views in a view and in its modifiers, with the steps that lead to them.
  var steps: [(step: String, node: ViewNode)] {
    var steps = kind.steps
    for (index, modifier) in modifiers.enumerated() {
      let step = ".modifiers[\(index)]"
      switch modifier {
      case .overlay(let secondary), .background(let secondary):
        steps.append(("\(step).content", secondary.content))
      case .safeAreaInset(let inset): steps.append(("\(step).content", inset.content))
      case .sheet(let presentation), .popover(let presentation):
        steps.append((step, presentation.content))
      default: break
      }
    }
    return steps
  }
}

extension ViewKind {
  fileprivate var steps: [(step: String, node: ViewNode)] {
    switch self {
    case .hstack(let stack), .vstack(let stack): Self.numbered("children", stack.children)
    case .zstack(let stack): Self.numbered("children", stack.children)
    case .lazyVGrid(let grid): Self.numbered("children", grid.children)
    case .viewThatFits(let fitting): Self.numbered("children", fitting.children)
    case .group(let group), .geometryReader(let group): Self.numbered("children", group.children)
    case .forEach(let rows): Self.numbered("children", rows.children)
    case .grid(let grid):
      grid.rows.enumerated().flatMap { Self.numbered("rows[\($0)].children", $1) }
    case .scrollView(let scroll): [(".content", scroll.content)]
    case .list(let list):
      list.sections.enumerated().flatMap { index, section in
        let step = ".sections[\(index)]"
        return Self.named("\(step).header", section.header)
          + Self.numbered("sections[\(index)].rows", section.rows)
          + Self.named("\(step).footer", section.footer)
      }
    case .navigationStack(let navigation):
      Self.numbered("leadingItems", navigation.leadingItems ?? [])
        + Self.numbered("trailingItems", navigation.trailingItems ?? [])
        + [(".content", navigation.content)]
    case .tabView(let tabs): [(".content", tabs.content)]
    case .button(let button): [(".label", button.label)]
    case .navigationLink(let link): [(".label", link.label)]
    case .toggle(let toggle): Self.named(".label", toggle.label)
    case .picker(let picker): Self.named(".label", picker.label)
    case .stepper(let stepper): Self.named(".label", stepper.label)
    case .progressView(let progress): Self.named(".label", progress.label)
    case .labeledContent(let content): [(".label", content.label), (".value", content.value)]
    case .conditional(let view):
      [(".then", view.then)] + Self.named(".otherwise", view.otherwise)
    case .text, .label, .image, .slider, .textField, .divider, .spacer, .color, .platformView,
      .opaque:
      []
    }
  }

  private static func numbered(
    _ name: String, _ nodes: [ViewNode]
  ) -> [(step: String, node: ViewNode)] {
    nodes.enumerated().map { (".\(name)[\($0)]", $1) }
  }

  private static func named(_ step: String, _ node: ViewNode?) -> [(step: String, node: ViewNode)] {
    node.map { [(step, $0)] } ?? []
  }

  /// The name of the kind in layout files.
  var name: String {
    switch self {
    case .text: "text"
    case .label: "label"
    case .image: "image"
    case .button: "button"
    case .toggle: "toggle"
    case .picker: "picker"
    case .stepper: "stepper"
    case .slider: "slider"
    case .textField: "textField"
    case .progressView: "progressView"
    case .labeledContent: "labeledContent"
    case .navigationLink: "navigationLink"
    case .divider: "divider"
    case .spacer: "spacer"
    case .color: "color"
    case .hstack: "hstack"
    case .vstack: "vstack"
    case .zstack: "zstack"
    case .grid: "grid"
    case .lazyVGrid: "lazyVGrid"
    case .scrollView: "scrollView"
    case .list: "list"
    case .navigationStack: "navigationStack"
    case .tabView: "tabView"
    case .viewThatFits: "viewThatFits"
    case .group: "group"
    case .forEach: "forEach"
    case .geometryReader: "geometryReader"
    case .platformView: "platformView"
    case .opaque: "opaque"
    case .conditional: "conditional"
    }
  }

  /// Whether a person can do something with the view.
  var isControl: Bool {
    switch self {
    case .button, .toggle, .picker, .stepper, .slider, .textField, .navigationLink: true
    case .platformView(let view), .opaque(let view): view.isControl == true
    default: false
    }
  }
}
