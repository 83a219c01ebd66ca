internal import AppAuditing
internal import Reporting
internal import Requests

/// `copyfit merge`: the results of all shards of a check, joined into one report.
enum MergeCommand {
  static let command = Command(
    name: "merge",
    summary: "results of check --shard, joined into one report",
    operands: "RESULT.json…",
    options: [
      .init("--format", "text|json", "findings to read, or JSON"),
      .init("--limit", "N|all", "how many findings to write out as text"),
    ] + BaselineOptions.all,
    examples: [
      .init(
        line: "copyfit check MyApp --shard 1/2 --format json > 1.json",
        says: "one half of the work, on one machine"),
      .init(
        line: "copyfit merge 1.json 2.json --baseline copyfit-baseline.json",
        says: "what a check of all would have said, with its exit code"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw InputError(
        "name results: copyfit merge 1.json 2.json; copyfit check --shard I/N --format json makes them"
      )
    }
    let reports = try arguments.operands.map { path in
      try AppResultReader.read(FileInput.bytes(of: path), named: path)
    }
    let merged: AppReport
    do throws(AppReportMergeError) {
      merged = try AppReport.merging(reports)
    } catch {
      throw InputError(error.description)
    }
    return try AppOutput.write(try BaselineOptions.apply(arguments, to: merged), arguments)
  }
}
