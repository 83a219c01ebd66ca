internal import LayoutPrediction

extension SwiftUIPrinter {
  /// A view without its modifiers.
  mutating func lines(of kind: ViewKind) -> [String] {
    switch kind {
    case .text(let content): [Self.text(content)]
    case .label(let label): Self.label(label)
    case .image(let image): [Self.image(image)]
    case .button(let button): Self.blocks("Button", [], [("label:", lines(of: button.label))])
    case .toggle(let toggle): labeled("Toggle", toggle.label, binding: "isOn: $isOn")
    case .picker(let picker): self.picker(picker)
    case .stepper(let stepper): labeled("Stepper", stepper.label, binding: "value: $value")
    case .slider(let slider):
      slider.label.map { Self.block("Slider(value: $value)", lines(of: $0)) }
        ?? ["Slider(value: $value)"]
    case .textField(let field): Self.textField(field)
    case .progressView(let progress): self.progress(progress)
    case .labeledContent(let content):
      Self.blocks(
        "LabeledContent", lines(of: content.value), [("label:", lines(of: content.label))])
    case .navigationLink(let link):
      Self.block("NavigationLink(value: destination)", lines(of: link.label))
    case .divider: ["Divider()"]
    case .spacer(let spacer):
      ["Spacer(\(Self.argument("minLength", spacer.minLength) ?? ""))"]
    case .color: ["Color.primary"]
    case .hstack(let stack): self.stack("HStack", stack)
    case .vstack(let stack): self.stack("VStack", stack)
    case .zstack(let stack):
      Self.block(
        "ZStack" + Self.arguments([Self.argument("alignment", name: stack.alignment?.rawValue)]),
        lines(of: stack.children))
    case .grid(let grid): self.grid(grid)
    case .lazyVGrid(let grid): self.grid(grid)
    case .scrollView(let scroll):
      Self.block(
        "ScrollView" + Self.arguments([scroll.axes.map(Self.axes)]), lines(of: scroll.content))
    case .list(let list): self.list(list)
    case .navigationStack(let navigation): self.navigation(navigation)
    case .tabView(let tabs): self.tabs(tabs)
    case .viewThatFits(let fitting):
      Self.block(
        "ViewThatFits" + Self.arguments([fitting.axes.map { "in: \(Self.axes($0))" }]),
        lines(of: fitting.children))
    case .group(let group): Self.block("Group", lines(of: group.children))
    case .forEach(let rows):
      Self.block("Group", ["// A sample of what ForEach makes."] + lines(of: rows.children))
    case .geometryReader(let reader):
      ["GeometryReader { proxy in"] + Self.indented(lines(of: reader.children)) + ["}"]
    case .platformView(let view), .opaque(let view): ["\(view.name)()"]
    case .conditional(let view): conditional(view)
    }
  }

  /// A control with a title and what it is bound to.
  private mutating func labeled(
    _ name: String, _ label: ViewNode?, binding: String
  ) -> [String] {
    guard let label else { return ["\(name)(\"\", \(binding))"] }
    if let title = Self.titleLiteral(of: label) { return ["\(name)(\(title), \(binding))"] }
    return Self.block("\(name)(\(binding))", lines(of: label))
  }

  private mutating func picker(_ picker: PickerView) -> [String] {
    let options = picker.options.enumerated().map { "\(Self.text($1)).tag(\($0))" }
    let style = picker.style.map { [".pickerStyle(.\($0.rawValue))"] } ?? []
    let binding = "selection: $selection"
    if picker.label == nil {
      return Self.block("Picker(\"\", \(binding))", options) + style
    }
    if let title = Self.titleLiteral(of: picker.label) {
      return Self.block("Picker(\(title), \(binding))", options) + style
    }
    let label = picker.label.map { lines(of: $0) } ?? []
    return Self.blocks("Picker(\(binding))", options, [("label:", label)]) + style
  }

  private mutating func progress(_ progress: ProgressView) -> [String] {
    let value = progress.isIndeterminate == true ? nil : "value: progress"
    guard let label = progress.label else { return ["ProgressView(\(value ?? ""))"] }
    return Self.block("ProgressView" + Self.arguments([value]), lines(of: label))
  }

  private mutating func stack(_ name: String, _ stack: StackView) -> [String] {
    let spacing = stack.scaledSpacing.map { "spacing: \(expression($0, for: "spacing"))" }
    let head = Self.arguments([
      Self.argument("alignment", name: stack.alignment),
      spacing ?? Self.argument("spacing", stack.spacing),
    ])
    return Self.block(name + head, lines(of: stack.children))
  }

