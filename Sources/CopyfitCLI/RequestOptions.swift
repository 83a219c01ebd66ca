internal import Copyfit
internal import LineBreaking
internal import Requests
internal import TextUnits

/// The options that say how a text is set and how much room it has.
enum RequestOptions {
  static let all: [Command.Option] = [
    .init("--locale", "TAG", "language of the text (en where left out)"),
    .init("--style", "NAME", "text style (body where left out)"),
    .init("--size", "NAME", "Dynamic Type size (large where left out)"),
    .init("--font-size", "PT", "a fixed size instead of a style"),
    .init("--family", "NAME", "a font family instead of the system font"),
    .init("--weight", "NAME", "ultraLight … black, or 100 … 900"),
    .init("--italic", nil, "italic"),
    .init("--bold", nil, "with the accessibility setting Bold Text"),
    .init("--letter-spacing", "PT", "extra space after each character"),
    .init("--width", "PT", "the room's width"),
    .init("--height", "PT", "the room's height"),
    .init("--lines", "N", "the most lines"),
    .init("--min-scale", "F", "how far the text may shrink to fit"),
    .init("--truncate", "tail|middle|head", "where the ellipsis goes"),
    .init("--line-break", "RULE", "loose, normal, strict or anywhere"),
    .init("--word-break", "RULE", "normal, keep-all, break-all or phrase"),
    .init("--overflow-wrap", "RULE", "break-word, anywhere or normal"),
    .init("--hyphens", "RULE", "manual or none"),
  ]

  /// The request the options make of a text.
  ///
  /// - Throws: ``InputError``.
  static func request(_ text: String, _ arguments: Arguments) throws -> MeasureRequest {
    let locale = try InputNames.locale(arguments["--locale"] ?? "en")
    var request = MeasureRequest(text: text, locale: locale)
    if let size = try arguments.value("--size", InputNames.size) { request.size = size }
    try readFont(arguments, &request)
    try readRules(arguments, &request)
    try readRoom(arguments, &request)
    return request
  }

  static func readFont(_ arguments: Arguments, _ request: inout MeasureRequest) throws {
    if let points = try arguments.value("--font-size", { try InputNames.length("--font-size", $0) })
    {
      guard arguments["--style"] == nil else {
        throw InputError("give --style or --font-size, not both")
      }
      request.font.size = .fixed(try InputNames.fontSize("--font-size", points))
    } else if let style = try arguments.value("--style", InputNames.style) {
      request.font.size = .style(style)
    }
    request.font.family = arguments["--family"]
    request.font.weight = try arguments.value("--weight", InputNames.weight)
    request.font.isItalic = arguments.has("--italic")
    request.isBoldTextOn = arguments.has("--bold")
    if let spacing = arguments["--letter-spacing"] {
      guard let points = Points(spacing) else {
        throw InputError("--letter-spacing \"\(spacing)\" is no number of points")
      }
      request.font.clusterSpacing = try InputNames.spacing("--letter-spacing", points)
    }
  }

  static func readRules(_ arguments: Arguments, _ request: inout MeasureRequest) throws {
    if let strictness = try arguments.value(
      "--line-break",
      { try InputNames.choice("line break rule", $0, of: LineBreakRules.Strictness.self) })
    {
      request.rules.strictness = strictness
    }
    if let wordBreak = try arguments.value(
      "--word-break",
      { try InputNames.choice("word break rule", $0, of: LineBreakRules.WordBreak.self) })
    {
      request.rules.wordBreak = wordBreak
    }
    if let hyphens = try arguments.value(
      "--hyphens", { try InputNames.choice("hyphens rule", $0, of: LineBreakRules.Hyphens.self) })
    {
      request.rules.hyphens = hyphens
    }
  }

  static func readRoom(_ arguments: Arguments, _ request: inout MeasureRequest) throws {
    if let width = try arguments.value("--width", { try InputNames.length("--width", $0) }) {
      request.constraints.width = width
    }
    request.constraints.height = try arguments.value(
      "--height", { try InputNames.length("--height", $0) })
    request.constraints.lines = try arguments.value(
      "--lines", { try InputNames.count("--lines", $0) })
    if let scale = try arguments.value("--min-scale", { try InputNames.scale("--min-scale", $0) }) {
      request.constraints.minimumScale = scale
    }
    if let truncation = try arguments.value(
      "--truncate",
      { try InputNames.choice("place to truncate", $0, of: LineConstraints.Truncation.self) })
    {
      request.constraints.truncation = truncation
    }
    if let wrap = try arguments.value(
      "--overflow-wrap",
      { try InputNames.choice("overflow rule", $0, of: LineConstraints.OverflowWrap.self) })
    {
      request.constraints.overflowWrap = wrap
    }
  }
}
