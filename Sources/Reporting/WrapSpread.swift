/// Places a line's characters in terminal cells so that the line is as long as it is wide.
///
/// A character cell has one width, a letter its own. Where every letter has a column to spare, the
/// line is stretched by blanks; elsewhere a leader carries on from its text to its true length,
/// for a blank here and there would look like the end of a word.
enum WrapSpread {
  /// A piece of text that stays together, and the column it begins at.
  struct Piece: Hashable {
    let text: String
    let column: Int
    let width: Int
    /// Whether the piece shows length, not text.
    let isLeader: Bool

    init(_ text: String, column: Int, width: Int, isLeader: Bool = false) {
      (self.text, self.column, self.width, self.isLeader) = (text, column, width, isLeader)
    }

    var end: Int { column + width }

    /// A piece for each character.
    var characters: [Piece] {
      var column = column
      return text.map { character in
        let width = TerminalWidth.columns(of: character)
        defer { column += width }
        return Piece(String(character), column: column, width: width, isLeader: isLeader)
      }
    }

    func moved(by columns: Int) -> Piece {
      Piece(text, column: column + columns, width: width, isLeader: isLeader)
    }
  }

  /// The pieces of a line.
  ///
  /// - Parameter extent: how many columns the line should take. A line with more characters takes
  ///   as many as those need.
  /// - Complexity: O(length).
  static func pieces(
    of line: String, extent: Int, isRightToLeft: Bool = false
  ) -> [Piece] {
    let texts = line.map { $0 == "\t" ? " " : String($0) }
    let widths = texts.map { TerminalWidth.columns(of: $0) }
    let cells = widths.reduce(0, +)
    let extra = max(extent - cells, 0)
    let gaps = texts.count - 1
    guard gaps > 0, extra >= gaps, !joins(line) else {
      let text = Piece(
        texts.joined(), column: isRightToLeft ? extra : 0, width: cells)
      let leader = Piece(
        String(repeating: "┈", count: extra), column: isRightToLeft ? 0 : cells, width: extra,
        isLeader: true)
      return isRightToLeft ? [leader, text] : [text, leader]
    }
    var column = 0
    return texts.indices.map { index in
      defer { column += widths[index] }
      return Piece(texts[index], column: column + extra * index / gaps, width: widths[index])
    }
  }

  /// Whether letters hang together, so that gaps between them would tear words up: the joining
  /// scripts and those of India and its neighbours.
  private static func joins(_ line: String) -> Bool {
    line.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0600...0x08FF, 0x0900...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF,
        0xFE70...0xFEFC:
        true
      default: false
      }
    }
  }
}
