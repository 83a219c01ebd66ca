internal import JSONDocuments

extension LayoutFileCheck {
  /// The first fault of the policies and suppressions beside the view.
  ///
  /// - Complexity: O(number of both).
  static func firstPolicyFault(in root: JSONValue) -> Fault? {
    for list in root.members ?? [] {
      guard let rules = rulesByList[list.name] else { continue }
      for (index, element) in (list.value.arrayValue ?? []).enumerated() {
        for member in element.members ?? [] {
          guard let reason = rules[member.name]?.reason(member) else { continue }
          return Fault(
            path: "$.\(list.name)[\(index)].\(member.name)",
            line: member.position?.line ?? list.position?.line, reason: reason)
        }
      }
    }
    return nil
  }

  private static let rulesByList: [String: [String: Rule]] = [
    "policies": ["texts": .words, "smallestScale": .share],
    "suppressions": ["rule": .words, "place": .words, "reason": .words],
  ]
}
