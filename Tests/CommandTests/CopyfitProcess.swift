import FoundationEssentials
import Testing

/// A run of the built program, as a shell makes it: in the package's folder, 100 columns, no colours.
struct CopyfitProcess {
  /// What `exit` was called with.
  let code: Int32
  let output: String
  let errors: String

  /// The package's folder, two levels above this file's.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  /// Runs `copyfit`.
  static func run(_ arguments: [String], input: String = "") throws -> CopyfitProcess {
    try shell((["copyfit"] + arguments).map(quoted).joined(separator: " "), input: input)
  }

  /// Runs a line of shell in which `copyfit` is the built program.
  static func shell(_ line: String, input: String = "") throws -> CopyfitProcess {
    let folder = URL(filePath: CopyfitProgram.path).deletingLastPathComponent().path
    let run = try CopyfitProgram.run(
      ["-c", "cd \(quoted(root)) && PATH=\(quoted(folder)):$PATH && \(line)"],
      input: Array(input.utf8), environment: ["COLUMNS": "100", "NO_COLOR": "1"],
      program: "/bin/sh")
    return CopyfitProcess(code: run.status, output: run.output, errors: run.error)
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}

/// A folder that is gone when nobody holds it any more.
final class TemporaryFolder {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Where a file of the folder is.
  func path(_ name: String = "") -> String {
    name.isEmpty ? root.path : "\(root.path)/\(name)"
  }

  /// Writes a file, and the folders it is in.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }
}
