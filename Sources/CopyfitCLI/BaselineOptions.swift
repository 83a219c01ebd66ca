internal import AppAuditing
internal import Auditing
internal import ProjectFiles
internal import Requests

/// Comparing a report with a baseline, and writing a new one.
enum BaselineOptions {
  static let all: [Command.Option] = [
    .init("--baseline", "FILE", "known findings: only new and worse ones are shown"),
    .init("--write-baseline", "FILE", "write the findings there as known"),
  ]

  /// - Throws: ``InputError`` where only a part of an app is looked at.
  static func check(_ arguments: Arguments) throws {
    for option in ["--baseline", "--write-baseline"] where arguments[option] != nil {
      if arguments["--shard"] != nil {
        throw InputError("\(option) is for whole results; give it to copyfit merge")
      }
    }
    if arguments["--write-baseline"] != nil, arguments["--changed-since"] != nil {
      throw InputError(
        "--write-baseline would drop what --changed-since leaves out; check all to write one")
    }
  }

  /// The report as a baseline leaves it: the one named, or else the one just written.
  static func apply(_ arguments: Arguments, to report: AppReport) throws -> AppReport {
    var compared = report
    if let path = known(arguments) { compared = try compare(report, with: path) }
    guard let path = arguments["--write-baseline"] else { return compared }
    guard !report.isEmptyAudit else {
      throw InputError("\(path) is not written: nothing was looked at")
    }
    let folder = FilePath.folder(of: FilePath.whole(path))
    let baseline = report.baseline { FilePath.relative($0, to: folder) }
    try OutputFile(path).write(BaselineFile.text(baseline))
    standardError.write("copyfit: \(path): \(baseline.entries.count) findings written\n")
    return compared.baseline == nil ? try compare(report, with: path) : compared
  }

  /// Reads the baseline that is named, if any.
  @discardableResult
  static func read(_ arguments: Arguments) throws -> Baseline? {
    try known(arguments).map(read)
  }

  /// The baseline to compare with; none where it is the one to be written, which need not be there.
  private static func known(_ arguments: Arguments) -> String? {
    guard let path = arguments["--baseline"] else { return nil }
    let isWritten = arguments["--write-baseline"].map(FilePath.whole) == FilePath.whole(path)
    return isWritten ? nil : path
  }

  private static func read(_ path: String) throws -> Baseline {
    try BaselineFile.read(FileInput.bytes(of: path), named: FilePath.shown(path))
  }

  private static func compare(_ report: AppReport, with path: String) throws -> AppReport {
    let baseline = try read(path)
    let folder = FilePath.folder(of: FilePath.whole(path))
    return report.compared(with: baseline) { FilePath.relative($0, to: folder) }
  }
}