  private mutating func grid(_ grid: GridView) -> [String] {
    var rows: [String] = []
    for row in grid.rows { rows += Self.block("GridRow", lines(of: row)) }
    let head = Self.arguments([
      Self.argument("alignment", name: grid.alignment?.rawValue),
      Self.argument("horizontalSpacing", grid.horizontalSpacing),
      Self.argument("verticalSpacing", grid.verticalSpacing),
    ])
    return Self.block("Grid" + head, rows)
  }

  private mutating func grid(_ grid: LazyGridView) -> [String] {
    let columns = grid.columns.map { column in
      let bounds = Self.arguments([
        Self.argument("minimum", column.minimum), Self.argument("maximum", column.maximum),
      ])
      let size =
        column.fixed.map { ".fixed(\(Self.number($0)))" }
        ?? (column.isAdaptive == true ? ".adaptive" : ".flexible")
        + (bounds.isEmpty ? "()" : bounds)
      return "GridItem" + Self.arguments([size, Self.argument("spacing", grid.columnSpacing)])
    }
    let head = Self.arguments([
      "columns: [\(columns.joined(separator: ", "))]", Self.argument("spacing", grid.spacing),
    ])
    return Self.block("LazyVGrid" + head, lines(of: grid.children))
  }

  private mutating func list(_ list: ListView) -> [String] {
    var sections: [String] = []
    for section in list.sections {
      let rows = lines(of: section.rows)
      var more: [(tail: String, content: [String])] = []
      if let header = section.header { more.append(("header:", lines(of: header))) }
      if let footer = section.footer { more.append(("footer:", lines(of: footer))) }
      sections += Self.blocks("Section", rows, more)
    }
    return Self.block("List", sections) + (list.style.map { [".listStyle(.\($0.rawValue))"] } ?? [])
  }

  private mutating func navigation(_ navigation: NavigationView) -> [String] {
    var content = lines(of: navigation.content)
    // Modifiers stand under a view of several lines, and inside one of a single line.
    var bar: [String] = []
    if let title = navigation.title {
      bar.append(".navigationTitle(\(Self.titleLiteral(title) ?? Self.text(title)))")
    }
    if let display = navigation.display {
      bar.append(".navigationBarTitleDisplayMode(.\(display.rawValue))")
    }
    let items =
      toolbarItems(navigation.leadingItems, "topBarLeading")
      + toolbarItems(navigation.trailingItems, "topBarTrailing")
    if !items.isEmpty { bar += Self.block(".toolbar", items) }
    content += content.count == 1 ? Self.indented(bar) : bar
    return Self.block("NavigationStack", content)
  }

  private mutating func toolbarItems(_ nodes: [ViewNode]?, _ placement: String) -> [String] {
    var items: [String] = []
    for node in nodes ?? [] {
      items += Self.block("ToolbarItem(placement: .\(placement))", lines(of: node))
    }
    return items
  }

  private mutating func tabs(_ tabs: TabsView) -> [String] {
    var lines: [String] = []
    for (index, tab) in tabs.tabs.enumerated() {
      let label = LabelView(title: tab.title, icon: ImageView(symbol: tab.symbol))
      let item = Self.block(
        ".tabItem", tab.symbol == nil ? [Self.text(tab.title)] : Self.label(label))
      // Only the tab that shows is known.
      let content = index == 0 ? self.lines(of: tabs.content) : ["Color.clear"]
      lines += content + (content.count == 1 ? Self.indented(item) : item)
    }
    return Self.block("TabView", tabs.tabs.isEmpty ? self.lines(of: tabs.content) : lines)
  }

  private mutating func conditional(_ view: ConditionalView) -> [String] {
    var conditions: [String] = []
    if let wanted = view.isAccessibilitySize {
      readDynamicTypeSize()
      conditions.append((wanted ? "" : "!") + "dynamicTypeSize.isAccessibilitySize")
    }
    if let least = view.sizeAtLeast {
      readDynamicTypeSize()
      conditions.append("dynamicTypeSize >= .\(Self.size(least))")
    }
    if let wanted = view.isCompactWidth {
      readHorizontalSizeClass()
      conditions.append("horizontalSizeClass \(wanted ? "==" : "!=") .compact")
    }
    let head = "if \(conditions.isEmpty ? "true" : conditions.joined(separator: ", "))"
    let otherwise = view.otherwise.map { [(tail: "else", content: lines(of: $0))] } ?? []
    return Self.blocks(head, lines(of: view.then), otherwise)
  }
}
