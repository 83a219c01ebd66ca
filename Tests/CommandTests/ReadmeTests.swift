import FoundationEssentials
import Testing

/// What README.md shows of the program is what the program does.
@Suite("README.md")
struct ReadmeTests {
  private static let path = "\(CopyfitProgram.root)/README.md"
  private static let isRecording =
    ProcessInfo.processInfo.environment["COPYFIT_RECORD"].map { !$0.isEmpty } ?? false

  @Test("every console block shows a command and exactly what it prints")
  func consoleBlocks() throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: Self.path)), as: UTF8.self)
    let document = ConsoleDocument(text)
    #expect(!document.commands.isEmpty, "no ```console block in README.md")
    let run = try document.run { try CopyfitProgram.shell($0 + " 2>&1").output }
    if Self.isRecording {
      try Data(run.text.utf8).write(to: URL(filePath: Self.path))
      Issue.record("README.md has been recorded; read it, then run without COPYFIT_RECORD")
      return
    }
    for (shown, printed) in zip(document.commands, run.commands) {
      #expect(shown == printed, "README.md shows other output; COPYFIT_RECORD=1 records it")
    }
  }

  @Test("a document is read into commands, and written back the same")
  func reading() {
    let text = """
      # A
      ```sh
      $ no command
      ```
      ```console
      $ one 'a b'
      first

      $ two
      ```
      end

      """
    let document = ConsoleDocument(text)
    #expect(
      document.commands == [
        .init(line: "one 'a b'", output: "first\n\n"), .init(line: "two", output: ""),
      ])
    #expect(document.text == text)
    let run = document.run { "ran \($0)\n" }
    #expect(
      run.text == """
        # A
        ```sh
        $ no command
        ```
        ```console
        $ one 'a b'
        ran one 'a b'
        $ two
        ran two
        ```
        end

        """)
  }
}
