internal import Copyfit
internal import DynamicType
internal import Reporting
internal import Requests
internal import TextUnits

/// `copyfit wrap`: texts in boxes, a panel per text, locale, size and width.
enum WrapCommand {
  static let command = Command(
    name: "wrap",
    summary: "wrap diagrams: where lines break, and how much room is left",
    operands: "TEXT…",
    options: listed + RequestOptions.all.filter { !listedNames.contains($0.name) } + [
      FontOptions.fonts,
      FormatOption.option(Format.self, "text to read (the default), JSON or a picture"),
      OutputFile.option,
    ],
    examples: [
      .init(
        line: "copyfit wrap \"Paired Macs\" \"実行中のセッション\" --locale en,ja --size AX5 --width 130",
        says: "a text for each locale, side by side; ┈ carries a line on to its true length"),
      .init(
        line: "copyfit wrap Bildschirmfreigabe --locale de --size large,AX1,AX5 --width 160,320",
        says: "one text at three sizes in two columns"),
      .init(
        line:
          "copyfit wrap \"الجلسات النشطة\" --locale ar --width 120 --format svg --output wrap.svg",
        says: "a picture with the outlines of the fonts that were measured"),
    ],
    run: run)

  private enum Format: String, CaseIterable {
    case text
    case json
    case svg
  }

  /// The options that take lists here, and make a panel of each combination.
  private static let listed: [Command.Option] = [
    .init("--locale", "TAG,…", "languages: one for each text, or several for one text"),
    .init("--size", "NAME,…", "Dynamic Type sizes; all, accessibility"),
    .init("--width", "PT,…", "widths of the room"),
  ]
  private static let listedNames = Set(listed.map(\.name))

  @Sendable private static func run(_ arguments: Arguments) throws -> ExitCode {
    let format = try FormatOption.format(arguments, usually: Format.text)
    let file = try OutputFile.option(arguments)
    let requests = try requests(arguments)
    let measurer = try FontOptions.measurer(arguments)
    let diagram = WrapDiagram(panels: try requests.map { try WrapPanel($0, by: measurer) })
    let text =
      switch format {
      case .json: diagram.json
      case .svg: try diagram.svg(drawnBy: measurer)
      // A file has no colours, and is as wide as the terminal that asks for it.
      case .text:
        diagram.text(
          columns: standardOutput.columns, isColoured: file == nil && standardOutput.showsColour)
      }
    if let file { try file.write(text) } else { standardOutput.write(text) }
    return .success
  }

  /// A request for each combination of text with locale, size and width.
  ///
  /// - Throws: ``InputError``.
  private static func requests(_ arguments: Arguments) throws -> [MeasureRequest] {
    let sizes: [String?] =
      try arguments.list("--size").map { try InputNames.sizes($0).map(\.name) } ?? [nil]
    let widths: [String?] = try arguments.list("--width") ?? [nil]
    return try texts(arguments).flatMap { text, locale in
      try sizes.flatMap { size in
        try widths.map { width in
          try RequestOptions.request(
            text,
            arguments.setting(["--locale": locale, "--size": size, "--width": width]))
        }
      }
    }
  }

  /// Texts with their locales: as many of one as of the other, or one of either for all.
  private static func texts(_ arguments: Arguments) throws -> [(text: String, locale: String)] {
    let texts = arguments.operands
    let locales = try arguments.list("--locale") ?? ["en"]
    guard let text = texts.first, let locale = locales.first else {
      throw InputError("give a text: copyfit wrap \"Paired Macs\" --width 130")
    }
    if texts.count == locales.count { return Array(zip(texts, locales)) }
    if texts.count == 1 { return locales.map { (text, $0) } }
    if locales.count == 1 { return texts.map { ($0, locale) } }
    throw InputError(
      "\(texts.count) texts and \(locales.count) locales; give as many locales as texts, or one")
  }
}
