internal import DynamicType
internal import TextUnits

extension LayoutBuilder {
  /// A list, or a screen with bars.
  func screen(
    _ node: ViewNode, _ environment: LayoutEnvironment, path: String
  ) throws -> LayoutElement {
    switch node.kind {
    case .list(let list):
      return try self.list(
        list, environment, path: path,
        origin: origin(node, path: path, kind: "list", environment))
    case .navigationStack(let navigation):
      return try self.navigation(
        navigation, environment, path: path,
        origin: origin(node, path: path, kind: "navigationStack", environment))
    case .tabView(let tabs):
      return try tabBar(
        tabs, environment, path: path,
        origin: origin(node, path: path, kind: "tabView", environment))
    default:
      preconditionFailure("\(node.kind) is no screen")
    }
  }

  private func list(
    _ list: ListView, _ environment: LayoutEnvironment, path: String, origin: ViewOrigin
  ) throws -> LayoutElement {
    var inner = environment
    inner.isInList = true
    let sections = try list.sections.enumerated().map { index, section in
      try rows(of: section, inner, path: "\(path).sections[\(index)]", origin: origin)
    }
    return ListElement(
      sections: sections, isPlain: list.style == .plain, metrics: metrics, origin: origin)
  }

  private func rows(
    of section: ListView.Section, _ environment: LayoutEnvironment, path: String,
    origin: ViewOrigin
  ) throws -> [ListElement.Row] {
    var rows: [ListElement.Row] = []
    func append(
      _ kind: ListElement.Row.Kind, _ node: ViewNode, _ environment: LayoutEnvironment,
      _ name: String, path: String
    ) throws {
      for content in try elements(node, environment, path: path, stackAxis: nil) {
        rows.append(
          ListElement.Row(
            kind: kind, content: content,
            origin: self.origin(node, path: path, kind: name, environment),
            control: name == "row" ? Self.rowControl(node) : nil))
      }
    }
    if let header = section.header {
      var inner = environment
      inner.setSystemFont(TextFont(.style(.headline)), isView: true)
      try append(.header, header, inner, "header", path: path + ".header")
    }
    for (row, path) in Self.ungrouped(section.rows, path: path + ".rows") {
      var inner = environment
      let escapes = Self.escapesInsets(row)
      if escapes { inner.labelInset = metrics["rowVerticalInset"] }
      try append(.row(keepsInsets: !escapes), row, inner, "row", path: path)
    }
    if let footer = section.footer {
      var inner = environment
      inner.setSystemFont(TextFont(.style(.footnote)), isView: true)
      inner.lineSpacing = -metrics["footerTighterLeading"]
      try append(.footer, footer, inner, "footer", path: path + ".footer")
    }
    return rows
  }

  /// The rows with their paths, those of groups and repeated views one by one.
  private static func ungrouped(
    _ rows: [ViewNode], path: String
  ) -> [(row: ViewNode, path: String)] {
    var result: [(row: ViewNode, path: String)] = []
    var pending = Array(rows.enumerated().map { ($1, "\(path)[\($0)]") }.reversed())
    while let (row, path) = pending.popLast() {
      guard let children = row.ungrouped else {
        result.append((row, path))
        continue
      }
      pending += children.enumerated().map { ($1, path + PathSteps.children[$0]) }.reversed()
    }
    return result
  }

  /// Controls of rows that are a switch, a picker or a stepper do not keep the vertical insets;
  /// the options of a picker in place are rows themselves.
  private static func escapesInsets(_ node: ViewNode) -> Bool {
    switch node.kind {
    case .toggle, .stepper: true
    case .picker(let picker): [.menu, .inline].contains(picker.style ?? .menu)
    default: false
    }
  }

  /// The control a whole row is, where tapping anywhere in it counts.
  private static func rowControl(_ node: ViewNode) -> String? {
    switch node.kind {
    case .button: "button"
    case .navigationLink: "navigationLink"
    default: nil
    }
  }

  // MARK: Bars

  private func navigation(
    _ navigation: NavigationView, _ environment: LayoutEnvironment, path: String,
    origin: ViewOrigin
  ) throws -> LayoutElement {
    let isLarge = navigation.display == .large
    var height = metrics["navigationBar"]
    if isLarge {
      height +=
        metrics[
          environment.contentSize.isAccessibilitySize
            ? "largeTitleZoneAccessibility" : "largeTitleZone"]
    }
    let content = try element(navigation.content, environment, path: path + ".content")
    return NavigationElement(
      content,
      bar: NamedElement(
        FixedFrameElement(
          try bar(navigation, environment, path: path, isLarge: isLarge, origin: origin),
          width: nil,
          height: height, alignment: .topLeading),
        origin: origin.part(".bar", "navigationBar")),
      barHeight: height, origin: origin)
  }

