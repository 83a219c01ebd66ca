/// The looks text has on a terminal: the only place that knows their escape sequences (ECMA-48
/// SGR). Only the eight colours that every theme adapts to its background are used.
enum TerminalStyle: String {
  case plain = ""
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// Text with the style switched on before it and off behind it.
  func applied(to text: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
