internal import JSONDocuments

extension LayoutFileCheck {
  /// The first text that says nothing: what it says may be empty, but not left out.
  ///
  /// - Complexity: O(size of the document).
  static func firstWordlessText(in root: JSONValue) -> Fault? {
    wordlessText(in: root, path: "$", line: 1)
  }

  private static let words = ["key", "verbatim", "perLocale", "parts"]

  private static func wordlessText(in value: JSONValue, path: String, line: Int?) -> Fault? {
    if value["type"] == "text", words.allSatisfy({ value[$0] == nil || value[$0] == .null }) {
      return Fault(
        path: path, line: line,
        reason: "the text says nothing; give key, verbatim, perLocale or parts")
    }
    for (index, element) in (value.arrayValue ?? []).enumerated() {
      if let fault = wordlessText(in: element, path: "\(path)[\(index)]", line: line) {
        return fault
      }
    }
    for member in value.members ?? [] {
      let line = member.position?.line ?? line
      if let fault = wordlessText(in: member.value, path: "\(path).\(member.name)", line: line) {
        return fault
      }
    }
    return nil
  }
}
