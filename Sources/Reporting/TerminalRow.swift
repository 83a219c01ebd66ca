/// A row of a terminal: stretches of text with their looks, and how wide all is.
struct TerminalRow {
  private var spans: [(text: String, style: TerminalStyle)] = []
  /// Columns so far.
  private(set) var width = 0

  init(_ text: String = "", _ style: TerminalStyle = .plain) {
    append(text, style)
  }

  mutating func append(_ text: String, _ style: TerminalStyle = .plain) {
    guard !text.isEmpty else { return }
    width += TerminalWidth.columns(of: text)
    if let last = spans.last, last.style == style {
      spans[spans.count - 1].text += text
    } else {
      spans.append((text, style))
    }
  }

  mutating func append(_ other: TerminalRow) {
    for span in other.spans { append(span.text, span.style) }
  }

  /// Adds spaces up to a column.
  mutating func pad(to column: Int) {
    append(String(repeating: " ", count: max(0, column - width)))
  }

  /// What is printed; white space at the end is left out.
  func text(isColoured: Bool) -> String {
    var shown = spans
    while let last = shown.last {
      let end = last.text.lastIndex { $0 != " " }
      if let end {
        shown[shown.count - 1].text = String(last.text[...end])
        break
      }
      shown.removeLast()
    }
    return shown.reduce("") { $0 + (isColoured ? $1.style.applied(to: $1.text) : $1.text) }
  }
}
