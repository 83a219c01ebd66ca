/// What stands in for the arguments of texts while they are measured.
///
/// By default each kind of placeholder has one value, chosen to be plain and neither short nor
/// long. An app whose names run to forty letters says so here, for one key or for all.
///
///     var arguments = SampleArguments()
///     arguments.text = "Mac Studio"
///     arguments.set(.text("Bürgerschaftsverwaltung"), forArgument: 1, ofKey: "Hello, %@")
public struct SampleArguments: Sendable, Hashable, CustomStringConvertible {
  /// For `%@`: six letters, about the length of a first name.
  public var text = "Sample"
  /// For `%lld` and other whole numbers: two digits that are of no special plural form in most
  /// languages. Where a text varies by the number, each variant has the smallest number of its
  /// category instead.
  public var integer = 42
  /// For `%f` and other numbers with a fraction. `%f` alone shows six digits, as in C.
  public var number = 12.5
  /// For `%c`.
  public var character: Character = "A"
  /// For `%s`.
  public var cString = "Sample"
  /// For `%p`.
  public var pointer = "0x600000c04000"

  private var overrides: [Place: SampleValue] = [:]

  private struct Place: Hashable {
    let key: String?
    let position: Int
  }

  public init() {}

  /// Sets the value of one argument.
  ///
  /// Where a text varies by the argument, the value is shown by the variant it belongs to, and
  /// the other variants keep the smallest number of their category.
  ///
  /// - Parameters:
  ///   - value: what to show.
  ///   - position: the argument's number, from 1.
  ///   - key: the entry meant; `nil` for every entry that has none of its own.
  public mutating func set(
    _ value: SampleValue, forArgument position: Int, ofKey key: String? = nil
  ) {
    overrides[Place(key: key, position: position)] = value
  }

  /// All values in words, always in the same order.
  public var description: String {
    let named = overrides.map { place, value in
      "\(place.key.map { "\($0) " } ?? "")%\(place.position)=\(value)"
    }
    let standard = [
      "text=\(text)", "integer=\(integer)", "number=\(number)", "character=\(character)",
      "cString=\(cString)", "pointer=\(pointer)",
    ]
    return (standard + named.sorted()).joined(separator: ", ")
  }

  /// The value set for an argument; `nil` where none was.
  func override(forArgument position: Int, ofKey key: String) -> SampleValue? {
    overrides[Place(key: key, position: position)]
      ?? overrides[Place(key: nil, position: position)]
  }

  /// The value of an argument that no override names.
  func standard(for kind: FormatSpecifier.Kind) -> SampleValue {
    switch kind {
    case .object: .text(text)
    case .integer, .otherBase: .integer(integer)
    case .fixedPoint, .scientific: .number(number)
    case .character: .text(String(character))
    case .cString: .text(cString)
    case .pointer: .text(pointer)
    }
  }
}
