internal import FoundationEssentials

/// Finds keys that stand in the source as literals, wherever: what names a key somewhere may show it.
struct LiteralReader {
  private let keys: Set<String>
  /// Those of the keys that a literal spells.
  private(set) var found: Set<String> = []

  init(keys: Set<String>) { self.keys = keys }

  /// Reads a file; one that cannot be read has no literals.
  ///
  /// - Complexity: O(bytes).
  mutating func read(file: String) {
    guard !keys.isEmpty, let data = try? Data(contentsOf: URL(filePath: file)) else { return }
    read([UInt8](data))
  }

  mutating func read(_ source: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    var index = 0
    while let start = source[index...].firstIndex(of: quote) {
      var literal: [UInt8] = []
      index = start + 1
      while index < source.count, source[index] != quote, source[index] != UInt8(ascii: "\n") {
        if source[index] == UInt8(ascii: "\\"), index + 1 < source.count {
          index += 1
          literal.append(source[index] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : source[index])
        } else {
          literal.append(source[index])
        }
        index += 1
      }
      // A literal that its line does not end was none, or has quotes inside an interpolation: what
      // stood between the quotes is then taken the other way round, which costs a key at worst.
      if let text = String(validating: literal, as: UTF8.self), keys.contains(text) {
        found.insert(text)
      }
      index = min(index + 1, source.count)
    }
  }
}
