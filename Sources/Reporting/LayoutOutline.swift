internal import JSONDocuments
public import LayoutPrediction

/// A layout for a person: a view a line, those in it indented, with its words and modifiers.
public struct LayoutOutline {
  private let root: JSONValue

  /// - Throws: an error where the tree is nested too deep or a length is not finite.
  public init(_ layout: LayoutFile) throws {
    root = try JSONValueEncoder().encode(layout)["view"] ?? .null
  }

  /// The lines, each with a line feed.
  public var text: String {
    var text = ""
    write(root, as: nil, depth: 1, to: &text)
    return text
  }

  /// - Parameter role: what the view is to the one around it, where that is more than a child.
  private func write(_ view: JSONValue, as role: String?, depth: Int, to text: inout String) {
    guard let members = view.members else { return }
    text += String(repeating: "  ", count: depth)
    let type = view["type"]?.stringValue
    text += [role.map { "\($0):" }, type].compactMap(\.self).joined(separator: " ")
    for member in members where !Self.quiet.contains(member.name) {
      if let words = Self.words(member.value) { text += " \(member.name): \(words)" }
    }
    for modifier in view["modifiers"]?.arrayValue ?? [] { text += " \(call(modifier))" }
    if let line = view["source"]?["line"]?.integerValue { text += "  :\(line)" }
    text += "\n"
    for member in members where member.name != "source" && member.name != "modifiers" {
      writeChildren(member.value, of: member.name, depth: depth + 1, to: &text)
    }
    for modifier in view["modifiers"]?.arrayValue ?? [] {
      // What a custom style does to its label is no view.
      for member in modifier.members ?? [] where member.name != "modifiers" {
        writeChildren(
          member.value, of: modifier["type"]?.stringValue ?? "", depth: depth + 1, to: &text)
      }
    }
  }

  private func writeChildren(
    _ value: JSONValue, of name: String, depth: Int, to text: inout String
  ) {
    let isChild = ["children", "content", "rows"].contains(name)
    if let list = value.arrayValue {
      for (index, item) in list.enumerated() where item.members != nil || item.arrayValue != nil {
        if item.arrayValue != nil {
          text += String(repeating: "  ", count: depth) + "row \(index + 1)\n"
          writeChildren(item, of: "children", depth: depth + 1, to: &text)
        } else {
          write(
            item, as: item["type"] == nil ? name : isChild ? nil : name, depth: depth, to: &text)
        }
      }
    } else if value["type"] != nil {
      write(value, as: isChild ? nil : name, depth: depth, to: &text)
    }
  }

  /// A modifier as source would have it.
  private func call(_ modifier: JSONValue) -> String {
    let arguments = (modifier.members ?? []).filter { $0.name != "type" }.compactMap { member in
      Self.words(member.value).map { "\(member.name): \($0)" }
    }
    let name = modifier["type"]?.stringValue ?? ""
    return ".\(name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// A value that fits on the view's own line; a text's words.
  private static func words(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): return "\"\(visible(text))\""
    case .null, .array: return nil
    case .object:
      if let length = value["value"]?.doubleValue { return scaled(length, value) }
      guard value["type"] == nil, let words = (value["key"] ?? value["verbatim"])?.stringValue
      else {
        return nil
      }
      return "\"\(visible(words))\""
    default: return JSONWriter(style: .compact).string(for: value)
    }
  }

  /// A length that follows the content size: `20.0 (title)`, `20.0 × 0.5 (body)`.
  private static func scaled(_ length: Double, _ value: JSONValue) -> String {
    let factor = value["factor"]?.doubleValue.map { " × \($0)" } ?? ""
    return "\(length)\(factor) (\(value["relativeTo"]?.stringValue ?? "body"))"
  }

  private static let quiet: Set<String> = ["type", "modifiers", "source"]
}
