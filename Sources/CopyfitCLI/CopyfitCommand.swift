internal import Auditing
internal import LayoutPrediction
internal import Reporting
internal import Requests
internal import TextUnits

/// The program: picks the subcommand and turns its outcome into an exit code.
@main
enum CopyfitCommand {
  /// The subcommands, in the order help shows them.
  static let commands: [Command] = [
    CheckCommand.command, MergeCommand.command, InitCommand.command, ScanCommand.command,
    MeasureCommand.command, WrapCommand.command, RenderCommand.command, SizesCommand.command,
    FontsCommand.command,
  ]

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      exitProgram(try run(arguments))
    } catch let error as InputError {
      failProgram(error.description)
    } catch {
      failProgram("\(error)")
    }
  }

  private static func run(_ arguments: [String]) throws -> ExitCode {
    guard let name = arguments.first else {
      standardOutput.write(Help.overview(commands))
      return .success
    }
    switch name {
    case "help", "--help", "-h":
      return try showHelp(Array(arguments.dropFirst()))
    case "--version", "version":
      standardOutput.write("copyfit \(Version.current)\n")
      return .success
    default:
      let command = try find(name)
      let rest = Array(arguments.dropFirst())
      let options = rest.prefix { $0 != "--" }
      if options.contains("--help") || options.contains("-h") {
        standardOutput.write(Help.page(command))
        return .success
      }
      return try command.run(try Arguments(rest, for: command))
    }
  }

  private static func showHelp(_ topics: [String]) throws -> ExitCode {
    guard let topic = topics.first else {
      standardOutput.write(Help.overview(commands))
      return .success
    }
    switch topic {
    case "devices": standardOutput.write(DeviceList(DeviceTable.iOS).text)
    case "rules": standardOutput.write(RuleList(LayoutRules.all).text)
    default: standardOutput.write(try page(of: topic))
    }
    return .success
  }

  private static func page(of topic: String) throws -> String {
    if let command = commands.first(where: { $0.name == topic }) { return Help.page(command) }
    if let rule = LayoutRules.rule(named: topic) { return rule.page }
    throw InputError.unknown(
      "topic of help", topic,
      among: commands.map(\.name) + ["devices", "rules"] + LayoutRules.all.map(\.id))
  }

  private static func find(_ name: String) throws -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw InputError.unknown("command", name, among: commands.map(\.name) + ["help", "version"])
  }
}
