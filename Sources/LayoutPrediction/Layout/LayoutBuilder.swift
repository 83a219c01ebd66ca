internal import DynamicType
internal import LineBreaking
internal import TextUnits

/// Makes a view tree into elements under one condition.
///
/// The builder walks the tree once. What a modifier sets for the views inside it travels in a
/// ``LayoutEnvironment``; what it does to layout becomes an element around theirs.
final class LayoutBuilder {
  /// How many views and modifiers there may be one in the other, so that no stack overflows.
  static let maximumDepth = 300

  let measurer: any TextMeasuring
  let strings: any StringResolving
  let condition: Condition
  let metrics: LayoutMetrics
  /// Sheets, popovers and alerts found on the way, and whether a content size is set around them,
  /// which they do not inherit.
  private(set) var presentations:
    [(path: String, kind: String, node: ViewNode, missesSizeOverride: Bool)] = []
  private var depth = 0

  init(
    measurer: any TextMeasuring, strings: any StringResolving, condition: Condition
  ) {
    self.measurer = measurer
    self.strings = strings
    self.condition = condition
    metrics = LayoutMetrics(
      iOSVersion: condition.device.iOSVersion, pixels: condition.device.pixels,
      isCompactWidth: condition.device.isCompactWidth)
  }

  /// What a root view inherits.
  var rootEnvironment: LayoutEnvironment {
    LayoutEnvironment(
      contentSize: condition.size, locale: condition.locale,
      isRightToLeft: condition.isRightToLeft)
  }

  /// The elements of a view: one, or those of its children where it is a group.
  ///
  /// - Parameter stackAxis: the axis of the stack the view stands in.
  func elements(
    _ node: ViewNode, _ environment: LayoutEnvironment, path: String, stackAxis: Axis?
  ) throws -> [LayoutElement] {
    var elements: [LayoutElement] = []
    try add(node, environment, path: path, stackAxis: stackAxis, to: &elements)
    return elements
  }

  private func add(
    _ node: ViewNode, _ environment: LayoutEnvironment, path: String, stackAxis: Axis?,
    to elements: inout [LayoutElement]
  ) throws {
    let levels = 1 + node.modifiers.reduce(0) { $0 + $1.levels }
    depth += levels
    defer { depth -= levels }
    guard depth <= Self.maximumDepth else {
      throw LayoutError.tooDeep(path: path, limit: Self.maximumDepth)
    }
    if node.modifiers.isEmpty {
      switch node.kind {
      case .group(let group):
        elements += try children(group.children, environment, path: path, stackAxis: stackAxis)
        return
      case .forEach(let rows):
        elements += try children(rows.children, environment, path: path, stackAxis: stackAxis)
        return
      case .conditional(let view):
        elements += try branch(view, environment, path: path, stackAxis: stackAxis)
        return
      default:
        break
      }
    }
    elements.append(
      try modified(node, node.modifiers.count, environment, path: path, stackAxis: stackAxis))
  }

  /// A view as one element; several stand in an implicit column.
  func element(
    _ node: ViewNode, _ environment: LayoutEnvironment, path: String, stackAxis: Axis? = nil
  ) throws -> LayoutElement {
    let elements = try elements(node, environment, path: path, stackAxis: stackAxis)
    return elements.count == 1 ? elements[0] : column(elements)
  }

  func children(
    _ nodes: [ViewNode], _ environment: LayoutEnvironment, path: String, stackAxis: Axis?
  ) throws -> [LayoutElement] {
    var elements: [LayoutElement] = []
    elements.reserveCapacity(nodes.count)
    for index in nodes.indices {
      try add(
        nodes[index], environment, path: path + PathSteps.children[index], stackAxis: stackAxis,
        to: &elements)
    }
    return elements
  }

  func column(_ elements: [LayoutElement], spacing: Points? = nil) -> LayoutElement {
    StackElement(
      axis: .vertical, alignment: .share(0.5), spacing: spacing, children: elements,
      metrics: metrics)
  }

  func row(_ elements: [LayoutElement], spacing: Points? = nil) -> LayoutElement {
    StackElement(
      axis: .horizontal, alignment: .share(0.5), spacing: spacing, children: elements,
      metrics: metrics)
  }

  /// The view inside the first `count` of its modifiers.
  private func modified(
    _ node: ViewNode, _ count: Int, _ environment: LayoutEnvironment, path: String,
    stackAxis: Axis?
  ) throws -> LayoutElement {
    guard count > 0 else {
      return try bare(node, environment, path: path, stackAxis: stackAxis)
    }
    let modifier = node.modifiers[count - 1]
    let modifierPath = path + PathSteps.modifiers[count - 1]
    let inner = try environment.applying(
      modifier, path: modifierPath, profile: measurer.profile)
    let content = try modified(node, count - 1, inner, path: path, stackAxis: stackAxis)
    let place = ModifierPlace(
      path: modifierPath, node: node, inner: inner, outer: environment)
    return try wrap(content, modifier, place)
  }

  func present(_ kind: String, _ node: ViewNode, path: String, environment: LayoutEnvironment) {
    presentations.append((path, kind, node, environment.isSizeOverridden))
  }

  private func branch(
    _ view: ConditionalView, _ environment: LayoutEnvironment, path: String, stackAxis: Axis?
  ) throws -> [LayoutElement] {
    if try holds(view, environment, path: path) {
      return try elements(view.then, environment, path: path + ".then", stackAxis: stackAxis)
    }
    guard let otherwise = view.otherwise else { return [] }
    return try elements(otherwise, environment, path: path + ".otherwise", stackAxis: stackAxis)
  }

  private func holds(
    _ view: ConditionalView, _ environment: LayoutEnvironment, path: String
  ) throws -> Bool {
    var holds = true
    if let wanted = view.isAccessibilitySize {
      holds = holds && environment.contentSize.isAccessibilitySize == wanted
    }
    if let name = view.sizeAtLeast {
      let least = try Names.size(name, path: path)
      holds = holds && environment.contentSize >= least
    }
    if let wanted = view.isCompactWidth {
      holds = holds && condition.device.isCompactWidth == wanted
    }
    return holds
  }

  /// The elements of a conditional view with modifiers of its own.
  func branchElement(
    _ view: ConditionalView, _ environment: LayoutEnvironment, path: String, stackAxis: Axis?
  ) throws -> LayoutElement {
    let elements = try branch(view, environment, path: path, stackAxis: stackAxis)
    return elements.count == 1 ? elements[0] : column(elements)
  }
}

/// Where a modifier stands, and what holds inside and outside of it.
struct ModifierPlace {
  let path: String
  let node: ViewNode
  let inner: LayoutEnvironment
  let outer: LayoutEnvironment
}

extension ViewModifier {
  /// How deep the modifier puts its view: itself, and what a button style of the app's own adds.
  fileprivate var levels: Int {
    if case .buttonStyle(let style) = self { 1 + (style.modifiers?.count ?? 0) } else { 1 }
  }
}
