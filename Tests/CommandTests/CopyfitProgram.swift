import FoundationEssentials
import Glibc
import JSONDocuments

/// The built program, run as a user runs it.
enum CopyfitProgram {
  /// What a run left behind.
  struct Run: Sendable {
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

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - inputPath: what standard input is opened on, instead of a file with `input`.
  ///   - environment: variables to add to the tests' own.
  ///   - program: another program's path, to run that.
  static func run(
    _ arguments: [String], input: [UInt8] = [], inputPath: String? = nil,
    environment: [String: String] = [:],
    program: String = path
  ) throws -> Run {
    try withFolder { folder in
      let (input, output, error) = (
        try inputPath ?? file("input", input, in: folder), try file("output", [], in: folder),
        try file("error", [], in: folder)
      )
      let process = try ChildProcess(
        program, arguments, environment: environment,
        redirections: [
          .open(path: input, for: O_RDONLY, as: STDIN_FILENO),
          .open(path: output, for: O_WRONLY, as: STDOUT_FILENO),
          .open(path: error, for: O_WRONLY, as: STDERR_FILENO),
        ])
      let status = process.wait()
      return Run(
        status: status, output: try text(of: output), error: try text(of: error))
    }
  }

  /// Runs a closure with a new folder, which is removed afterwards.
  static func withFolder<R>(_ body: (URL) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static func file(_ name: String, _ bytes: [UInt8], in folder: URL) throws -> String {
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
