internal import DynamicType
internal import Reporting
internal import Requests
internal import TextUnits

/// `copyfit sizes`: the Dynamic Type table.
enum SizesCommand {
  static let command = Command(
    name: "sizes",
    summary: "the Dynamic Type table: every style at every size",
    operands: "",
    options: [
      .init("--style", "NAME,…", "only these styles"),
      .init("--size", "NAME,…", "only these sizes; all, accessibility"),
      FormatOption.option(ReportFormat.self, "a table to read (the default), or JSON"),
    ],
    examples: [
      .init(line: "copyfit sizes --style body", says: "body text at the twelve sizes"),
      .init(line: "copyfit sizes --size AX5 --format json", says: "all styles at the largest"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws -> ExitCode {
    if let word = arguments.operands.first {
      throw InputError("copyfit sizes takes no \"\(word)\"; see copyfit help sizes")
    }
    let styles = try arguments.list("--style")?.map(InputNames.style) ?? TextStyle.allCases
    let sizes = try InputNames.sizes(try arguments.list("--size") ?? ["all"])
    let table = SizesTable(profile: .iOS, styles: styles, sizes: sizes)
    switch try FormatOption.format(arguments, usually: ReportFormat.text) {
    case .text: standardOutput.write(table.text)
    case .json: standardOutput.write(table.json)
    }
    return .success
  }
}
