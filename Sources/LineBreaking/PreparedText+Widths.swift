public import TextUnits

extension PreparedText {
  /// The width of the longest paragraph on one line: the ideal width.
  ///
  /// - Complexity: O(paragraphs).
  public func naturalWidth(_ font: SizedFont, _ constraints: LineConstraints = .init()) -> Points {
    var room = constraints
    room.width = .infinity
    room.lines = nil
    room.height = nil
    return statistics(font, room).widestLine
  }

  /// The narrowest column in which nothing comes apart that should stay whole: the width of the
  /// widest piece between two opportunities, or of the widest cluster where `overflow-wrap:
  /// anywhere` lets all come apart.
  ///
  /// - Complexity: O(opportunities), or O(clusters).
  public func minimumWidth(_ font: SizedFont, _ constraints: LineConstraints = .init()) -> Points {
    guard constraints.overflowWrap == .anywhere else { return widestPiece(font, constraints) }
    let walker = LineWalker(self, font, constraints)
    return (0..<clusterCount).lazy.filter { self.traits[$0].isDisjoint(with: .hangs) }
      .map { walker.width($0, $0 + 1) }.max() ?? 0
  }

  /// The width of the widest piece between two opportunities.
  private func widestPiece(_ font: SizedFont, _ constraints: LineConstraints) -> Points {
    let walker = LineWalker(self, font, constraints)
    var widest: Points = 0
    var start = 0
    for opportunity in breaks {
      let end = max(Int(opportunity.contentEnd), start)
      var width = walker.width(start, end)
      if opportunity.reason == .softHyphen, end > start {
        width += piece(ofCluster: end - 1).hyphenWidth(in: font)
      }
      widest = max(widest, width)
      start = Int(opportunity.cluster)
    }
    return widest
  }

  /// The narrowest width at which a reader sees no fault: the text keeps its line limit, nothing
  /// comes apart that should stay whole, and no column of single characters is left; the natural
  /// width where no room is wide enough, because there are more paragraphs than lines.
  ///
  /// The search halves the range between minimum and natural width until it is below 1/64 pt, and
  /// returns the width of the widest line it ends with, which is exact.
  ///
  /// - Complexity: O(log(64 × natural width)) layouts.
  public func requiredWidth(_ font: SizedFont, _ constraints: LineConstraints) -> Points {
    let limit = constraints.lineLimit(in: font)
    let natural = naturalWidth(font, constraints)
    if limit < paragraphCount || limit == 1 { return natural }
    var room = constraints
    room.lines = nil
    room.height = nil
    func widestIfSound(_ width: Points) -> Points? {
      // Sums of doubles may differ by a hair from the width they were compared with.
      room.width = width + 1 / 1024
      let statistics = statistics(font, room)
      guard statistics.lineCount <= limit, !statistics.isStacked else { return nil }
      return statistics.widestLine
    }
    var (low, high) = (widestPiece(font, constraints), natural)
    if let widest = widestIfSound(low) { return max(widest, low) }
    while high - low > 1 / 64 {
      let middle = (low + high) / 2
      if let widest = widestIfSound(middle) { high = min(high, widest) } else { low = middle }
    }
    return high
  }

  /// The factor the font is scaled by so that nothing is cut: the largest of 1, 0.99, 0.98 … down
  /// to the smallest allowed at which the text keeps its lines and height, else the smallest.
  ///
  /// The platform's own steps are not documented; hundredths are finer than a pixel for labels.
  ///
  /// - Parameter fontAtScale: the font at a factor of its size.
  /// - Complexity: O(log 100) layouts.
  func scaleToFit(
    _ constraints: LineConstraints, fontAtScale: (Double) -> SizedFont
  ) -> Double {
    func isCut(_ scale: Double) -> Bool {
      statistics(fontAtScale(scale), constraints).isTruncated
    }
    guard constraints.minimumScale < 1, isCut(1) else { return 1 }
    let floor = max(constraints.minimumScale, 0.01)
    var (fitting, cut) = (Int((floor * 100).rounded(.up)), 100)
    if isCut(Double(fitting) / 100) { return floor }
    while cut - fitting > 1 {
      let middle = (cut + fitting) / 2
      if isCut(Double(middle) / 100) { cut = middle } else { fitting = middle }
    }
    return Double(fitting) / 100
  }
}
