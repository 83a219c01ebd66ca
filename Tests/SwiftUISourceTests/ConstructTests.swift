import FoundationEssentials
import LayoutPrediction
import Reporting
import SwiftUISource
import Testing

/// A small source and the outline of the tree it makes.
struct ConstructCase: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let outline: String

  var testDescription: String { name }

  /// The cases of the data file, in order.
  static let all: [ConstructCase] = {
    let path = "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
    guard
      let data = try? Data(contentsOf: URL(filePath: "/\(path)/Recordings/constructs.txt"))
    else { return [] }
    return String(decoding: data, as: UTF8.self).components(startingWith: "=== ").compactMap {
      section in
      let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
      guard let name = lines.first, let rule = lines.firstIndex(of: "---") else { return nil }
      return ConstructCase(
        name: String(name), source: lines[1..<rule].joined(separator: "\n"),
        outline: lines[(rule + 1)...].filter { !$0.isEmpty }.joined(separator: "\n"))
    }
  }()
}

@Suite("Constructs of SwiftUI source")
struct ConstructTests {
  @Test("every case is read")
  func count() { #expect(ConstructCase.all.count == 35) }

  @Test("a construct makes its tree", arguments: ConstructCase.all)
  func tree(_ construct: ConstructCase) throws {
    let declarations = ["struct ", "enum ", "extension "]
    let isFile = declarations.contains { construct.source.hasPrefix($0) }
    let source =
      isFile
      ? construct.source
      : "struct A: View {\n  var body: some View {\n\(construct.source)\n  }\n}"
    let reading = AppReader().read(
      source: "\(source)\n#Preview { A() }\n", named: "A.swift")
    #expect(reading.problems.isEmpty)
    let screen = try #require(reading.screens.first { $0.origin == .preview })
    let outline = try outline(screen.layout)
    #expect(outline == construct.outline)
  }

  /// The outline without places, and without the first indentation.
  private func outline(_ layout: LayoutFile) throws -> String {
    try LayoutOutline(layout).text.split(separator: "\n").map { line in
      var text = String(line.dropFirst(2))
      if let mark = text.lastIndex(of: ":"), text[..<mark].hasSuffix("  "),
        text[text.index(after: mark)...].allSatisfy(\.isNumber)
      {
        text = String(text[..<mark])
        while text.hasSuffix(" ") { text.removeLast() }
      }
      return text
    }.joined(separator: "\n")
  }
}

extension String {
  /// What follows each mark, up to the next.
  fileprivate func components(startingWith mark: String) -> [String] {
    var parts: [String] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(mark) {
        parts.append(String(line.dropFirst(mark.count)))
      } else if !parts.isEmpty {
        parts[parts.count - 1] += "\n\(line)"
      }
    }
    return parts
  }
}
