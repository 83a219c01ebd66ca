internal import DynamicType
internal import JSONDocuments
internal import LayoutPrediction
internal import LineBreaking
internal import Requests
internal import TextUnits

/// Texts in boxes of their rooms, line by line: a panel for each text, locale, size and width.
public struct WrapDiagram: Sendable {
  /// From left to right, and on where a row is full.
  public let panels: [WrapPanel]

  /// A diagram of panels.
  public init(panels: [WrapPanel]) {
    self.panels = panels
  }

  /// The panels for a terminal, side by side where it is wide enough.
  ///
  /// - Parameters:
  ///   - columns: how wide the terminal is.
  ///   - isColoured: whether escape sequences for colours are wanted.
  /// - Complexity: O(length of all texts).
  public func text(columns: Int, isColoured: Bool) -> String {
    let scale = WrapScale(for: panels, columns: columns)
    let blocks = panels.map { WrapTerminalPanel($0, scale: scale).rows }
    return Self.shelves(blocks, columns: columns).map { shelf in
      Self.joined(shelf).map { $0.text(isColoured: isColoured) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// The panels as JSON: the members of `copyfit measure`'s answers, and what was asked.
  ///
  /// - Complexity: O(length of all texts).
  public var json: String {
    let document: JSONValue = ["version": 1, "panels": .array(panels.map(Self.json))]
    return JSONWriter(style: .pretty).string(for: document) + "\n"
  }

  private static func json(_ panel: WrapPanel) -> JSONValue {
    var members: [JSONMember] = []
    if let title = panel.title { members.append(JSONMember("key", .string(title))) }
    members += [
      JSONMember("text", .string(panel.text.prepared.text)),
      JSONMember("locale", .string(panel.text.locale.identifier)),
    ]
    if let style = panel.text.font.style {
      members.append(JSONMember("style", .string(style.rawValue)))
      members.append(JSONMember("size", .string(panel.size.name)))
    }
    // The room has another name here than in a request: an answer's `width` is the text's own.
    members.append(JSONMember("limit", .rounded(panel.constraints.width)))
    return .object(
      members + (MeasureAnswer.json(id: nil, panel.text, panel.layout).members ?? []))
  }

  private static let gap = 4

  /// Panels by rows of panels, as many on each as fit.
  private static func shelves(
    _ blocks: [[TerminalRow]], columns: Int
  ) -> [[[TerminalRow]]] {
    var shelves: [[[TerminalRow]]] = []
    var used = 0
    for block in blocks {
      let width = block.map(\.width).max() ?? 0
      if shelves.isEmpty || used + gap + width > columns {
        shelves.append([block])
        used = width
      } else {
        shelves[shelves.count - 1].append(block)
        used += gap + width
      }
    }
    return shelves
  }

  private static func joined(_ blocks: [[TerminalRow]]) -> [TerminalRow] {
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { index in
      var row = TerminalRow()
      var column = 0
      for block in blocks {
        row.pad(to: column)
        if index < block.count { row.append(block[index]) }
        column += (block.map(\.width).max() ?? 0) + gap
      }
      return row
    }
  }
}
