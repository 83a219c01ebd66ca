internal import Copyfit
internal import DynamicType
internal import LayoutPrediction
internal import Reporting
internal import Requests
internal import TextUnits

/// `copyfit render`: a picture of a laid out screen.
enum RenderCommand {
  static let command = Command(
    name: "render",
    summary: "a picture of a screen, laid out",
    operands: "LAYOUT.json",
    options: [
      .init("--locale", "TAG,…", "languages; en where left out"),
      .init("--size", "NAME,…", "Dynamic Type sizes; all, accessibility; large where left out"),
      .init("--device", "NAME,…", "devices, as in copyfit help devices; iphone-16 where left out"),
      .init("--bold", nil, "Bold Text is on"),
      .init("--double-length", nil, "every text twice, as Xcode's pseudolanguage"),
      .init("--output", "FILE", "write the SVG to a file rather than to standard output"),
      .init("--frames", nil, "show the frame of every view"),
      .init("--targets", nil, "show what can be tapped, in red where it is under 44 pt"),
      .init("--safe-area", nil, "show the edge of the safe area"),
      FontOptions.fonts,
    ],
    examples: [
      .init(
        line: "copyfit render settings.json --size large,AX3 --output settings.svg",
        says: "a screen at two sizes, side by side"),
      .init(
        line: "copyfit render row.json --device iphone-16@zoom --locale ja --targets",
        says: "the narrowest phone there is, with what can be tapped"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws -> ExitCode {
    guard let path = arguments.operands.first else {
      throw InputError("name a layout: copyfit render settings.json --output settings.svg")
    }
    guard arguments.operands.count == 1 else {
      throw InputError("copyfit render takes one layout; see copyfit help render")
    }
    let file = try LayoutInput.read(path)
    let predictor = LayoutPredictor(measurer: try FontOptions.measurer(arguments))
    let screens = try conditions(arguments).flatMap { condition in
      try predictor.layOut(file.view, as: file.canvas, under: condition)
    }
    let picture = ScreenPicture(
      title: file.name, panels: screens.map { ScreenPicture.Panel($0) }, canvas: file.canvas,
      layers: layers(arguments))
    let svg = try picture.svg(drawnBy: try FontOptions.measurer(arguments))
    let output = try arguments.value("--output") { try OutputStream(creating: $0) }
    (output ?? standardOutput).write(svg)
    return .success
  }

  /// Every combination of what is asked for, sizes side by side.
  private static func conditions(_ arguments: Arguments) throws -> [Condition] {
    let matrix = ConditionMatrix(
      locales: try (try arguments.list("--locale") ?? ["en"]).map(InputNames.locale),
      sizes: try InputNames.sizes(try arguments.list("--size") ?? ["large"]),
      devices: try InputNames.devices(try arguments.list("--device") ?? ["iphone-16"]),
      boldTexts: [arguments.has("--bold")])
    return matrix.conditions.map { condition in
      var condition = condition
      condition.isDoubleLength = arguments.has("--double-length")
      return condition
    }
  }

  private static func layers(_ arguments: Arguments) -> ScreenPicture.Layers {
    var layers: ScreenPicture.Layers = [.reservedRegions]
    if arguments.has("--frames") { layers.insert(.frames) }
    if arguments.has("--targets") { layers.insert(.targets) }
    if arguments.has("--safe-area") { layers.insert(.safeArea) }
    return layers
  }
}
