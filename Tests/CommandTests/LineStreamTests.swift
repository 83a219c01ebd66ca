import JSONDocuments
import Testing

/// `copyfit measure` with JSON Lines: an answer a line, in order, whatever a line is like.
@Suite struct LineStreamTests {
  private func measure(_ lines: String...) throws -> CopyfitProgram.Run {
    try CopyfitProgram.run(["measure"], input: lines.joined(separator: "\n"))
  }

  @Test func answersComeInOrder() throws {
    let lines = (0..<500).map { #"{"id":\#($0),"text":"Text \#($0)","locale":"en"}"# }
    let run = try CopyfitProgram.run(
      ["measure"], input: lines.joined(separator: "\n") + "\n")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(try run.answers.map { $0["id"]?.integerValue } == Array(0..<500))
  }

  @Test func idComesBackAsItCame() throws {
    let run = try measure(
      #"{"id":{"b":[1,"あ",null]},"text":"x","locale":"en"}"#, #"{"text":"x","locale":"en"}"#)
    let answers = try run.answers
    #expect(answers[0]["id"] == ["b": [1, "あ", nil]])
    #expect(answers[1]["id"] == nil)
  }

  /// The caller can tell which request failed, wherever in it the fault is.
  @Test(arguments: [
    (#"{"id":2,"text":"x""#, 2), (#"{"id":2,"id":3,"text":"x","locale":"en"}"#, 2),
    (#"{"text":"x","locale":"en","width":1e999,"id":2}"#, 2), (#"{"text":"x","id":2"#, nil),
    (#"{"text":NaN,"id":2}"#, 2), (#"{"text":"{\"id\":3,","width":-,"id":2}"#, 2),
    (#"{"text":{"id":3},"locale":"en","id":2}"#, 2), ("Save", nil),
  ])
  func idComesBackFromABadLine(_ line: String, _ id: Int?) throws {
    let run = try measure(line)
    #expect(run.status == 2)
    #expect(try run.answers[0]["id"] == id.map { .number(JSONNumber($0)) } ?? .null)
  }

  @Test func lineEndsAndEmptyLinesDoNotMatter() throws {
    let line = #"{"id":1,"text":"x","locale":"en"}"#
    let run = try CopyfitProgram.run(
      ["measure"], input: "\n\(line)\r\n   \n\n\(line)")
    #expect(run.status == 0)
    #expect(try run.answers.count == 2)
  }

  @Test func noLinesHaveNoAnswers() throws {
    let run = try measure("")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.error == "")
  }

  /// The lines around a bad one are answered, and the exit code tells that there was one.
  @Test(arguments: [
    (#"{"id":2,"text":"x""#, "invalid_json"), ("Save", "invalid_json"),
    (#"{"id":2,"text":"\uD800","locale":"en"}"#, "invalid_json"),
    (#"{"id":2,"id":3,"text":"x","locale":"en"}"#, "invalid_json"),
    (#"[1]"#, "invalid_request"), (#"{"id":2,"text":"x"}"#, "invalid_request"),
    (#"{"id":2,"locale":"en"}"#, "invalid_request"),
    (#"{"id":2,"text":7,"locale":"en"}"#, "invalid_request"),
    (#"{"id":2,"text":"x","locale":"en","widht":9}"#, "invalid_request"),
    (#"{"id":2,"text":"x","locale":"en","width":0}"#, "invalid_request"),
    (#"{"id":2,"text":"x","locale":"en","width":-9}"#, "invalid_request"),
    (#"{"id":2,"text":"x","locale":"en","width":1e999}"#, "invalid_json"),
    (#"{"id":2,"text":"x","locale":"en","width":NaN}"#, "invalid_json"),
    (#"{"id":2,"text":"x","locale":"en","width":"9"}"#, "invalid_request"),
    (#"{"id":2,"text":"x","locale":"en","lines":0}"#, "invalid_request"),
    (#"{"id":2,"text":"x","locale":"en","size":"hugge"}"#, "invalid_request"),
    (#"{"id":2,"text":"x","locale":"en","family":"Intre"}"#, "cannot_measure"),
  ])
  func badLineFailsAlone(_ bad: String, _ code: String) throws {
    let good = #"{"id":1,"text":"x","locale":"en"}"#
    let run = try measure(good, bad, good)
    #expect(run.status == 2)
    #expect(run.error == "")
    let answers = try run.answers
    #expect(answers.count == 3)
    #expect(answers[0]["outcome"] == "fits")
    #expect(answers[1]["error"]?["code"]?.stringValue == code, "\(answers[1])")
    #expect(answers[1]["error"]?["message"]?.stringValue?.isEmpty == false)
    #expect(answers[2] == answers[0])
  }

  @Test func lineThatIsNoUTF8FailsAlone() throws {
    let good = Array(#"{"id":1,"text":"x","locale":"en"}"#.utf8)
    let bad = Array(#"{"id":2,"text":""#.utf8) + [0xC3, 0x28] + Array(#"","locale":"en"}"#.utf8)
    let run = try CopyfitProgram.run(["measure"], bytes: good + [0x0A] + bad + [0x0A] + good)
    #expect(run.status == 2)
    let answers = try run.answers
    #expect(answers.count == 3)
    #expect(answers[1]["error"]?["code"] == "invalid_json")
    #expect(answers[2] == answers[0])
  }

  /// `null` is the same as leaving a member out.
  @Test func nullIsNoLimit() throws {
    let run = try measure(
      #"{"text":"Paired Macs","locale":"en","width":null,"lines":null,"style":null}"#,
      #"{"text":"Paired Macs","locale":"en"}"#)
    let answers = try run.answers
    #expect(answers[0] == answers[1])
  }

  /// A request in JSON and the same in options have the same answer.
  @Test func optionsAndMembersAgree() throws {
    let line = try measure(
      #"{"text":"実行中のMac","locale":"ja","size":"AX5","width":110,"lines":2,"weight":"bold"}"#
    ).answers[0]
    let options = try CopyfitProgram.run([
      "measure", "実行中のMac", "--locale=ja", "--size=AX5", "--width=110", "--lines=2",
      "--weight=bold",
    ]).answer
    #expect(line == options)
  }

  /// The caller reads each answer before asking on.
  @Test func answerComesBeforeTheNextQuestion() throws {
    let conversation = try Conversation(["measure"])
    for id in 1...3 {
      conversation.send(#"{"id":\#(id),"text":"Save","locale":"en"}"#)
      let answer = try JSONDocument(parsing: try #require(conversation.readLine())).root
      #expect(answer["id"]?.integerValue == id)
    }
    // Half a line waits for its other half.
    conversation.send(Array(#"{"id":4,"te"#.utf8))
    conversation.send(#"xt":"Save","locale":"en"}"#)
    #expect(try #require(conversation.readLine()).hasPrefix(#"{"id":4"#))
    #expect(conversation.finish() == 0)
  }

  /// Memory grows with a text and no faster: twice the text takes at most a quarter more than
  /// twice the memory above that of a short one.
  @Test func longTextIsAnswered() throws {
    func peak(_ characters: Int) throws -> Int {
      let conversation = try Conversation(["measure"])
      let text = String(repeating: "Lorem ipsum dolor sit amet, ", count: characters / 28)
      conversation.send(#"{"text":"\#(text)","locale":"en"}"#)
      let answer = try JSONDocument(parsing: try #require(conversation.readLine())).root
      #expect(answer["outcome"] == "fits")
      #expect(answer["visible_text"]?.stringValue?.utf8.count == text.utf8.count)
      let peak = try #require(conversation.peakMemory)
      #expect(conversation.finish() == 0)
      return peak
    }
    let (short, half, whole) = (try peak(28), try peak(140_000), try peak(280_000))
    #expect(half > short)
    #expect(Double(whole - short) < 2.5 * Double(half - short), "\(short) \(half) \(whole) kB")
  }
}
