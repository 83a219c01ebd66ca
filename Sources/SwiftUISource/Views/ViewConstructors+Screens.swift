internal import LayoutPrediction

extension ViewConstructors {
  static let screens: [String: Maker] = [
    "List": list,
    "Form": list,
    "Table": { context in context.evaluator.opaque("Table").asValue },
    "Section": section,
    "ScrollView": { context in
      let content = context.content
      let axes = context.unlabeled.first.map { Alignments.axes($0.value) } ?? [.vertical]
      return context.views(
        .scrollView(ScrollingView(axes: axes, content: column(content))), keeping: content)
    },
    "NavigationStack": navigation,
    "NavigationView": navigation,
    "NavigationSplitView": { context in
      // On an iPhone the columns are screens, of which the first shows.
      let sidebar = context.content(context["sidebar"] ?? context.trailing)
      for label in ["content", "detail"] {
        if let next = context[label] { context.leads(to: next) }
      }
      return wrapped(sidebar, context)
    },
    "TabView": tabs,
    "Tab": { context in
      var content = context.content
      if let title = context.unlabeled.first {
        content.preferences.tab = TabsView.Tab(
          title: context.text(title), symbol: context["systemImage"].map(symbolName))
      }
      return .views(content)
    },
    "WindowGroup": { context in .views(context.content) },
  ]

  /// Names that stand for a role until the view around takes it.
  static let marks: Set<String> = [sectionMark, tabMark, gridRow, labelMark]

  /// Marks a section until the list around it takes its rows.
  static let sectionMark = "Section"

  private static func section(_ context: CallContext) -> Value {
    let content = context.content
    var header = context["header"].map { context.content($0).nodes } ?? []
    if let title = context.unlabeled.first, title.value.isTextual {
      header = [ViewNode(.text(context.text(title)), source: context.source(of: title))]
    } else if let view = context.unlabeled.first {
      header = context.content(view.value).nodes
    }
    let footer = context["footer"].map { context.content($0).nodes } ?? []
    var node = context.node(
      .list(
        ListView(sections: [
          ListView.Section(
            header: header.isEmpty ? nil : ViewFragment(header).node,
            footer: footer.isEmpty ? nil : ViewFragment(footer).node, rows: content.nodes)
        ])))
    node.id = sectionMark
    var fragment = ViewFragment(node)
    fragment.preferences = content.preferences
    return .views(fragment)
  }

  private static func list(_ context: CallContext) -> Value {
    var content: ViewFragment
    if let data = context.unlabeled.first, context.trailing != nil || context["rowContent"] != nil {
      let row = context["rowContent"] ?? context.trailing
      let known = context.evaluator.elements(of: data.value)
      let limits = context.evaluator.limits
      content = ViewFragment()
      let type: String? =
        if case .unknown(let unknown) = data.value { unknown.elementType } else { nil }
      let elements =
        known.map { Array($0.prefix(limits.rows)) }
        ?? Array(
          repeating: context.evaluator.known(
            .unknown(Unknown(type: type)), from: context.scope.file),
          count: limits.sampleRows)
      for element in elements { content.append(context.content(row, with: [element])) }
    } else {
      content = context.content
    }
    return context.views(.list(ListView(sections: sections(content.nodes))), keeping: content)
  }

  /// The sections of a list's content; rows outside of any stand in sections of their own.
  static func sections(_ nodes: [ViewNode]) -> [ListView.Section] {
    var sections: [ListView.Section] = []
    var rows: [ViewNode] = []
    func close() {
      if !rows.isEmpty { sections.append(ListView.Section(rows: rows)) }
      rows = []
    }
    for node in nodes.flatMap(\.parts) {
      if node.id == sectionMark, case .list(let list) = node.kind {
        close()
        sections += list.sections
      } else {
        rows.append(node)
      }
    }
    close()
    return sections
  }

  /// Several views in a place that takes one stand in a column.
  static func column(_ content: ViewFragment) -> ViewNode {
    content.nodes.count == 1
      ? content.nodes[0] : ViewNode(.vstack(StackView(children: content.nodes)))
  }

  private static func navigation(_ context: CallContext) -> Value {
    wrapped(context.content(context["root"] ?? context["content"] ?? context.trailing), context)
  }

  private static func wrapped(_ content: ViewFragment, _ context: CallContext) -> Value {
    var view = content.navigation
    view.source = context.source
    return .views(ViewFragment(view))
  }

  private static func tabs(_ context: CallContext) -> Value {
    let content = context.content
    var tabs: [TabsView.Tab] = []
    for node in content.nodes.flatMap(\.parts) {
      if case .tabView(let inner) = node.kind, node.id == tabMark {
        tabs += inner.tabs
      }
    }
    let screens = content.nodes.flatMap(\.parts).map { node -> ViewNode in
      if case .tabView(let inner) = node.kind, node.id == tabMark { return inner.content }
      return node
    }
    // The other tabs are screens of their own.
    for screen in screens.dropFirst() {
      context.evaluator.destinations.append(
        Destination(value: .views(ViewFragment(screen)), source: screen.source))
    }
    guard let first = screens.first else { return .views(ViewFragment()) }
    guard !tabs.isEmpty else { return .views(ViewFragment(first)) }
    return context.views(.tabView(TabsView(tabs: tabs, content: first)))
  }

  /// Marks a screen with its tab until the tab view around it takes them.
  static let tabMark = "Tab"
}

extension ViewFragment {
  fileprivate var asValue: Value { .views(self) }

  /// The views as a screen with the bar they ask for.
  var navigation: ViewNode {
    var view = NavigationView(
      title: preferences.title, display: preferences.display ?? .large,
      content: ViewConstructors.column(self))
    if preferences.title == nil { view.display = .inline }
    if !preferences.leadingItems.isEmpty { view.leadingItems = preferences.leadingItems }
    if !preferences.trailingItems.isEmpty { view.trailingItems = preferences.trailingItems }
    return ViewNode(.navigationStack(view))
  }
}

extension ViewNode {
  /// The views a group stands for.
  var parts: [ViewNode] {
    guard modifiers.isEmpty else { return [self] }
    switch kind {
    case .group(let group): return group.children.flatMap(\.parts)
    case .forEach(let rows)
    where rows.children.contains(where: { $0.id.map(ViewConstructors.marks.contains) ?? false }):
      return rows.children.flatMap(\.parts)
    default: return [self]
    }
  }

  /// The view and all in it without the marks of sections and tabs that nothing took.
  var withoutMarks: ViewNode {
    var copy = self
    if id == ViewConstructors.sectionMark, case .list(let list) = kind {
      copy = ViewNode(
        .group(
          GroupView(
            children: list.sections.flatMap { section in
              [section.header, section.footer].compactMap(\.self).prefix(1) + section.rows
            })), modifiers: modifiers, source: source)
    }
    if let id = copy.id, ViewConstructors.marks.contains(id) { copy.id = nil }
    return copy.mappingChildren(\.withoutMarks)
  }
}
