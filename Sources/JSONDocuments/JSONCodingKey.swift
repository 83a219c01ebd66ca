/// One step on the way from a document's root to a value in it.
enum JSONCodingKey: CodingKey, Equatable {
  case member(String)
  /// From 0.
  case element(Int)

  /// The key under which a class keeps what its superclass has encoded.
  static let superclass = JSONCodingKey.member("super")

  init(stringValue: String) { self = .member(stringValue) }

  init(intValue: Int) { self = .element(intValue) }

  var stringValue: String {
    switch self {
    case .member(let name): name
    case .element(let index): "Index \(index)"
    }
  }

  var intValue: Int? {
    guard case .element(let index) = self else { return nil }
    return index
  }

  /// The step as a JSON path has it (RFC 9535): `.width`, `["zh-Hans"]`, `[3]`.
  var pathSegment: String {
    switch self {
    case .element(let index): "[\(index)]"
    case .member(let name) where Self.needsNoQuotes(name): ".\(name)"
    case .member(let name): "[\(JSONWriter.quoted(name))]"
    }
  }

  /// Letters, digits and `_`, with no digit first. RFC 9535 also lets other scripts stand without
  /// quotes; they are quoted here, since they hold line separators and look-alikes of dots.
  private static func needsNoQuotes(_ name: String) -> Bool {
    guard let first = name.utf8.first, !isDigit(first) else { return false }
    return name.utf8.allSatisfy { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    // Bit 5 is what tells a small letter of ASCII from a capital.
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
