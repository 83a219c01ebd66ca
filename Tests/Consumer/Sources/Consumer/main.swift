import Copyfit

/// A text, its setting and its room.
struct Question {
  let text: String
  let locale: String
  let size: ContentSize
  let width: Points

  /// As `copyfit measure` reads it.
  var request: String {
    """
    {"text":"\(text)","locale":"\(locale)","size":"\(size.name)","width":\(width)}
    """
  }
}

/// The beginning of what `copyfit measure` answers.
func answer(_ layout: TextLayout) -> String {
  let lines = layout.lines.map { line in
    """
    {"text":"\(line.text)","width":\(short(line.width)),"break":"\(line.reason.name)"}
    """
  }
  return """
    {"outcome":"\(layout.outcome.rawValue)","width":\(short(layout.width)),\
    "height":\(short(layout.height)),"lines":[\(lines.joined(separator: ","))],\
    "natural_width":\(short(layout.naturalWidth)),"min_width":\(short(layout.minimumWidth)),\
    "required_width":\(short(layout.requiredWidth)),"slack":\(short(layout.slack))
    """
}

/// At most four decimals.
func short(_ value: Points) -> String {
  "\((value * 10_000).rounded() / 10_000)"
}

let questions = [
  Question(text: "Paired Macs", locale: "en", size: .large, width: 130),
  Question(text: "Paired Macs", locale: "en", size: .accessibility5, width: 130),
  Question(text: "実行中のセッション", locale: "ja", size: .accessibility5, width: 60),
  Question(text: "Bildschirmfreigabe", locale: "de", size: .xxxLarge, width: 160),
  Question(text: "الجلسات النشطة", locale: "ar", size: .accessibility1, width: 120),
  Question(text: "페어링된 Mac", locale: "ko", size: .small, width: 80),
]

if CommandLine.arguments.contains("requests") {
  for question in questions { print(question.request) }
} else {
  let measurer = try TextMeasurer()
  for question in questions {
    let text = try measurer.prepare(question.text, style: .body, locale: question.locale)
    print(answer(text.layout(size: question.size, width: question.width)))
  }
}
