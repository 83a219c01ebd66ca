internal import Requests
internal import TextUnits

/// The words after a subcommand, sorted into options and operands.
struct Arguments: Sendable {
  private var values: [String: String] = [:]
  private var switches: Set<String> = []
  /// What is no option, in order.
  private(set) var operands: [String] = []

  /// Reads the words; `--name=value` and `--name value` are alike, `--` ends the options.
  ///
  /// - Throws: ``InputError`` for an unknown option, a missing value, one given to a switch, or an
  ///   option given twice: either value could be meant.
  init(_ words: [String], for command: Command) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.options.first(where: { $0.name == name }) else {
        throw InputError.unknown(
          "option of copyfit \(command.name)", name, among: command.options.map(\.name))
      }
      guard let value = option.value else {
        guard parts.count == 1 else { throw InputError("\(name) takes no value") }
        switches.insert(name)
        continue
      }
      guard let given = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw InputError("\(name) needs a value: \(name) \(value)")
      }
      if let earlier = values.updateValue(given, forKey: name) {
        let wayOut = value.contains(",…") ? "write \(name) \(earlier),\(given)" : "give one"
        throw InputError("\(name) is given twice, as \(earlier) and \(given); \(wayOut)")
      }
    }
  }

  /// The value of an option as it was given; `nil` where it was not.
  subscript(name: String) -> String? { values[name] }

  /// Whether any option or switch was given, other than those named.
  func hasOptions(besides names: Set<String>) -> Bool {
    !names.isSuperset(of: values.keys) || !names.isSuperset(of: switches)
  }

  /// Whether an option or a switch was given.
  func isGiven(_ name: String) -> Bool { values[name] != nil || has(name) }

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { switches.contains(name) }

  /// The value of an option, read.
  func value<T>(_ name: String, _ read: (String) throws -> T) rethrows -> T? {
    try values[name].map(read)
  }

  /// The same arguments with other values for some options; `nil` leaves an option out.
  func setting(_ changes: [String: String?]) -> Arguments {
    var changed = self
    for (name, value) in changes { changed.values[name] = value }
    return changed
  }

  /// The parts of a comma-separated value, at least one.
  ///
  /// - Throws: ``InputError`` where the value names nothing.
  func list(_ name: String) throws -> [String]? {
    guard let value = values[name] else { return nil }
    let parts = value.split(separator: ",").map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    guard parts.contains(where: { !$0.isEmpty }) else {
      throw InputError("\(name) \"\(value)\" names nothing; give a value, or leave it out")
    }
    return parts
  }
}
