/// Text for one line of output.
public enum VisibleText {
  /// A text on one line that disturbs neither the lines around it nor the terminal: a sign stands
  /// for the end of a line, for a tab and for every character that commands.
  ///
  /// Marks of direction (LRM, RLM) stay, since they move nothing beyond their neighbours; embeddings,
  /// overrides and isolates would reach over the rest of the line (Unicode TR 36 §2.5), and control
  /// characters would reach the terminal.
  public static func line(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    var previous: Unicode.Scalar?
    while let scalar = scalars.next() {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": shown.append("⏎")
      case "\t": shown.append("⇥")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
        shown.append(contentsOf: "‹U+\(zeros)\(digits)›".unicodeScalars)
      default: shown.append(scalar)
      }
      previous = scalar
    }
    return String(shown)
  }
}

/// ``VisibleText/line(_:)``, for the many places that need it.
func visible(_ text: String) -> String { VisibleText.line(text) }

/// A key or text on one line, in quotes, cut where it is long.
func quoted(_ text: String) -> String {
  let line = visible(text)
  return line.count > 60 ? "\"\(line.prefix(59))…\"" : "\"\(line)\""
}
