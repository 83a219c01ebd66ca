import Auditing
import FoundationEssentials
import Testing

@Suite("The list of the seeds")
struct SeedReadmeTests {
  @Test("it has every layout in the folder")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Seed.folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }
    #expect(try Set(Seed.all().map(\.name)) == Set(files))
  }

  @Test("its README says what is found today")
  func readme() throws {
    let text = SeedReadme.text(try Seed.all().map { ($0, try $0.audit()) })
    let file = Seed.folder.appending(path: "README.md")
    if ProcessInfo.processInfo.environment["COPYFIT_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded the README; look at it, then test again")
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(recorded == text)
  }
}
