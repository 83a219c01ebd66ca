/// A Markdown text with fenced blocks of commands and what they print:
///
///     ```console
///     $ COMMAND
///     output
///     ```
struct ConsoleDocument {
  /// A command and what follows it up to the next one or the block's end.
  struct Command: Equatable {
    let line: String
    var output: String
  }

  private enum Part {
    case prose(String)
    case command(Command)
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var isInBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("```") { isInBlock = !isInBlock && line == "```console" }
      if isInBlock, line.hasPrefix("$ ") {
        parts.append(.command(Command(line: String(line.dropFirst(2)), output: "")))
      } else if isInBlock, case .command(var command) = parts.last {
        command.output += line + "\n"
        parts[parts.count - 1] = .command(command)
      } else {
        parts.append(.prose("\(line)\n"))
      }
    }
  }

  var commands: [Command] {
    parts.compactMap { part in
      guard case .command(let command) = part else { return nil }
      return command
    }
  }

  var text: String {
    parts.map { part in
      switch part {
      case .prose(let line): line
      case .command(let command): "$ \(command.line)\n\(command.output)"
      }
    }.joined()
  }

  /// The same text with the output that commands have.
  func run(_ output: (String) throws -> String) rethrows -> ConsoleDocument {
    var document = self
    document.parts = try parts.map { part in
      guard case .command(let command) = part else { return part }
      return .command(Command(line: command.line, output: try output(command.line)))
    }
    return document
  }
}
