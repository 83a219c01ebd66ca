import FoundationEssentials
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    let folder = try TemporaryFolder()
    try folder.write(input, to: "input")
    let setting = "PATH=\(quoted(try programFolder())):$PATH COLUMNS=100 NO_COLOR=1"
    let streams = ["<input", ">output", "2>errors"].map { stream in
      let name = String(stream.drop { "<>2".contains($0) })
      return stream.dropLast(name.count) + quoted(folder.path(name))
    }
    let status = unsafe system(
      "cd \(quoted(root)) && export \(setting) && { \(line)\n} \(streams.joined(separator: " "))")
    // The upper byte of what `wait` gives, where the lower has no signal.
    try #require(status >= 0 && status & 0x7F == 0, "ended by a signal: \(line)")
    return CopyfitProcess(
      code: status >> 8 & 0xFF, output: try folder.read("output"), errors: try folder.read("errors")
    )
  }

  /// The folder of the program that runs the tests, where the build puts `copyfit` too.
  private static func programFolder() throws -> String {
    let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    try #require(
      FileManager.default.isExecutableFile(atPath: "\(folder)/copyfit"),
      "no copyfit beside the tests; build it with swift build")
    return folder
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
