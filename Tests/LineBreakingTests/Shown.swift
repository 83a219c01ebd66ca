import LineBreaking
import RoundAdvances
import TextUnits

/// Lines as the tables below write them: `[Paired] word [Macs] end`, each line in brackets and
/// then the reason it ended; a soft hyphen inside a line is `¬`.
func shown(
  _ text: PreparedText, _ constraints: LineConstraints, _ font: SizedFont = .round(10)
) -> String {
  text.lines(font, constraints).map { line in
    let text = line.text.map { $0 == "\u{AD}" ? "¬" : String($0) }.joined()
    return "[\(text)] \(line.reason.name)"
  }.joined(separator: " ")
}

/// The same of a text in ``RoundText``'s notation.
func shown(_ notation: String, _ constraints: LineConstraints) -> String {
  shown(RoundText(notation).prepared, constraints)
}

extension PreparedText {
  /// The text laid out at 10 pt with the laws of round advances.
  func roundLayout(
    _ constraints: LineConstraints, margin: MarginLaw = { _, _, _ in 0 }
  ) -> TextLayout {
    layout(.round, pointSize: 10, constraints, margin: margin)
  }
}
