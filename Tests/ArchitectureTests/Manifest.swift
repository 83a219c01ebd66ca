/// The arrows that `Package.swift` draws, read from its text.
struct Manifest {
  /// Module → the modules it depends on.
  let arrows: [String: Set<String>]
  /// The modules of Swift, from top to bottom.
  let order: [String]
  let systemLibraries: Set<String>

  init(_ text: String) {
    var arrows: [String: Set<String>] = [:]
    var order: [String] = []
    let library = /(?m)^ {4}module\(\s*"(?<name>\w+)"(?:,\s*\[(?<uses>[^\]]*)\])?/
    let program = /executableTarget\(\s*name: "(?<name>\w+)",\s*dependencies: \[(?<uses>[^\]]*)\]/
    let modules =
      text.matches(of: library).map { ($0.name, $0.uses ?? "") }
      + text.matches(of: program).map { ($0.name, $0.uses) }
    for (name, uses) in modules {
      order.append(String(name))
      arrows[String(name)] = Set(uses.matches(of: /"(\w+)"/).map { String($0.1) })
    }
    self.arrows = arrows
    self.order = order
    systemLibraries = Set(text.matches(of: /(?m)^ {4}system\("(\w+)"/).map { String($0.1) })
  }
}
