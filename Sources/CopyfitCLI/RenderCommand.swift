internal import Auditing
internal import Copyfit
internal import DynamicType
internal import LayoutPrediction
internal import Reporting
internal import Requests
internal import TextUnits

/// `copyfit render`: a picture of a laid out screen, with what is wrong on it.
enum RenderCommand {
  static let command = Command(
    name: "render",
    summary: "a picture of a screen, laid out, with its findings",
    operands: "LAYOUT.json",
    options: [
      .init("--locale", "TAG,…", "languages; en where left out"),
      .init("--size", "NAME,…", "Dynamic Type sizes; all, accessibility; large where left out"),
      .init("--device", "NAME,…", "devices, as in copyfit help devices; iphone-16 where left out"),
      .init("--bold", nil, "Bold Text is on"),
      .init("--double-length", nil, "every text twice, as Xcode's pseudolanguage"),
      LayoutOptions.strings,
      .init("--screen", "NAME,…", "only these screens: root, sheet, popover, alert"),
      .init(
        "--show", "NAME,…",
        "frames, targets, findings (these where left out), safe-area, all or none"),
      LayoutOptions.rule,
      OutputFile.option,
      FontOptions.fonts,
    ],
    examples: [
      .init(
        line: "copyfit render settings.json --size large,AX3 --output settings.svg",
        says: "a screen at two sizes, side by side"),
      .init(
        line: "copyfit render row.json --device iphone-16@zoom --locale ja --show targets",
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
    let shown = try shown(arguments)
    let output = try OutputFile.option(arguments)
    let kinds = try screenKinds(arguments)
    let conditions = try conditions(arguments)
    let audit = try LayoutOptions.audit(try CheckSettings(arguments), under: [])
    let file = try LayoutInput.read(path)
    var panels = try LayoutInput.naming(path) {
      try conditions.flatMap { condition in
        try self.panels(of: file, under: condition, audit, marksFindings: shown.contains(.findings))
      }
    }
    if let kinds {
      let found = Set(panels.map(\.screen.kind))
      panels.removeAll { !kinds.contains($0.screen.kind) }
      guard !panels.isEmpty else {
        let names = ScreenKind.allCases.map(\.rawValue).filter(found.contains)
        throw InputError(
          "\(path) has no \(kinds.sorted().joined(separator: " or ")); "
            + "it has \(names.joined(separator: ", "))")
      }
    }
    let picture = ScreenPicture(
      title: file.name, panels: panels, canvas: file.canvas, layers: layers(shown))
    let svg = try picture.svg(drawnBy: try FontOptions.measurer(arguments))
    if let output {
      try output.write(svg)
    } else {
      standardOutput.write(svg)
    }
    return .success
  }

  private static func panels(
    of file: LayoutFile, under condition: Condition, _ audit: LayoutAudit, marksFindings: Bool
  ) throws -> [ScreenPicture.Panel] {
    let screens = try audit.predictor.layOut(file.view, as: file.canvas, under: condition)
    guard marksFindings else { return screens.map { ScreenPicture.Panel($0) } }
    var audit = audit
    audit.conditions = [condition]
    return ScreenPicture.Panel.panels(screens, findings: try audit.run(file))
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

  // MARK: What is shown

  private enum ScreenKind: String, CaseIterable {
    case root
    case sheet
    case popover
    case alert
  }

  private static func screenKinds(_ arguments: Arguments) throws -> Set<String>? {
    try arguments.list("--screen").map { names in
      Set(try names.map { try InputNames.choice("screen", $0, of: ScreenKind.self).rawValue })
    }
  }

  private enum Layer: String, CaseIterable {
    case frames
    case targets
    case findings
    case safeArea = "safe-area"
    case all
    case none
  }

  private static func shown(_ arguments: Arguments) throws -> Set<Layer> {
    guard let names = try arguments.list("--show") else { return [.frames, .targets, .findings] }
    let shown = Set(try names.map { try InputNames.choice("layer", $0, of: Layer.self) })
    if shown.contains(.none), shown.count > 1 {
      throw InputError("--show none shows nothing else; leave out none or the other names")
    }
    return shown.contains(.all) ? Set(Layer.allCases) : shown
  }

  private static func layers(_ shown: Set<Layer>) -> ScreenPicture.Layers {
    var layers: ScreenPicture.Layers = [.reservedRegions]
    if shown.contains(.frames) { layers.insert(.frames) }
    if shown.contains(.targets) { layers.insert(.targets) }
    if shown.contains(.safeArea) { layers.insert(.safeArea) }
    return layers
  }
}
