import LayoutPrediction
import SwiftUISource
import Testing

/// Tables with a few keys each.
private struct Tables: KeyLookup {
  let keys: [String: Set<String>]

  func hasKey(_ key: String, table: String?, for file: String) -> Bool {
    keys[table ?? "Localizable"]?.contains(key) ?? false
  }

  func hasTable(_ name: String) -> Bool { keys[name] != nil }
}

/// Functions of the app's own that look keys up.
@Suite("Functions that look keys up")
struct KeyFunctionTests {
  private func read(_ source: String) -> AppReading {
    let tables = Tables(keys: ["Localizable": ["Save", "Cancel"], "Settings": ["title"]])
    return AppReader().read(source: source, named: "App.swift", strings: tables)
  }

  /// A function whose inside only the running app knows.
  private static let manager = """
    class Manager {
      var providers: [(String) -> String?] = []
      let bundle: Bundle
      func string(_ key: String, _ table: String) -> String {
        let first = providers.lazy.compactMap { $0(key) }.first
        if let first { return first }
        return bundle.localizedString(forKey: key, value: nil, table: table)
      }
      func words(for key: String) -> String { providers.first.map { $0(key) } ?? key.reversedWords }
    }
    var shared = Manager(bundle: .main)
    """

  @Test("a function that cannot be followed is given a table and a key of it")
  func table() {
    let reading = read(
      """
      \(Self.manager)
      enum L10n {
        static var title: String { tr("Settings", "title") }
        static var gone: String { tr("Settings", "gone") }
        static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
          let format = shared.string(key, table)
          return String(format: format, arguments: args)
        }
      }
      struct A: View { var body: some View { VStack { Text(L10n.title); Text(L10n.gone) } } }
      """)
    #expect(reading.keyUses.map(\.key) == ["title", "gone"])
    #expect(reading.keyUses.map(\.table) == ["Settings", "Settings"])
    #expect(reading.keyUses.map(\.isBound) == [true, false])
    // What the function asks of the running app makes no states of the screen.
    #expect(reading.screens.count == 1)
  }

  @Test("a function that cannot be followed is given a key alone")
  func key() {
    let reading = read(
      """
      \(Self.manager)
      struct A: View {
        var body: some View { VStack { Text(shared.words(for: "Save")); Text(shared.words(for: "No")) } }
      }
      """)
    #expect(reading.keyUses.map(\.key) == ["Save"])
  }

  @Test("a function that can be followed gives what it makes of a text that happens to be a key")
  func followed() {
    let reading = read(
      """
      func greeting(_ name: String) -> String { "Hello " + name }
      struct A: View { var body: some View { Text(greeting("Save")) } }
      """)
    #expect(reading.keyUses.isEmpty)
  }

  @Test("a copy of a view with another property, as builder functions make it")
  func copies() {
    let reading = read(
      """
      struct Badge: View {
        var title: LocalizedStringKey = "Save"
        var isLarge = false
        func title(_ title: LocalizedStringKey) -> Badge { var copy = self; copy.title = title; return copy }
        func with<T>(_ path: WritableKeyPath<Badge, T>, _ value: T) -> Badge {
          var copy = self
          copy[keyPath: path] = value
          return copy
        }
        var body: some View { Text(title) }
      }
      struct A: View {
        let badge = Badge()
        var body: some View { VStack { badge.title("Cancel"); badge.with(\\.title, "title"); badge } }
      }
      """)
    #expect(Set(reading.keyUses.map(\.key)) == ["Save", "Cancel", "title"])
  }

  @Test("what is read does not depend on how many screens are read side by side")
  func jobs() throws {
    let views = (0..<40).map {
      """
      struct V\($0): View {
        let isOn: Bool
        var body: some View { if isOn { Text("\($0) on") } else { NavigationLink("\($0)") { V\($0 / 2)(isOn: true) } } }
      }
      """
    }.joined(separator: "\n")
    let readings = [1, 4].map { jobs in
      AppReader(jobs: jobs).read(source: views, named: "App.swift")
    }
    #expect(readings[0].screens.count > 40)
    #expect(readings[0].screens.map(\.layout) == readings[1].screens.map(\.layout))
    #expect(readings[0].views == readings[1].views)
    #expect(readings[0].keyUses == readings[1].keyUses)
  }

  @Test("a list of thousands of values is read for its first hundred")
  func longLists() throws {
    let names = (0..<5000).map { "Icon(\($0))" }.joined(separator: ", ")
    let reading = read(
      """
      struct Icon { let number: Int; init(_ number: Int) { self.number = number } }
      let icons = [\(names)]
      struct A: View { var body: some View { ForEach(icons, id: \\.number) { Text("\\($0.number)") } } }
      """)
    #expect(reading.stepCount < 3000)
    let gaps = try #require(reading.views.first).gaps
    #expect(gaps.contains(.limit("rows")))
  }
}
