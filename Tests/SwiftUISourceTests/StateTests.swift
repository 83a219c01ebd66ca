import LayoutPrediction
import SwiftUISource
import Testing

/// Which screens a source has, in which states, and how far its views are known.
@Suite("Screens and states")
struct StateTests {
  private func read(_ source: String) -> AppReading {
    AppReader().read(source: source, named: "App.swift")
  }

  @Test("windows, previews, destinations and views that nothing shows")
  func origins() {
    let reading = read(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View { NavigationStack { NavigationLink("Go") { Detail() } } }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Lonely: View { var body: some View { Text("Lonely") } }
      #Preview { Detail() }
      """)
    #expect(
      Set(reading.screens.map(\.origin)) == [.window, .destination, .preview, .alone])
    #expect(reading.screens.filter { $0.origin == .alone }.map(\.layout.name) == ["Lonely"])
    #expect(reading.views.allSatisfy { $0.extent == .full })
  }

  @Test("what only the running app knows is read both ways, each state once")
  func states() {
    let reading = read(
      """
      struct A: View {
        let isBusy: Bool
        var body: some View {
          VStack { if isBusy { Text("Busy") } else { Text("Idle") }; if !isBusy { Divider() } }
        }
      }
      """)
    #expect(reading.screens.count == 2)
    #expect(Set(reading.keyUses.map(\.key)) == ["Busy", "Idle"])
  }

  @Test("every case of a switch on what is not known")
  func cases() {
    let reading = read(
      """
      enum Phase { case loading, empty, full(Int) }
      struct A: View {
        let phase: Phase
        var body: some View {
          switch phase {
          case .loading: ProgressView()
          case .empty: Text("Nothing")
          case .full(let count): Text("\\(count) items")
          }
        }
      }
      """)
    #expect(reading.screens.count == 3)
    #expect(Set(reading.keyUses.map(\.key)) == ["Nothing", "%lld items"])
  }

  @Test("a view that shows itself, and calls without end, are bounded")
  func bounded() {
    let reading = read(
      """
      struct Tree: View { var body: some View { VStack { Text("Leaf"); Tree() } } }
      struct Loop: View {
        func text(_ count: Int) -> String { text(count + 1) }
        var body: some View { Text(text(0)) }
      }
      """)
    #expect(reading.views.map(\.extent) == [.part, .part])
    #expect(
      reading.views.contains { $0.gaps.contains { $0.description.contains("bound on depth") } })
  }

  @Test("a file with syntax errors is read as far as it goes, and said")
  func errors() {
    let reading = read("struct A: View { var body: some View { Text(\"One\") } } struct B: View {")
    #expect(reading.problems.map(\.reason) == [.syntaxErrors])
    #expect(reading.keyUses.map(\.key) == ["One"])
  }

  @Test("what is not known of a view is named")
  func gaps() {
    let reading = read(
      """
      struct A: View {
        let user: User
        var body: some View { VStack { Text(user.name); Chart(user) }.sparkle() }
      }
      """)
    #expect(reading.views.map(\.extent) == [.part])
    let gaps = reading.views.flatMap(\.gaps).map(\.description)
    #expect(gaps.contains { $0.hasPrefix("user.name") })
    #expect(gaps.contains { $0.hasPrefix("Chart") })
    #expect(gaps.contains { $0.hasPrefix(".sparkle") })
  }
}