  /// The bar's buttons and title: an inline title stands between the buttons, a large one below.
  private func bar(
    _ navigation: NavigationView, _ environment: LayoutEnvironment, path: String, isLarge: Bool,
    origin: ViewOrigin
  ) throws -> LayoutElement {
    var inner = environment
    inner.lineLimit = 1
    inner.isInList = false
    let title = try navigation.title.map {
      try self.title($0, inner, isLarge: isLarge, origin: origin.part(".title", "navigationTitle"))
    }
    let buttons = InlineBarElement(
      leading: try barItems(navigation.leadingItems, inner, path: path + ".leadingItems"),
      title: isLarge ? nil : title,
      trailing: try barItems(navigation.trailingItems, inner, path: path + ".trailingItems"),
      metrics: metrics)
    let side = metrics.bySizeClass("navigationBarSideInset")
    guard isLarge, let title else { return buttons }
    let top =
      metrics[
        environment.contentSize.isAccessibilitySize
          ? "largeTitleTopAccessibility" : "largeTitleTop"]
    return StackElement(
      axis: .vertical, alignment: .share(0), spacing: 0,
      children: [
        FixedFrameElement(
          buttons, width: nil, height: metrics["navigationBar"], alignment: .top),
        PaddingElement(title, insets: EdgeInsets(top: top, leading: side, trailing: side)),
      ], metrics: metrics)
  }

  /// Buttons at one side of a bar; their text stops growing before the accessibility sizes.
  private func barItems(
    _ nodes: [ViewNode]?, _ environment: LayoutEnvironment, path: String
  ) throws -> LayoutElement? {
    guard let nodes, !nodes.isEmpty else { return nil }
    var inner = environment
    inner.contentSize = min(inner.contentSize, .xxxLarge)
    let inset = metrics["barItemInset"]
    let items = try nodes.enumerated().map { index, node -> LayoutElement in
      let item = try element(node, inner, path: "\(path)[\(index)]")
      return NamedElement(
        FixedFrameElement(
          PaddingElement(item, insets: EdgeInsets(leading: inset, trailing: inset)),
          width: nil, height: metrics["barItemHeight"], alignment: .center),
        origin: origin(node, path: "\(path)[\(index)]", kind: "barItem", environment))
    }
    return row(items, spacing: metrics["barItemSpacing"])
  }

  private func title(
    _ content: TextContent, _ environment: LayoutEnvironment, isLarge: Bool, origin: ViewOrigin
  ) throws -> LayoutElement {
    var inner = environment
    if isLarge {
      inner.setSystemFont(TextFont(.style(.largeTitle)), isBold: true)
    } else {
      let (points, _) = TextFont(.style(.headline)).points(
        in: measurer.profile, at: environment.contentSize)
      inner.setSystemFont(
        points > metrics["inlineTitleLargestSize"]
          ? TextFont(.fixed(metrics["inlineTitleLargestSize"]), weight: .semibold)
          : TextFont(.style(.headline)))
    }
    return try text(content, inner, origin: origin)
  }

  private func tabBar(
    _ tabs: TabsView, _ environment: LayoutEnvironment, path: String, origin: ViewOrigin
  ) throws -> LayoutElement {
    var inner = environment
    inner.setSystemFont(TextFont(.fixed(10), weight: .medium))
    inner.lineLimit = 1
    let items = try tabs.tabs.enumerated().map { index, tab -> LayoutElement in
      let step = ".tabs[\(index)]"
      let title = try text(
        tab.title, inner,
        origin: origin.part(step, "tabTitle"))
      let icon = RigidElement(
        Size(24, 24),
        origin: origin.part(step, "image"))
      return NamedElement(
        FlexibleFrameElement(
          column([icon, title], spacing: 2), horizontal: .init(maximum: .infinity),
          vertical: .init(maximum: .infinity), alignment: .center),
        origin: origin.part(step, "tabItem"), control: "tab", isContainer: true)
    }
    return TabBarElement(
      try element(tabs.content, environment, path: path + ".content"), tabs: items,
      barHeight: max(49, metrics["tabBarRegion"] - condition.device.safeAreaInsets.bottom),
      origin: origin)
  }
}

extension ViewNode {
  /// The views that a group without modifiers of its own stands for; `nil` for any other view.
  fileprivate var ungrouped: [ViewNode]? {
    guard modifiers.isEmpty else { return nil }
    return switch kind {
    case .group(let group): group.children
    case .forEach(let rows): rows.children
    default: nil
    }
  }
}
