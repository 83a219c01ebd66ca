internal import DynamicType
internal import TextUnits

extension LayoutBuilder {
  /// A view without its modifiers.
  func bare(
    _ node: ViewNode, _ environment: LayoutEnvironment, path: String, stackAxis: Axis?
  ) throws -> LayoutElement {
    func origin(_ kind: String) -> ViewOrigin {
      self.origin(node, path: path, kind: kind, environment)
    }
    switch node.kind {
    case .text(let content): return try text(content, environment, origin: origin("text"))
    case .image(let image): return try symbol(image, environment, origin: origin("image"))
    case .divider:
      let axis: Axis = stackAxis == .horizontal ? .vertical : .horizontal
      let thickness = metrics["dividerThickness"]
      return FlexibleElement(
        ideal: Size(axis == .horizontal ? 10 : thickness, axis == .vertical ? 10 : thickness),
        axes: AxisSet(axis), origin: origin("divider"))
    case .spacer(let spacer):
      return SpacerElement(
        axis: stackAxis,
        minimum: try spacer.minLength.map {
          try Numbers.length($0, "smallest length", path: path)
        } ?? metrics["spacerMinimum"])
    case .color:
      let ideal = metrics["shapeIdeal"]
      return FlexibleElement(ideal: Size(ideal, ideal), origin: origin("color"))
    case .hstack(let stack):
      return try self.stack(stack, .horizontal, environment, path: path, origin: origin("hstack"))
    case .vstack(let stack):
      return try self.stack(stack, .vertical, environment, path: path, origin: origin("vstack"))
    case .zstack(let stack):
      return NamedElement(
        OverlayStackElement(
          try children(stack.children, environment, path: path, stackAxis: nil),
          alignment: stack.alignment ?? .center),
        origin: origin("zstack"))
    case .grid(let grid):
      return try self.grid(grid, environment, path: path, origin: origin("grid"))
    case .lazyVGrid(let grid):
      return NamedElement(
        LazyGridElement(
          columns: try grid.columns.map { try checked($0, path: path) },
          cells: try children(grid.children, environment, path: path, stackAxis: nil),
          rowSpacing: try spacing(grid.spacing, path: path),
          columnSpacing: try spacing(grid.columnSpacing, path: path)),
        origin: origin("lazyVGrid"))
    case .scrollView(let scroll):
      return ScrollElement(
        try element(scroll.content, environment, path: path + ".content"),
        axes: AxisSet(scroll.axes ?? [.vertical]), origin: origin("scrollView"))
    case .viewThatFits(let fitting):
      return FittingElement(
        try children(fitting.children, environment, path: path, stackAxis: stackAxis),
        axes: fitting.axes.map { AxisSet($0) } ?? .all, origin: origin("viewThatFits"))
    case .group(let group):
      return column(try children(group.children, environment, path: path, stackAxis: stackAxis))
    case .forEach(let rows):
      return column(try children(rows.children, environment, path: path, stackAxis: stackAxis))
    case .geometryReader(let reader):
      let ideal = metrics["geometryIdeal"]
      var origin = origin("geometryReader")
      origin.facts.insert(.opaque)
      return SecondaryElement(
        FlexibleElement(ideal: Size(ideal, ideal), origin: origin),
        secondary: OverlayStackElement(
          try children(reader.children, environment, path: path, stackAxis: nil),
          alignment: .topLeading),
        alignment: .topLeading, isBehind: false)
    case .platformView(let view):
      var origin = origin("platformView")
      if !isFramed(node) { origin.facts.insert(.unframedPlatformView) }
      origin.facts.insert(.opaque)
      return FlexibleElement(
        ideal: Size(10, 10), origin: origin, target: view.isControl == true ? "platformView" : nil)
    case .opaque(let view):
      var origin = origin("opaque")
      origin.facts.insert(.opaque)
      return FlexibleElement(
        ideal: Size(10, 10), origin: origin, target: view.isControl == true ? view.name : nil)
    case .conditional(let view):
      return try branchElement(view, environment, path: path, stackAxis: stackAxis)
    case .list, .navigationStack, .tabView:
      return try screen(node, environment, path: path)
    case .label, .button, .toggle, .picker, .stepper, .slider, .textField, .progressView,
      .labeledContent, .navigationLink:
      return try control(node, environment, path: path)
    }
  }

