internal import Copyfit
internal import JSONDocuments
internal import Reporting
internal import Requests
internal import TextUnits

/// `copyfit fonts`: which face serves each character.
enum FontsCommand {
  static let command = Command(
    name: "fonts",
    summary: "which face serves each character, and what it stands in for",
    operands: "TEXT…",
    options: [
      .init("--locale", "TAG", "language of the text (en where left out)"),
      .init("--family", "NAME", "a font family instead of the system font"),
      .init("--weight", "NAME", "ultraLight … black, or 100 … 900"),
      .init("--italic", nil, "italic"),
      .init("--bold", nil, "with the accessibility setting Bold Text"),
      FormatOption.option(ReportFormat.self, "a table to read (the default), or JSON"),
      FontOptions.fonts,
    ],
    examples: [
      .init(line: "copyfit fonts \"iPhone の設定\" --locale ja", says: "two fonts, piece by piece")
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw InputError("give a text: copyfit fonts \"iPhone の設定\" --locale ja")
    }
    let format = try FormatOption.format(arguments, usually: ReportFormat.text)
    let measurer = try FontOptions.measurer(arguments)
    let reports = try arguments.operands.map { text in
      let request = try RequestOptions.request(text, arguments)
      let (styled, _) = try request.layout(by: measurer)
      return FontReport(styled.prepared)
    }
    switch format {
    case .text: standardOutput.write(reports.map(\.text).joined(separator: "\n"))
    case .json:
      let value = JSONValue.array(reports.map(\.json))
      standardOutput.write(JSONWriter(style: .pretty).string(for: value) + "\n")
    }
    return .success
  }
}
