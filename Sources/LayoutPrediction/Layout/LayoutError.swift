/// Why a tree could not be laid out.
public enum LayoutError: Error, Hashable, CustomStringConvertible {
  /// A name in the tree is none of the valid ones.
  case unknownName(path: String, kind: String, name: String, nearest: String?)
  /// A length is not a number, or negative where it cannot be.
  case invalidLength(path: String, name: String, value: Double)
  /// The tree is nested deeper than can be laid out.
  case tooDeep(limit: Int)
  /// A text could not be measured.
  case text(path: String, reason: String)

  public var description: String {
    switch self {
    case .unknownName(let path, let kind, let name, let nearest):
      "\(path): unknown \(kind) \"\(name)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .invalidLength(let path, let name, let value):
      "\(path): \(name) is \(value); give a number of points that is not negative"
    case .tooDeep(let limit):
      "the view tree is nested deeper than \(limit) levels; split it into screens"
    case .text(let path, let reason): "\(path): \(reason)"
    }
  }
}
