internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// How bad a thing is, which decides its colour in every format.
enum WrapTone: String {
  case good
  case plain
  case quiet
  case warning
  case fault

  var style: TerminalStyle {
    switch self {
    case .good: .green
    case .plain: .plain
    case .quiet: .dim
    case .warning: .yellow
    case .fault: .red
    }
  }
}

/// The words of a wrap diagram, the same in a terminal and in a picture.
enum WrapWords {
  /// Why a line ended: a sign, a word or two, and how bad that is.
  static func ending(
    of line: TextLayout.LineText, in panel: WrapPanel
  ) -> (mark: String, word: String, tone: WrapTone) {
    if line.cut != nil { return ("…", "ellipsis", .warning) }
    switch line.reason {
    case .end: return ("■", "end", .quiet)
    case .mandatory: return ("⏎", "newline", .quiet)
    case .word: return ("␣", "word", .quiet)
    case .hyphen: return ("-", "hyphen", .quiet)
    case .softHyphen: return ("-", "soft hyphen", .quiet)
    case .ideographic: return ("·", "ideograph", .quiet)
    case .phrase: return ("·", "phrase", .quiet)
    case .anywhere: return ("·", "anywhere", .quiet)
    case .emergency:
      let text = panel.text.prepared
      let next = line.clusters.upperBound
      let isWordless = text.isWordless(cluster: next - 1) && text.isWordless(cluster: next)
      return isWordless ? ("✂", "forced", .warning) : ("✂", "inside a word", .fault)
    }
  }

  /// Locale, font and room: `ja · body AX5 (53 pt) · 110 pt`.
  static func header(of panel: WrapPanel) -> (name: String, details: String) {
    let font = panel.text.font
    let points = font.points(in: panel.text.profile, at: panel.size).pointSize
    var details: [String] = []
    switch font.size {
    case .style(let style):
      details.append("\(style.rawValue) \(panel.size.shortName) (\(pt(points)))")
    case .fixed:
      details.append(pt(points))
    case .relative(_, let style):
      details.append("like \(style.rawValue) \(panel.size.shortName) (\(pt(points)))")
    }
    if let family = font.family { details.append(family) }
    if let weight = font.weight { details.append(weight.name) }
    if font.isItalic { details.append("italic") }
    if panel.isBoldTextOn { details.append("Bold Text") }
    details.append(panel.constraints.width.isFinite ? pt(panel.constraints.width) : "no limit")
    if let lines = panel.constraints.lines { details.append(count(lines, "line") + " at most") }
    if let height = panel.constraints.height { details.append("\(pt(height)) high") }
    let name = [panel.title, panel.text.locale.identifier].compactMap(\.self)
    return (name.joined(separator: " · "), details.joined(separator: " · "))
  }

  /// The outcome's name and what it means.
  static func outcome(of panel: WrapPanel) -> (name: String, words: String, tone: WrapTone) {
    let layout = panel.layout
    let isScaled = layout.scale < 1 && layout.outcome != .shrunk
    let lines =
      count(layout.lines.count, "line") + (isScaled ? " at \(pt(layout.font.pointSize))" : "")
    let words =
      switch layout.outcome {
      case .clipped: "the room is lower than one line"
      case .truncated: "an ellipsis cuts it, \(lines)"
      case .stacked: "single characters in a column, \(lines)"
      case .wordBroken: "a word comes apart, \(lines)"
      case .overflows: "a line juts out, \(lines)"
      case .shrunk: "set at \(pt(layout.font.pointSize)), \(lines)"
      case .wraps, .fits: lines
      }
    let tone: WrapTone =
      switch layout.outcome {
      case .truncated, .shrunk: .warning
      case .wraps: .plain
      case .fits: .good
      case .clipped, .stacked, .wordBroken, .overflows: .fault
      }
    return (layout.outcome.rawValue, words, tone)
  }

  /// Room missing or to spare, and the narrowest room without a fault; `nil` without a limit.
  static func room(
    of panel: WrapPanel
  ) -> (words: String, tone: WrapTone, required: String)? {
    let slack = panel.layout.slack
    guard slack.isFinite else { return nil }
    // More paragraphs than lines, or too little height. (A hair to spare is rounding.)
    if !panel.layout.hasSufficientWidth || slack > 1 / 512 && panel.layout.outcome.isFault {
      return ("a wider room does not help", .fault, "")
    }
    let required = " · needs \(tenths(panel.layout.requiredWidth)) pt"
    return slack < 0
      ? ("\(tenths(-slack)) pt missing", .fault, required)
      : ("\(tenths(slack)) pt to spare", .good, required)
  }

  /// Natural and minimum width.
  static func widths(of panel: WrapPanel) -> String {
    let layout = panel.layout
    return "natural \(tenths(layout.naturalWidth)) · minimum \(tenths(layout.minimumWidth)) pt"
  }

  /// How far to believe it all, and why.
  static func confidence(of panel: WrapPanel) -> (words: String, tone: WrapTone) {
    let margin = "±\(tenths(panel.layout.margin)) pt"
    switch panel.layout.confidence {
    case .exact: return ("exact: the platform's own fonts", .quiet)
    case .standIn: return ("stand-in: widths may be off by \(margin)", .quiet)
    case .close: return ("close: another outcome lies within \(margin)", .warning)
    case .tofu:
      let missing = panel.text.prepared.missingClusterCount
      return ("tofu: no glyph for \(count(missing, "character"))", .fault)
    }
  }

  /// The fonts that were measured and what they play.
  static func fonts(of panel: WrapPanel) -> [String] {
    var lines: [String] = []
    for use in panel.text.prepared.fonts where use.clusterCount > 0 {
      let line =
        use.isStandIn && use.family != use.platformFamily
        ? "\(use.family) stands in for \(use.platformFamily)" : use.family
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// What to know of lines that run from the right.
  static let rightToLeft = "set from the right; letters shown in reading order"

  /// A length with one decimal always, for columns of numbers.
  static func tenths(_ value: Points) -> String {
    let short = PointsText.short(value)
    return short.contains(".") || !value.isFinite ? short : short + ".0"
  }

  static func pt(_ value: Points) -> String { PointsText.short(value) + " pt" }
}