  func origin(
    _ node: ViewNode, path: String, kind: String, _ environment: LayoutEnvironment
  ) -> ViewOrigin {
    var facts: ViewFacts = []
    if environment.isHidden { facts.insert(.hidden) }
    if environment.isRoomAssumed { facts.insert(.assumedRoom) }
    return ViewOrigin(
      identity: ViewIdentity(path: path, kind: kind, id: node.id, source: node.source),
      facts: facts)
  }

  /// Whether a view's own modifiers give it both a width and a height.
  private func isFramed(_ node: ViewNode) -> Bool {
    var (hasWidth, hasHeight) = (false, false)
    for case .frame(let frame) in node.modifiers {
      hasWidth = hasWidth || frame.width != nil || frame.scaledWidth != nil
      hasHeight = hasHeight || frame.height != nil || frame.scaledHeight != nil
    }
    return hasWidth && hasHeight
  }

  /// A symbol as large as its font wants it, or a picture of fixed or any size.
  func symbol(
    _ image: ImageView, _ environment: LayoutEnvironment, origin: ViewOrigin
  ) throws -> LayoutElement {
    let width = try image.width.map { try Numbers.length($0, "width", path: origin.path) }
    let height = try image.height.map { try Numbers.length($0, "height", path: origin.path) }
    if image.isResizable == true {
      let ideal = metrics["shapeIdeal"]
      return FlexibleElement(ideal: Size(width ?? ideal, height ?? ideal), origin: origin)
    }
    if let width, let height { return RigidElement(Size(width, height), origin: origin) }
    let profile = measurer.profile
    let (pointSize, _) = environment.font.points(in: profile, at: environment.contentSize)
    let grown = metrics.pixels.roundedUp(pointSize * metrics["symbolHeight"])
    return RigidElement(
      Size(metrics.pixels.roundedUp(pointSize * metrics["symbolScale"]), grown), origin: origin,
      baseline: grown * profile.ascentShare)
  }

  private func stack(
    _ stack: StackView, _ axis: Axis, _ environment: LayoutEnvironment, path: String,
    origin: ViewOrigin
  ) throws -> LayoutElement {
    var spacing = try stack.spacing.map { try Numbers.distance($0, "spacing", path: path) }
    if let scaled = stack.scaledSpacing {
      spacing = try environment.length(of: scaled, path: path, profile: measurer.profile)
    }
    return NamedElement(
      StackElement(
        axis: axis, alignment: try alignment(stack.alignment, axis, path: path), spacing: spacing,
        children: try children(stack.children, environment, path: path, stackAxis: axis),
        metrics: metrics),
      origin: origin)
  }

  private func alignment(
    _ name: String?, _ axis: Axis, path: String
  ) throws -> StackElement.CrossAlignment {
    guard let name else { return .share(0.5) }
    if axis == .vertical {
      let alignment = try Names.choice(
        "alignment of a column", name, path: path, of: HorizontalAlignment.self)
      return .share(alignment.share)
    }
    switch try Names.choice("alignment of a row", name, path: path, of: VerticalAlignment.self) {
    case .firstTextBaseline: return .firstBaseline
    case .lastTextBaseline: return .lastBaseline
    case let alignment: return .share(alignment.share)
    }
  }

  private func grid(
    _ grid: GridView, _ environment: LayoutEnvironment, path: String, origin: ViewOrigin
  ) throws -> LayoutElement {
    let rows = try grid.rows.enumerated().map { index, row in
      try children(row, environment, path: "\(path).rows[\(index)]", stackAxis: .horizontal)
    }
    return NamedElement(
      GridElement(
        rows: rows, alignment: grid.alignment ?? .center,
        horizontalSpacing: try spacing(grid.horizontalSpacing, path: path),
        verticalSpacing: try spacing(grid.verticalSpacing, path: path)),
      origin: origin)
  }

  private func spacing(_ length: Points?, path: String) throws -> Points {
    try length.map { try Numbers.distance($0, "spacing", path: path) } ?? metrics.stackSpacing
  }

  private func checked(
    _ column: LazyGridView.Column, path: String
  ) throws -> LazyGridView.Column {
    for length in [column.fixed, column.minimum, column.maximum] {
      _ = try length.map { try Numbers.length($0, "width of a column", path: path) }
    }
    return column
  }
}
