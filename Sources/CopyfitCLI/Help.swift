/// The help pages, made from the table of commands.
enum Help {
  static func overview(_ commands: [Command]) -> String {
    var text = """
      copyfit: which text stops fitting, in which language, from which text size

      """
    text += "\n"
    text += table(commands.map { ("copyfit \($0.name) \($0.operands)", $0.summary) })
    text += "\nMore\n"
    text += table([
      ("copyfit help COMMAND", "a command's options and examples"),
      ("copyfit help devices", "the devices there are"),
      ("copyfit help rules", "the rules for layouts"),
      ("copyfit help RULE", "what a rule finds, why, and how it can be wrong"),
    ])
    return text
  }

  static func page(_ command: Command) -> String {
    var text = "copyfit \(command.name): \(command.summary)\n\n"
    let call = ["copyfit", command.name, "[options]", command.operands].filter { !$0.isEmpty }
    text += "  " + call.joined(separator: " ") + "\n"
    if !command.options.isEmpty { text += "\nOptions\n" }
    text += table(
      command.options.map { option in
        ([option.name, option.value].compactMap(\.self).joined(separator: " "), option.help)
      })
    if !command.examples.isEmpty { text += "\nExamples\n" }
    for example in command.examples {
      text += "  \(example.line)\n      \(example.says)\n"
    }
    return text
  }

  /// Rows of what to write and what it does, the second column wherever the first ends.
  private static func table(_ rows: [(call: String, help: String)]) -> String {
    let width = rows.map(\.call.count).max() ?? 0
    return rows.map { call, help in
      "  \(call)\(String(repeating: " ", count: width - call.count + 2))\(help)\n"
    }.joined()
  }
}
