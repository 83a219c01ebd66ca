internal import AppAuditing
internal import Reporting
internal import Requests

/// Writing an app's report, and what it means for the exit code.
enum AppOutput {
  static func write(_ report: AppReport, _ arguments: Arguments) throws -> ExitCode {
    let format = try FormatOption.format(arguments, usually: ReportFormat.text)
    let limit = try arguments.value("--limit", CheckCommand.limit) ?? .max
    switch format {
    case .text: standardOutput.write(AppTextReport(report, findingLimit: limit).text)
    case .json: standardOutput.write(AppJSONReport(report).text)
    }
    guard !report.isEmptyAudit else {
      standardError.write(
        "copyfit: nothing was looked at; no screen shows a text or something to tap\n")
      return .failure
    }
    return report.isPass ? .success : .findings
  }
}
