import Segmentation
import TextUnits

/// The text with `|` where a line may end, and `‖` where a phrase-wise setting likes to; the end
/// of the text is not marked. A soft hyphen is `¬`.
func marked(
  _ text: String, _ rules: LineBreakRules = LineBreakRules(), locale: String = "en"
) throws -> String {
  let units = Array(text.replacing("¬", with: "\u{AD}").utf16)
  let breaks = try Segmenter().lineBreaks(in: units, locale: tag(locale), rules: rules)
  var parts = ""
  var start = 0
  for lineBreak in breaks {
    parts += String(decoding: units[start..<lineBreak.offset], as: UTF16.self)
    if lineBreak.offset < units.count { parts += lineBreak.reason == .phrase ? "‖" : "|" }
    start = lineBreak.offset
  }
  return parts.replacing("\u{AD}", with: "¬")
}

/// The text of a row of a table: without its marks.
func unmarked(_ marked: String) -> String {
  marked.filter { $0 != "|" && $0 != "‖" }
}

func tag(_ name: String) throws -> LocaleTag {
  struct NoTag: Error { let name: String }
  guard let tag = LocaleTag(name) else { throw NoTag(name: name) }
  return tag
}
