/// The help pages, made from the table of commands.
enum Help {
  static func overview(_ commands: [Command]) -> String {
    var text = """
      copyfit: which text stops fitting, in which language, from which text size

      """
    for command in commands {
      let call = "copyfit \(command.name) \(command.operands)"
      text += "\n  " + padded(call, 26) + command.summary
    }
    text += "\n\nCall copyfit help COMMAND for a command's options and examples, and\n"
    text += "copyfit help devices for the devices there are.\n"
    return text
  }

  static func page(_ command: Command) -> String {
    var text = "copyfit \(command.name): \(command.summary)\n\n"
    let call = ["copyfit", command.name, "[options]", command.operands].filter { !$0.isEmpty }
    text += "  " + call.joined(separator: " ") + "\n"
    if !command.options.isEmpty { text += "\nOptions\n" }
    for option in command.options {
      let call = [option.name, option.value].compactMap(\.self).joined(separator: " ")
      text += "  " + padded(call, 26) + option.help + "\n"
    }
    if !command.examples.isEmpty { text += "\nExamples\n" }
    for example in command.examples {
      text += "  \(example.line)\n      \(example.says)\n"
    }
    return text
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(2, width - text.count))
  }
}
