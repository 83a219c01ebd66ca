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
            origin: ViewOrigin(path: path, kind: name, id: node.id, source: node.source),
            control: name == "row" ? Self.rowControl(node) : nil))
      }
    }
    if let header = section.header {
      var inner = environment
      inner.font = TextFont(.style(.headline))
      try append(.header, header, inner, "header", path: "\(path).header")
    }
    for (index, row) in section.rows.enumerated() {
      try append(
        .row(keepsInsets: !Self.escapesInsets(row)), row, environment, "row",
        path: "\(path).rows[\(index)]")
    }
    if let footer = section.footer {
      var inner = environment
      inner.font = TextFont(.style(.footnote))
      inner.lineSpacing = -metrics["footerTighterLeading"]
      try append(.footer, footer, inner, "footer", path: "\(path).footer")
    }
    return rows
  }

  /// Rows of switches, pickers and steppers do not keep the vertical insets.
  private static func escapesInsets(_ node: ViewNode) -> Bool {
    switch node.kind {
    case .toggle, .stepper: true
    case .picker(let picker): (picker.style ?? .menu) == .menu
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
    let content = try element(navigation.content, environment, path: "\(path).content")
    return NavigationElement(
      content, bar: try bar(navigation, environment, path: path, isLarge: isLarge),
      barHeight: height, origin: origin)
  }

  private func bar(
    _ navigation: NavigationView, _ environment: LayoutEnvironment, path: String, isLarge: Bool
  ) throws -> LayoutElement {
    var inner = environment
    inner.lineLimit = 1
    let items = { (nodes: [ViewNode]?, side: String) in
      try (nodes ?? []).enumerated().map { index, node in
        try self.element(node, inner, path: "\(path).\(side)[\(index)]")
      }
    }
    let leading = try items(navigation.leadingItems, "leadingItems")
    let trailing = try items(navigation.trailingItems, "trailingItems")
    let spacer = SpacerElement(axis: .horizontal, minimum: 0)
    let side = metrics["navigationBarSideInset"]
    let insets = EdgeInsets(leading: side, trailing: side)
    let title = try navigation.title.map {
      try self.title($0, inner, isLarge: isLarge, path: path)
    }
    let inlineTitle: [LayoutElement] = isLarge ? [] : title.map { [$0] } ?? []
    let buttons = FixedFrameElement(
      PaddingElement(
        row(leading + [spacer] + inlineTitle + [spacer] + trailing, spacing: metrics.stackSpacing),
        insets: insets),
      width: nil, height: metrics["navigationBar"], alignment: .center)
    guard isLarge, let title else { return buttons }
    return StackElement(
      axis: .vertical, alignment: .share(0), spacing: 0,
      children: [buttons, PaddingElement(title, insets: insets)], metrics: metrics)
  }

  private func title(
    _ content: TextContent, _ environment: LayoutEnvironment, isLarge: Bool, path: String
  ) throws -> LayoutElement {
    var inner = environment
    if isLarge {
      inner.font = TextFont(.style(.largeTitle))
      inner.isBold = true
    } else {
      let (points, _) = TextFont(.style(.headline)).points(
        in: measurer.profile, at: environment.contentSize)
      inner.font =
        points > metrics["inlineTitleLargestSize"]
        ? TextFont(.fixed(metrics["inlineTitleLargestSize"]), weight: .semibold)
        : TextFont(.style(.headline))
    }
    return try text(
      content, inner,
      origin: ViewOrigin(path: "\(path).title", kind: "navigationTitle", id: nil, source: nil))
  }

  private func tabBar(
    _ tabs: TabsView, _ environment: LayoutEnvironment, path: String, origin: ViewOrigin
  ) throws -> LayoutElement {
    var inner = environment
    inner.font = TextFont(.fixed(10), weight: .medium)
    inner.lineLimit = 1
    let items = try tabs.tabs.enumerated().map { index, tab -> LayoutElement in
      let tabPath = "\(path).tabs[\(index)]"
      let title = try text(
        tab.title, inner,
        origin: ViewOrigin(path: tabPath, kind: "tabTitle", id: nil, source: origin.source))
      let icon = RigidElement(
        Size(24, 24),
        origin: ViewOrigin(path: tabPath, kind: "image", id: nil, source: origin.source))
      return NamedElement(
        FlexibleFrameElement(
          column([icon, title], spacing: 2), horizontal: .init(maximum: .infinity),
          vertical: .init(maximum: .infinity), alignment: .center),
        origin: ViewOrigin(path: tabPath, kind: "tabItem", id: nil, source: origin.source),
        control: "tab", isContainer: true)
    }
    return TabBarElement(
      try element(tabs.content, environment, path: "\(path).content"), tabs: items,
      barHeight: max(49, metrics["tabBarRegion"] - condition.device.safeAreaInsets.bottom),
      origin: origin)
  }
}
