/// The numbered steps of paths, as in `.children[2]`.
///
/// A tree is built anew under every condition, and most of its views stand at low numbers.
struct PathSteps {
  private let name: String
  private let first: [String]

  private init(_ name: String) {
    self.name = name
    first = (0..<64).map { ".\(name)[\($0)]" }
  }

  static let children = PathSteps("children")
  static let modifiers = PathSteps("modifiers")

  subscript(index: Int) -> String {
    first.indices.contains(index) ? first[index] : ".\(name)[\(index)]"
  }
}
