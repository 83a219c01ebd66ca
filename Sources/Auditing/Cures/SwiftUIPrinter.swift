internal import DynamicType
public import LayoutPrediction
internal import TextUnits

/// Writes view trees as SwiftUI.
///
/// The same tree always gives the same text, indented by two spaces. Actions, bindings and the
/// names of pictures are not in a tree; ordinary names (`$isOn`, `$selection`) stand for them.
public struct SwiftUIPrinter: Sendable {
  /// How long a view with its modifiers may be on one line.
  static let lineLength = 80

  /// Properties the views read, in the order of their use.
  private var properties: [String] = []
  private var metrics: [ScaledLength: String] = [:]
  private var metricNames: Set<String> = []
  private var styles: [[String]] = []

  private init() {}

  /// A view with the properties and button styles it needs before it.
  ///
  /// - Complexity: O(views × depth).
  public static func source(of node: ViewNode) -> String {
    var printer = SwiftUIPrinter()
    let view = printer.lines(of: node)
    var blocks = printer.styles
    if !printer.properties.isEmpty { blocks.append(printer.properties) }
    return (blocks + [view]).map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  // MARK: Views

  mutating func lines(of node: ViewNode) -> [String] {
    var base = lines(of: node.kind)
    if case .conditional = node.kind, !node.modifiers.isEmpty { base = Self.block("Group", base) }
    return lines(of: node.modifiers, after: base)
  }

  mutating func lines(of nodes: [ViewNode]) -> [String] {
    var lines: [String] = []
    for node in nodes { lines += self.lines(of: node) }
    return lines
  }

  /// A view's lines with those of its modifiers: on its own line where they fit, else one a line.
  private mutating func lines(of modifiers: [ViewModifier], after base: [String]) -> [String] {
    var chain: [[String]] = []
    for modifier in modifiers { chain.append(lines(of: modifier)) }
    guard base.count == 1 else { return base + chain.joined() }
    let lines = Array(chain.joined())
    // Only a closure has lines that are no modifier of their own.
    if lines.allSatisfy({ $0.hasPrefix(".") && !$0.hasSuffix("{") }) {
      let line = base[0] + lines.joined()
      if line.count <= Self.lineLength { return [line] }
    }
    return base + Self.indented(lines)
  }

  static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  /// `head {`, the content, `}`.
  static func block(_ head: String, _ content: [String]) -> [String] {
    ["\(head) {"] + indented(content) + ["}"]
  }

  /// `head {`, the content, `} tail {`, more content, `}`.
  static func blocks(
    _ head: String, _ content: [String], _ more: [(tail: String, content: [String])]
  ) -> [String] {
    var lines = ["\(head) {"] + indented(content)
    for (tail, content) in more { lines += ["} \(tail) {"] + indented(content) }
    return lines + ["}"]
  }

  // MARK: What views read

  mutating func readDynamicTypeSize() {
    read("@Environment(\\.dynamicTypeSize) private var dynamicTypeSize")
  }

  mutating func readHorizontalSizeClass() {
    read("@Environment(\\.horizontalSizeClass) private var horizontalSizeClass")
  }

  private mutating func read(_ property: String) {
    if !properties.contains(property) { properties.append(property) }
  }

  /// The expression for a scaled length, declared where it is new.
  ///
  /// - Parameter use: what it is for, such as `width`, which names it.
  mutating func expression(_ length: ScaledLength, for use: String) -> String {
    var declared = length
    declared.factor = nil
    var name = metrics[declared]
    if name == nil {
      var fresh = use
      var number = 2
      while metricNames.contains(fresh) {
        fresh = "\(use)\(number)"
        number += 1
      }
      metricNames.insert(fresh)
      metrics[declared] = fresh
      let style = length.relativeTo.map { "(relativeTo: .\(Self.style($0)))" } ?? ""
      read("@ScaledMetric\(style) private var \(fresh): CGFloat = \(Self.number(length.value))")
      name = fresh
    }
    let factor = length.factor.map { " * \(Self.number($0))" } ?? ""
    return (name ?? use) + factor
  }

  /// Declares a button style that puts modifiers around the label.
  mutating func declareButtonStyle(_ modifiers: [ViewModifier]) -> String {
    let label = lines(of: modifiers, after: ["configuration.label"])
    let body = Self.block(
      "func makeBody(configuration: Configuration) -> some View", label)
    func style(_ name: String) -> [String] { Self.block("struct \(name): ButtonStyle", body) }
    var name = "CustomButtonStyle"
    var number = 2
    while let taken = styles.first(where: { $0.first?.contains("struct \(name):") == true }) {
      if taken == style(name) { return name }
      name = "CustomButtonStyle\(number)"
      number += 1
    }
    styles.append(style(name))
    return name
  }

  // MARK: Literals

  static func number(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return String(whole)
  }

  /// Scalars that no reader of source sees.
  private static let unseen: [Unicode.GeneralCategory] = [
    .control, .format, .privateUse, .unassigned, .surrogate,
  ]

  /// A string literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where unseen.contains(scalar.properties.generalCategory):
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// SwiftUI's name of a text style, or the name as it stands.
  static func style(_ name: String) -> String { TextStyle(name: name)?.swiftUIName ?? name }

  /// SwiftUI's name of a content size, or the name as it stands.
  static func size(_ name: String) -> String { ContentSize(name: name)?.name ?? name }

  /// `(first, second)`, or nothing where there are no arguments.
  static func arguments(_ arguments: [String?]) -> String {
    let given = arguments.compactMap(\.self)
    return given.isEmpty ? "" : "(\(given.joined(separator: ", ")))"
  }

  static func argument(_ label: String, _ value: Double?) -> String? {
    value.map { "\(label): \(number($0))" }
  }

  static func argument(_ label: String, name: String?) -> String? {
    name.map { "\(label): .\($0)" }
  }

  static func axes(_ axes: [Axis]) -> String {
    axes.count == 1
      ? ".\(axes[0].rawValue)" : "[\(axes.map { ".\($0.rawValue)" }.joined(separator: ", "))]"
  }
}
