/// Swift text without its comments and without the text of its string literals.
///
/// Line breaks stay, so that line numbers hold. Code inside an interpolation stays as well. Regex
/// literals are not recognised: one that holds a quote would hide what follows it on its line.
struct SwiftCode {
  private var rest: ArraySlice<Character>
  private var code = ""

  private init(_ text: String) {
    rest = Array(text)[...]
  }

  static func lines(of text: String) -> [String] {
    var scanner = SwiftCode(text)
    scanner.scanCode(untilClosingParenthesis: false)
    return scanner.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private mutating func scanCode(untilClosingParenthesis: Bool) {
    var depth = 0
    while let next = rest.first {
      if starts("//") {
        rest = rest.drop { !$0.isNewline }
      } else if starts("/*") {
        skipBlockComment()
      } else if let hashes = stringOpening() {
        scanString(hashes: hashes)
      } else {
        rest.removeFirst()
        code.append(next.isNewline ? "\n" : next)
        guard untilClosingParenthesis else { continue }
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { return }
          depth -= 1
        }
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if starts("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else if let next = rest.popFirst(), next.isNewline {
        code.append("\n")
      }
    } while depth > 0 && !rest.isEmpty
    code.append(" ")
  }

  /// How many `#` stand before the quote that comes next, if a string literal does.
  private func stringOpening() -> Int? {
    let afterHashes = rest.drop { $0 == "#" }
    return afterHashes.first == "\"" ? rest.count - afterHashes.count : nil
  }

  private mutating func scanString(hashes: Int) {
    rest = rest.dropFirst(hashes)
    let quotes = starts("\"\"\"") ? 3 : 1
    rest = rest.dropFirst(quotes)
    let marks = String(repeating: "#", count: hashes)
    let closing = String(repeating: "\"", count: quotes) + marks
    code.append("\"")
    while let next = rest.first {
      if starts(closing) {
        rest = rest.dropFirst(closing.count)
        break
      } else if starts("\\" + marks + "(") {
        rest = rest.dropFirst(2 + hashes)
        code.append("(")
        scanCode(untilClosingParenthesis: true)
      } else if hashes == 0, next == "\\" {
        rest = rest.dropFirst()
        if rest.first?.isNewline == true { code.append("\n") }
        rest = rest.dropFirst()
      } else {
        if next.isNewline { code.append("\n") }
        rest = rest.dropFirst()
      }
    }
    code.append("\"")
  }

  private func starts(_ prefix: String) -> Bool {
    rest.starts(with: prefix)
  }
}
