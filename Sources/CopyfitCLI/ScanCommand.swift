internal import AppAuditing
internal import JSONDocuments
internal import LayoutPrediction
internal import Reporting
internal import Requests
internal import SwiftUISource

/// `copyfit scan`: the view trees found in SwiftUI source.
enum ScanCommand {
  static let command = Command(
    name: "scan",
    summary: "the views found in SwiftUI source, as check lays them out",
    operands: "PATH…",
    options: [
      .init("--screen", "NAME", "one screen; as JSON a layout that check and render read"),
      .init("--strings", "PATH,…", "further catalogs, outside of the app's folder"),
      .init("--format", "text|json", "an outline (on a terminal), or JSON (elsewhere)"),
      .init("--jobs", "N", "how many files to read side by side"),
      CheckSettings.option,
    ],
    examples: [
      .init(line: "copyfit scan MyApp", says: "every screen, as an outline"),
      .init(
        line: "copyfit scan MyApp --screen SettingsScreen --format json > settings.json",
        says: "one screen, to be rendered or changed"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw InputError("name an app's folder or a Swift file: copyfit scan MyApp")
    }
    let format = try FormatOption.format(
      arguments, usually: standardOutput.isTerminal ? ReportFormat.text : .json)
    let jobs = try arguments.value("--jobs") { try InputNames.count("--jobs", $0) }
    let app = try AppInput(try CheckSettings(arguments), jobs: jobs ?? processorCount).app
    for problem in app.problems { standardError.write("copyfit: \(problem)\n") }
    let screens = try screens(app.reading.screens, named: arguments["--screen"])
    switch format {
    case .text:
      for screen in screens {
        standardOutput.write("\(heading(screen))\n\(try LayoutOutline(screen.layout).text)\n")
      }
    case .json where arguments["--screen"] != nil:
      standardOutput.write(try LayoutFileReader.json(screens[0].layout))
    case .json:
      let layouts = try screens.map { try JSONValueEncoder().encode($0.layout) }
      standardOutput.write(JSONWriter(style: .pretty).string(for: .array(layouts)) + "\n")
    }
    return .success
  }

  /// All screens, or the first of a name.
  private static func screens(
    _ screens: [ScreenReading], named name: String?
  ) throws -> [ScreenReading] {
    guard let name else { return screens }
    guard let screen = screens.first(where: { $0.layout.name == name }) else {
      throw InputError.unknown("screen", name, among: screens.map(\.layout.name))
    }
    return [screen]
  }

  private static func heading(_ screen: ScreenReading) -> String {
    let how =
      switch screen.origin {
      case .window: "of a window"
      case .destination: "led to"
      case .preview: "of a preview"
      case .alone: "alone"
      }
    return "\(screen.layout.name), \(how)" + (screen.source.map { ", \($0)" } ?? "")
  }
}
