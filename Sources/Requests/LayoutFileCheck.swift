internal import DynamicType
internal import JSONDocuments
internal import LayoutPrediction
internal import TextUnits

/// What types alone do not say of a layout file: lengths that cannot be negative, names that are
/// plain strings in the tree.
///
/// It walks the JSON and not the tree, because that knows lines.
struct LayoutFileCheck {
  struct Fault {
    let path: String
    let line: Int?
    let reason: String
  }

  enum Rule {
    /// A number that is not negative.
    case length
    /// A number above nothing.
    case positive
    /// From 0 to 1.
    case share
    /// A whole number of at least 1.
    case count
    /// A text with something to read in it.
    case words
    case name(_ kind: String, isKnown: @Sendable (String) -> Bool, names: [String])
  }

  /// The first fault in the document's order.
  ///
  /// - Complexity: O(size of the document).
  static func firstFault(in root: JSONValue) -> Fault? {
    fault(in: root, path: "$", line: 1, depth: 0)
  }

  /// - Parameter depth: of views and modifiers around the value.
  private static func fault(
    in value: JSONValue, path: String, line: Int?, depth: Int
  ) -> Fault? {
    for (index, element) in (value.arrayValue ?? []).enumerated() {
      let place = "\(path)[\(index)]"
      if let fault = fault(in: element, path: place, line: line, depth: depth) { return fault }
    }
    let type = value["type"]?.stringValue
    let depth = type.map { self.depth(of: value, type: $0, in: depth) } ?? depth
    guard depth <= LayoutPredictor.maximumDepth else {
      let fault = LayoutError.tooDeep(path: path, limit: LayoutPredictor.maximumDepth)
      return Fault(path: LayoutError.shortened(path), line: line, reason: fault.reason)
    }
    let rules = type.flatMap { byType[$0] } ?? [:]
    for member in value.members ?? [] {
      let (place, line) = ("\(path).\(member.name)", member.position?.line ?? line)
      if let rule = rules[member.name], let reason = rule.reason(member) {
        return Fault(path: place, line: line, reason: reason)
      }
      for inner in member.value.members ?? [] {
        let rule = nested[member.name]?[inner.name] ?? nested[member.name]?["*"]
        guard let reason = rule?.reason(inner) else { continue }
        return Fault(
          path: member.name == "perLocale" ? place : "\(place).\(inner.name)",
          line: inner.position?.line ?? line, reason: reason)
      }
      if let fault = fault(in: member.value, path: place, line: line, depth: depth) {
        return fault
      }
    }
    return nil
  }

  /// How many views and modifiers are one in the other up to a view or modifier with all that is
  /// around its content; what a sheet shows is a screen of its own.
  private static func depth(of value: JSONValue, type: String, in depth: Int) -> Int {
    if ViewKind.typeNames.contains(type) {
      let modifiers = value["modifiers"]?.arrayValue ?? []
      return modifiers.reduce(depth + 1) { $0 + 1 + ($1["modifiers"]?.arrayValue?.count ?? 0) }
    }
    return type == "sheet" || type == "popover" ? 0 : depth
  }
}

// MARK: - Rules

extension LayoutFileCheck {
  private static let style = Rule.name(
    "text style", isKnown: { TextStyle(name: $0) != nil }, names: TextStyle.allNames)
  private static let weight = Rule.name(
    "weight", isKnown: { FontWeight(name: $0) != nil }, names: FontWeight.names.map(\.name))
  private static let size = Rule.name(
    "size", isKnown: { ContentSize(name: $0) != nil }, names: ContentSize.allNames)
  private static let locale = Rule.name(
    "locale", isKnown: { LocaleTag($0) != nil }, names: LocaleNames.languages)

  private static func choice(_ kind: String, _ names: [String]) -> Rule {
    .name(kind, isKnown: { names.contains($0) }, names: names)
  }

  /// Members of views and modifiers, by their type.
  private static let byType: [String: [String: Rule]] = [
    "frame": [
      "width": .length, "height": .length, "minWidth": .length, "idealWidth": .length,
      "maxWidth": .length, "minHeight": .length, "idealHeight": .length, "maxHeight": .length,
    ],
    "image": ["width": .length, "height": .length],
    "hstack": ["alignment": choice("alignment", VerticalAlignment.allCases.map(\.rawValue))],
    "vstack": ["alignment": choice("alignment", HorizontalAlignment.allCases.map(\.rawValue))],
    "spacer": ["minLength": .length],
    "font": [
      "style": style, "relativeTo": style, "weight": weight, "size": .positive,
    ],
    "lineLimit": ["lines": .count, "minimum": .count],
    "minimumScaleFactor": ["value": .share],
    "opacity": ["value": .share],
    "truncationMode": ["mode": choice("mode", ["tail", "middle", "head"])],
    "contentShape": ["shape": choice("shape", ["rectangle", "circle", "capsule"])],
    "dynamicTypeSize": ["size": size, "minimum": size, "maximum": size],
    "conditional": ["sizeAtLeast": size],
    "locale": ["tag": locale],
    "aspectRatio": ["ratio": .positive],
    "containerRelativeFrame": ["count": .count, "span": .count, "spacing": .length],
  ]

  private static let scaled: [String: Rule] = ["value": .length, "relativeTo": style]

  /// Members of objects without a type, by the name of the member they are.
  private static let nested: [String: [String: Rule]] = [
    "scaledWidth": scaled, "scaledHeight": scaled, "scaledSize": scaled, "scaledLength": scaled,
    "scaledSpacing": scaled,
    "icon": ["width": .length, "height": .length],
    "perLocale": ["*": locale],
  ]
}

extension LayoutFileCheck.Rule {
  /// What is wrong with a member; `nil` where nothing is, and for null, which leaves it out.
  func reason(_ member: JSONMember) -> String? {
    switch self {
    case .length:
      return number(member, "a number of points that is not negative") { $0 >= 0 }
    case .positive:
      return number(member, "a number above 0") { $0 > 0 }
    case .share:
      return number(member, "a factor from 0 to 1") { (0...1).contains($0) }
    case .count:
      return number(member, "a whole number of at least 1") { $0 >= 1 }
    case .words:
      guard let text = member.value.stringValue, text.allSatisfy(\.isWhitespace) else {
        return nil
      }
      return "\(member.name) is empty; say what it is"
    case .name(let kind, let isKnown, let names):
      // The keys of a text's languages are names themselves.
      let name = kind == "locale" && member.name != "tag" ? member.name : member.value.stringValue
      guard let name, !isKnown(name) else { return nil }
      return InputError.unknown(kind, name, among: names).description
    }
  }

  private func number(
    _ member: JSONMember, _ wanted: String, _ isSound: (Double) -> Bool
  ) -> String? {
    guard case .number(let number) = member.value, !isSound(number.value) else { return nil }
    return "\(member.name) is \(number.text); give \(wanted)"
  }
}
