internal import TextUnits

extension LineWalker {
  /// The opportunity the line takes: the last that fits, of the preferred ones where one fits.
  ///
  /// - Parameters:
  ///   - first: the first opportunity behind the line's start.
  ///   - last: the next one that must be taken.
  /// - Returns: `nil` where not even the first fits.
  func search(from first: Int, through last: Int) -> Int? {
    text.needsScan ? scan(from: first, through: last) : gallop(from: first, through: last)
  }

  /// Doubles its step until a break does not fit, then halves the gap: O(log breaks on the line).
  private func gallop(from first: Int, through last: Int) -> Int? {
    guard fits(first) else { return nil }
    var (fitting, step) = (first, 1)
    while fitting < last {
      let probe = min(fitting + step, last)
      guard fits(probe) else { return bisect(fitting, probe) }
      fitting = probe
      step *= 2
    }
    return fitting
  }

  /// The last fitting break below `tooFar`.
  private func bisect(_ fitting: Int, _ tooFar: Int) -> Int {
    var (low, high) = (fitting, tooFar)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Looks at every opportunity until the text before one is too wide even without a hyphen.
  private func scan(from first: Int, through last: Int) -> Int? {
    var preferred: Int?
    var ordinary: Int?
    for index in first...last {
      let opportunity = text.breaks[index]
      if fits(index) {
        ordinary = index
        if opportunity.isPreferred { preferred = index }
      } else if width(start, Int(opportunity.contentEnd)) > limit {
        break
      }
    }
    return preferred ?? ordinary
  }

  private func fits(_ index: Int) -> Bool {
    width(endingAt: text.breaks[index]) <= limit
  }
}
