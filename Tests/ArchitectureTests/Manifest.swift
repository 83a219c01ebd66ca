/// The arrows that `Package.swift` draws, read from its text.
struct Manifest {
  /// Module → the modules it depends on.
  let arrows: [String: Set<String>]
  /// The modules of Swift, from top to bottom.
  let order: [String]
  let systemLibraries: Set<String>
  /// The modules that are compiled or linked in a way of their own.
  let modulesWithFlags: Set<String>
  /// Whether what every module is compiled with has flags that SwiftPM calls unsafe.
  let isUnsafeEverywhere: Bool

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
    let declaration = /(?m)^ {4}module\(\s*"(?<name>\w+)"(?<rest>.*(?:\n {6}.*)*)/
    modulesWithFlags = Set(
      text.matches(of: declaration).filter { $0.rest.contains(/\b(?:settings|linking):/) }
        .map { String($0.name) })
    let strict = text.firstMatch(of: /(?ms)^let strict\b.*?^\]/)?.0 ?? ""
    isUnsafeEverywhere = strict.contains("unsafeFlags")
  }
}
