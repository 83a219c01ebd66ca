internal import Copyfit
internal import JSONDocuments
internal import LineBreaking
internal import Requests
internal import TextUnits

/// `copyfit measure`: one text from flags, or JSON Lines in and out.
enum MeasureCommand {
  static let command = Command(
    name: "measure",
    summary: "one text from flags, or JSON Lines on standard input",
    operands: "[TEXT]",
    options: RequestOptions.all + [FontOptions.fonts],
    examples: [
      .init(
        line: "copyfit measure \"Paired Macs\" --locale en --size AX5 --width 130",
        says: "the layout of one text as JSON"),
      .init(
        line: "copyfit measure < requests.jsonl > answers.jsonl",
        says: "an answer a line, in order; see DEVELOPMENT.md for the members"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws -> ExitCode {
    let measurer = try FontOptions.measurer(arguments)
    guard !arguments.operands.isEmpty else {
      guard !arguments.hasOptions(besides: [FontOptions.fonts.name]) else {
        throw InputError(
          "without a text, requests come from standard input and name their own options; "
            + "give a text, or --fonts alone")
      }
      return try answerLines(measurer)
    }
    guard arguments.operands.count == 1 else {
      throw InputError("give one text; put it in quotes where it has spaces")
    }
    let request = try RequestOptions.request(arguments.operands[0], arguments)
    let (styled, layout) = try request.layout(by: measurer)
    let answer = MeasureAnswer.json(id: nil, styled, layout)
    standardOutput.write(JSONWriter(style: .pretty).string(for: answer) + "\n")
    return .success
  }

  /// Answers each line when it comes; answers wait in a block only while more lines are at hand,
  /// so that a caller who waits for an answer gets it. A bad line fails alone.
  private static func answerLines(_ measurer: TextMeasurer) throws -> ExitCode {
    var reader = LineReader()
    var code = ExitCode.success
    var answers = ""
    let writer = JSONWriter()
    while let line = try reader.next() {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      let (answer, isError) = answer(line, measurer)
      if isError { code = .failure }
      answers += writer.string(for: answer) + "\n"
      if answers.utf8.count >= 1 << 16 || !reader.hasLineBuffered {
        standardOutput.write(answers)
        answers = ""
      }
    }
    standardOutput.write(answers)
    return code
  }

  private static func answer(
    _ line: [UInt8], _ measurer: TextMeasurer
  ) -> (answer: JSONValue, isError: Bool) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: line)
    } catch {
      let message = "column \(error.column): \(error.reason)"
      let id = JSONDocument.member("id", ofInvalid: line)
      return (MeasureAnswer.error(id: id, code: "invalid_json", message: message), true)
    }
    let id = document.root["id"]
    do {
      let (styled, layout) = try MeasureRequest(document.root).layout(by: measurer)
      return (MeasureAnswer.json(id: id, styled, layout), false)
    } catch let error as InputError {
      return (
        MeasureAnswer.error(id: id, code: "invalid_request", message: error.description), true
      )
    } catch {
      return (MeasureAnswer.error(id: id, code: "cannot_measure", message: "\(error)"), true)
    }
  }
}
