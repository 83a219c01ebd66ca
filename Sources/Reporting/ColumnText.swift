/// Pads text with spaces on its right to a width in a terminal's columns.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - TerminalWidth.columns(of: text)))
}

/// Pads text with spaces on its left to a width in a terminal's columns.
func leftPadded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - TerminalWidth.columns(of: text))) + text
}
