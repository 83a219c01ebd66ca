internal import LayoutPrediction

/// SwiftUI's names of alignments, edges and axes.
enum Alignments {
  static func alignment(_ value: Value?) -> Alignment? {
    guard let name = value?.memberName else { return nil }
    return Alignment(rawValue: name)
  }

  static func axes(_ value: Value) -> [Axis] {
    switch value {
    case .array(let values): values.flatMap(axes)
    default:
      switch value.memberName {
      case "horizontal": [.horizontal]
      case "vertical": [.vertical]
      default: [.horizontal, .vertical]
      }
    }
  }

  /// The edges a set names; several single ones are taken one by one.
  static func edges(_ value: Value?) -> [EdgeSet]? {
    switch value {
    case .array(let values)?: values.flatMap { edges($0) ?? [] }
    case .member(let member)?: EdgeSet(rawValue: member.name).map { [$0] }
    default: nil
    }
  }
}
