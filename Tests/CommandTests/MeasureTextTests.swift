import JSONDocuments
import Testing

/// `copyfit measure TEXT`, where a text must be seen not to fit.
@Suite struct MeasureTextTests {
  private func measure(_ text: String, _ options: String...) throws -> JSONValue {
    let run = try CopyfitProgram.run(["measure", text] + options)
    #expect(run.status == 0)
    #expect(run.error == "")
    return try run.answer
  }

  /// At 53 pt a full-width character takes 53 × 0.936 = 49.6 pt: one fits 60 pt, two fit 110.
  @Test func narrowColumnIsStacked() throws {
    let answer = try measure(
      "実行中のセッション", "--locale", "ja", "--size", "accessibility5", "--width", "60")
    #expect(answer["outcome"] == "stacked")
    #expect(answer.lines.map(\.text) == ["実", "行", "中", "の", "セ", "ッ", "シ", "ョ", "ン"])
    #expect(try #require(answer["width"]?.doubleValue) <= 60)
    #expect(try #require(answer["slack"]?.doubleValue) < 0)
  }

  /// Two characters a line, and one where the second of the next pair would be ッ, ョ or ー at a
  /// line's start.
  @Test(arguments: [
    ("実行中のセッション", ["実行", "中の", "セッ", "ショ", "ン"]),
    ("のセッション", ["の", "セッ", "ショ", "ン"]), ("実行中セッション", ["実行", "中", "セッ", "ショ", "ン"]),
    ("新サーバー", ["新", "サー", "バー"]),
  ])
  func smallKanaStartsNoLine(_ text: String, _ lines: [String]) throws {
    let answer = try measure(
      text, "--locale", "ja", "--size", "accessibility5", "--width", "110")
    #expect(answer["outcome"] == "stacked")
    #expect(answer.lines.map(\.text) == lines)
    #expect(!answer.lines.contains { "ッョー".contains($0.text.prefix(1)) })
  }

  /// "Paired" is wider than 130 pt at 53 pt and comes apart.
  @Test func wordThatDoesNotFitIsBroken() throws {
    let answer = try measure("Paired Macs", "--locale", "en", "--size", "AX5", "--width", "130")
    #expect(answer["outcome"] == "word_broken")
    #expect(answer.lines.map(\.ending) == ["emergency", "word", "end"])
    #expect(answer.lines.map(\.text).joined() == "PairedMacs")
    #expect(answer["truncated"] == false)
  }

  @Test(arguments: ["large", "Large", "UICTContentSizeCategoryL"])
  func ordinarySizeFits(_ size: String) throws {
    let answer = try measure("Paired Macs", "--locale", "en", "--size", size, "--width", "130")
    #expect(answer["outcome"] == "fits")
    #expect(answer.lines.map(\.text) == ["Paired Macs"])
    #expect(answer["point_size"] == 17)
    #expect(answer["height"]?.doubleValue == 20.3333)
  }

  /// Wherever the cut falls, no space stands before the ellipsis.
  @Test func truncatedTextEndsInAnEllipsis() throws {
    var cuts: Set<String> = []
    for width in stride(from: 60, through: 280, by: 20) {
      let answer = try measure(
        "Try to AX a Mac", "--locale", "en", "--size", "AX5", "--width", "\(width)", "--lines", "1")
      #expect(answer["outcome"] == "truncated")
      #expect(answer["truncated"] == true)
      let visible = try #require(answer["visible_text"]?.stringValue)
      #expect(visible.hasSuffix("…"))
      #expect(!visible.hasSuffix(" …"))
      #expect(answer.lines.map(\.text) == [visible])
      cuts.insert(visible)
    }
    #expect(cuts.contains("Try…") && cuts.contains("Try to…"), "\(cuts)")
  }

  /// A last line that has room for the ellipsis alone takes no space from the line before.
  @Test func ellipsisAloneOnALineFollowsTheWord() throws {
    let answer = try measure(
      "Go Wonderful", "--locale", "en", "--size", "AX5", "--width", "75", "--lines", "2")
    #expect(answer["truncated"] == true)
    #expect(answer.lines.map(\.text) == ["Go", "…"])
    #expect(answer["visible_text"] == "Go…")
  }

  @Test func longTextWrapsAtWords() throws {
    let answer = try measure(
      "Approve this command on Studio", "--locale", "en", "--width", "160")
    #expect(answer["outcome"] == "wraps")
    #expect(answer.lines.map(\.ending) == ["word", "end"])
    #expect(answer.lines.allSatisfy { $0.width <= 160 })
  }

  @Test func scaleKeepsTextWhole() throws {
    let options = ["--locale", "en", "--width", "80", "--lines", "1"]
    let cut = try CopyfitProgram.run(["measure", "Paired Macs"] + options).answer
    #expect(cut["outcome"] == "truncated")
    let shrunk = try CopyfitProgram.run(
      ["measure", "Paired Macs", "--min-scale", "0.5"] + options
    ).answer
    #expect(shrunk["outcome"] == "shrunk")
    #expect(shrunk["visible_text"] == "Paired Macs")
    #expect(try #require(shrunk["scale"]?.doubleValue) < 1)
  }

  @Test func missingGlyphsAreSaid() throws {
    let answer = try measure("a\u{E000}b", "--locale", "en")
    #expect(answer["confidence"] == "tofu")
  }

  @Test func emptyTextHasNoLines() throws {
    let answer = try measure("", "--locale", "en", "--width", "100")
    #expect(answer.lines.isEmpty)
    #expect(answer["outcome"] == "fits")
    #expect(answer["width"] == 0)
  }

  /// A font of one script is no reason for letters of another to go missing.
  @Test func familyWithoutLatinLettersFallsBackForThem() throws {
    let run = try CopyfitProgram.run(
      ["measure", "Hello ไทย", "--family", "Noto Sans Thai", "--locale", "th"])
    let fonts = try #require(try run.answer["fonts"]?.arrayValue)
    #expect(fonts.map { $0["missing"]?.integerValue }.allSatisfy { $0 == 0 })
    #expect(fonts.contains { $0["family"] == "Inter" })
  }
}

/// A line of an answer.
struct AnsweredLine: Hashable {
  let text: String
  let width: Double
  /// Why it ended there.
  let ending: String
}

extension JSONValue {
  /// The lines of an answer of `measure`.
  var lines: [AnsweredLine] {
    (self["lines"]?.arrayValue ?? []).map { line in
      AnsweredLine(
        text: line["text"]?.stringValue ?? "", width: line["width"]?.doubleValue ?? .nan,
        ending: line["break"]?.stringValue ?? "")
    }
  }
}
