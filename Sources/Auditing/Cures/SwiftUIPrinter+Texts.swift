internal import LayoutPrediction

extension SwiftUIPrinter {
  /// `Text("Save")`, or `Text(verbatim: "Save")` where no catalog translates it.
  static func text(_ content: TextContent) -> String {
    if let parts = content.parts { return parts.map(text).joined(separator: " + ") }
    if let verbatim = content.verbatim { return "Text(verbatim: \(literal(verbatim)))" }
    let table = content.table.map { "tableName: \(literal($0))" }
    return "Text" + arguments([literal(title(content)), table])
  }

  /// A literal that stands as a control's title; `nil` where only a `Text` says the same.
  static func titleLiteral(_ content: TextContent) -> String? {
    guard content.verbatim == nil, content.table == nil, content.parts == nil else { return nil }
    return literal(title(content))
  }

  /// The key, or of texts by language the English or the first.
  private static func title(_ content: TextContent) -> String {
    if let key = content.key { return key }
    let texts = content.perLocale ?? [:]
    return texts["en"] ?? texts.sorted { $0.key < $1.key }.first?.value ?? ""
  }

  /// The literal of a view that is nothing but such a text.
  static func titleLiteral(of node: ViewNode?) -> String? {
    guard let node, node.modifiers.isEmpty, case .text(let content) = node.kind else { return nil }
    return titleLiteral(content)
  }

  static func image(_ image: ImageView) -> String {
    var picture = "picture"
    if let width = image.width, let height = image.height {
      picture += "-\(number(width))x\(number(height))"
    }
    let name = image.symbol.map { "systemName: \(literal($0))" } ?? literal(picture)
    return "Image(\(name))" + (image.isResizable == true ? ".resizable()" : "")
  }

  static func label(_ label: LabelView) -> [String] {
    if let title = titleLiteral(label.title), let symbol = label.icon.symbol,
      label.icon.isResizable != true
    {
      return ["Label(\(title), systemImage: \(literal(symbol)))"]
    }
    return blocks("Label", [text(label.title)], [("icon:", [image(label.icon)])])
  }

  static func textField(_ field: TextFieldView) -> [String] {
    let name = field.isSecure == true ? "SecureField" : "TextField"
    let axis = field.isVertical == true && field.isSecure != true ? "axis: .vertical" : nil
    if let title = titleLiteral(field.placeholder) {
      return [name + arguments([title, "text: $text", axis])]
    }
    return block(name + arguments(["text: $text", axis]), [text(field.placeholder)])
  }
}
