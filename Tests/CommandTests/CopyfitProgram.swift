import FoundationEssentials
import Glibc
import JSONDocuments

/// The built program, run as a user runs it: in the package's folder, 100 columns, no colours.
enum CopyfitProgram {
  /// What a run left behind.
  struct Run: Sendable {
    /// What `exit` was called with; where a signal ended the program, 128 and its number.
    let status: Int32
    let output: String
    let error: String

    /// The answers of a run that printed JSON Lines.
    var answers: [JSONValue] {
      get throws {
        try output.split(separator: "\n").map { try JSONDocument(parsing: String($0)).root }
      }
    }

    /// The answer of a run that printed one JSON text.
    var answer: JSONValue {
      get throws { try JSONDocument(parsing: output).root }
    }
  }

  /// The program is built beside the tests.
  static let path = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "copyfit").path

  /// The package's folder, two levels above this file's.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - inputPath: what standard input is opened on, instead of a file with `input`.
  ///   - environment: variables to add to the tests' own.
  static func run(
    _ arguments: [String], input: String = "", inputPath: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Run {
    try run(
      path, arguments, input: Array(input.utf8), inputPath: inputPath, environment: environment)
  }

  /// Runs the program on an input that need not be UTF-8.
  static func run(_ arguments: [String], bytes: [UInt8]) throws -> Run {
    try run(path, arguments, input: bytes)
  }

  /// Runs a line of shell in which `copyfit` is the built program.
  static func shell(_ line: String) throws -> Run {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    return try run("/bin/sh", ["-c", "PATH=\(quoted(folder)):$PATH && \(line)"])
  }

  /// A word as the shell reads it.
  static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  private static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [], inputPath: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Run {
    let folder = try TemporaryFolder()
    for (name, bytes) in [("input", input), ("output", []), ("error", [])] {
      try folder.write(bytes, to: name)
    }
    let process = try ChildProcess(
      "/bin/sh", ["-c", #"cd "$0" && exec "$@""#, root, program] + arguments,
      environment: environment.merging(["COLUMNS": "100", "NO_COLOR": "1"]) { own, _ in own },
      redirections: [
        .open(path: inputPath ?? folder.path("input"), for: O_RDONLY, as: STDIN_FILENO),
        .open(path: folder.path("output"), for: O_WRONLY, as: STDOUT_FILENO),
        .open(path: folder.path("error"), for: O_WRONLY, as: STDERR_FILENO),
      ])
    let status = process.wait()
    return Run(
      status: status, output: try folder.read("output"), error: try folder.read("error"))
  }
}
