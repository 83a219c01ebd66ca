/// Why a tree could not be laid out.
public enum LayoutError: Error, Hashable, CustomStringConvertible {
  /// A name in the tree is none of the valid ones.
  case unknownName(path: String, kind: String, name: String, nearest: String?)
  /// A number is none, or too small or too large for what it says; `wanted` tells what may stand
  /// there.
  case invalidNumber(path: String, name: String, value: Double, wanted: String)
  /// The tree is nested deeper than can be laid out: at `path`, ``LayoutPredictor/maximumDepth``
  /// views and modifiers are already one in the other.
  case tooDeep(path: String, limit: Int)
  /// A text could not be measured.
  case text(path: String, reason: String)

  /// Where in the tree the fault is, as steps from its root.
  public var path: String {
    switch self {
    case .unknownName(let path, _, _, _), .invalidNumber(let path, _, _, _), .tooDeep(let path, _),
      .text(let path, _):
      path
    }
  }

  /// What is wrong and what to do, without the place.
  public var reason: String {
    switch self {
    case .unknownName(_, let kind, let name, let nearest):
      "unknown \(kind) \"\(name)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .invalidNumber(_, let name, let value, let wanted):
      "\(name) is \(value); give \(wanted)"
    case .tooDeep(_, let limit):
      "more than \(limit) views and modifiers are one in the other; "
        + "take a part out as a layout of its own"
    case .text(_, let reason): reason
    }
  }

  /// The place, what is wrong and what to do, on one line.
  public var description: String {
    guard !path.isEmpty else { return "the root: \(reason)" }
    if case .tooDeep = self { return "\(Self.shortened(path)): \(reason)" }
    return "\(path): \(reason)"
  }

  /// Both ends of a path: where there are more than eight steps, those between are left out.
  public static func shortened(_ path: String) -> String {
    let steps = path.split(separator: ".")
    guard steps.count > 8 else { return path }
    return (steps.prefix(3) + ["…"] + steps.suffix(2)).joined(separator: ".")
  }
}
