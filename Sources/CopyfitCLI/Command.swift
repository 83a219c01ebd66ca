/// A subcommand: what help says of it, which options it takes, and what it does.
struct Command: Sendable {
  /// An option, written `--name` or `--name VALUE`.
  struct Option: Sendable {
    /// With its dashes.
    let name: String
    /// What the value is called in help; `nil` for a switch.
    let value: String?
    let help: String

    init(_ name: String, _ value: String? = nil, _ help: String) {
      self.name = name
      self.value = value
      self.help = help
    }
  }

  /// An example that help shows.
  struct Example: Sendable {
    let line: String
    let says: String
  }

  let name: String
  let summary: String
  /// What follows the options: `TEXT…`.
  let operands: String
  let options: [Option]
  let examples: [Example]
  let run: @Sendable (Arguments) throws -> ExitCode
}

/// What the program tells its caller.
enum ExitCode: Int32 {
  /// It ran, and found nothing to report.
  case success = 0
  /// It ran, and has findings.
  case findings = 1
  /// It could not run.
  case failure = 2
}
