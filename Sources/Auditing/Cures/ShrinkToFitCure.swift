internal import LayoutPrediction

/// A text may shrink to four fifths in one or two lines before it is cut.
struct ShrinkToFitCure: Cure {
  let name = "shrink-to-fit"
  let aspect = CureAspect.text

  /// What a reader who chose the size can still do with.
  private static let scale = 0.8

  func changes(for fault: Fault) -> [CureChange] {
    let rules: Set = ["truncated", "clipped", "wrapped-label", "word-broken", "stacked"]
    guard rules.contains(fault.rule), let owner = fault.owner,
      !owner.node.modifiers.contains(where: \.isScale)
    else { return [] }
    return [1, 2].map { lines in
      CureChange(
        variant: "\(lines)",
        summary: "the text may shrink to \(Self.scale) of its size in "
          + (lines == 1 ? "one line" : "two lines"),
        path: owner.path
      ) { node in
        var copy = node
        copy.modifiers.removeAll(where: \.isLineLimit)
        return copy.insertingInside([
          .lineLimit(LineLimitModifier(lines: lines)),
          .minimumScaleFactor(ScaleModifier(value: Self.scale)),
        ])
      }
    }
  }
}

extension ViewModifier {
  fileprivate var isScale: Bool { if case .minimumScaleFactor = self { true } else { false } }
  fileprivate var isLineLimit: Bool { if case .lineLimit = self { true } else { false } }
}
