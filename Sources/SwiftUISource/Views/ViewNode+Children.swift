internal import LayoutPrediction

extension ViewNode {
  /// The view with each view in it, those of its modifiers left alone, put through a change.
  func mappingChildren(_ change: (ViewNode) -> ViewNode) -> ViewNode {
    var copy = self
    switch kind {
    case .button(var view):
      view.label = change(view.label)
      copy.kind = .button(view)
    case .toggle(var view):
      view.label = view.label.map(change)
      copy.kind = .toggle(view)
    case .picker(var view):
      view.label = view.label.map(change)
      copy.kind = .picker(view)
    case .stepper(var view):
      view.label = view.label.map(change)
      copy.kind = .stepper(view)
    case .slider(var view):
      view.label = view.label.map(change)
      copy.kind = .slider(view)
    case .progressView(var view):
      view.label = view.label.map(change)
      copy.kind = .progressView(view)
    case .labeledContent(var view):
      view.label = change(view.label)
      view.value = change(view.value)
      copy.kind = .labeledContent(view)
    case .navigationLink(var view):
      view.label = change(view.label)
      copy.kind = .navigationLink(view)
    case .hstack(var view):
      view.children = view.children.map(change)
      copy.kind = .hstack(view)
    case .vstack(var view):
      view.children = view.children.map(change)
      copy.kind = .vstack(view)
    case .zstack(var view):
      view.children = view.children.map(change)
      copy.kind = .zstack(view)
    case .grid(var view):
      view.rows = view.rows.map { $0.map(change) }
      copy.kind = .grid(view)
    case .lazyVGrid(var view):
      view.children = view.children.map(change)
      copy.kind = .lazyVGrid(view)
    case .scrollView(var view):
      view.content = change(view.content)
      copy.kind = .scrollView(view)
    case .list(var view):
      for index in view.sections.indices {
        view.sections[index].header = view.sections[index].header.map(change)
        view.sections[index].footer = view.sections[index].footer.map(change)
        view.sections[index].rows = view.sections[index].rows.map(change)
      }
      copy.kind = .list(view)
    case .navigationStack(var view):
      view.content = change(view.content)
      view.leadingItems = view.leadingItems?.map(change)
      view.trailingItems = view.trailingItems?.map(change)
      copy.kind = .navigationStack(view)
    case .tabView(var view):
      view.content = change(view.content)
      copy.kind = .tabView(view)
    case .viewThatFits(var view):
      view.children = view.children.map(change)
      copy.kind = .viewThatFits(view)
    case .group(var view):
      view.children = view.children.map(change)
      copy.kind = .group(view)
    case .geometryReader(var view):
      view.children = view.children.map(change)
      copy.kind = .geometryReader(view)
    case .forEach(var view):
      view.children = view.children.map(change)
      copy.kind = .forEach(view)
    case .conditional(var view):
      view.then = change(view.then)
      view.otherwise = view.otherwise.map(change)
      copy.kind = .conditional(view)
    case .text, .label, .image, .textField, .divider, .spacer, .color, .platformView, .opaque:
      break
    }
    return copy
  }
}

extension ViewNode {
  /// Two texts as one.
  func joinedText(_ other: ViewNode) -> ViewNode {
    guard case .text(let first) = kind, case .text(let second) = other.kind else { return self }
    var joined = self
    joined.kind = .text(TextContent(parts: (first.parts ?? [first]) + (second.parts ?? [second])))
    return joined
  }
}
