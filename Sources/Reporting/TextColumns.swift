/// Text cut into lines of so many columns, as a terminal counts them.
enum TextColumns {
  /// The text in lines that end at spaces, or where there is none, anywhere.
  ///
  /// - Parameter columns: at least 2, the width of the widest character.
  /// - Returns: no line for an empty text.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = end(of: rest, columns)
      lines.append(String(rest[..<end.content]))
      rest = rest[end.next...]
    }
    return lines
  }

  private static func end(
    of text: Substring, _ columns: Int
  ) -> (content: Substring.Index, next: Substring.Index) {
    var width = 0
    var space: Substring.Index?
    for index in text.indices {
      if text[index] == " " { space = index }
      width += TerminalWidth.columns(of: String(text[index]))
      guard width > columns, index > text.startIndex else { continue }
      if let space { return (space, text.index(after: space)) }
      return (index, index)
    }
    return (text.endIndex, text.endIndex)
  }
}
