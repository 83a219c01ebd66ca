internal import DynamicType
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

/// A control's title needs more lines than at the usual size.
public struct WrappedLabelRule: LayoutRule {
  public let id = "wrapped-label"
  public let summary = "a control's title needs more lines than at the usual size"
  public let severity = Severity.warning
  public let document = RuleDocument(
    what: """
      The title of a button, segment, tab or menu stands on more lines than it does at `large`; or a text that
      a policy wants on one line stands on several. A line limit of two or more says that lines are meant.
      Rows of a list are made to wrap and are left alone.
      """,
    why: """
      A button of three lines pushes away what stands beside it, and a title in a bar has no second line.
      """,
    fails: """
      HStack {
        Text("Shortcuts").font(.title)
        Spacer()
        Button {
        } label: {
          Text("Show All").frame(minHeight: 44)
        }
      }
      """,
    passes: """
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("Shortcuts").font(.title)
          Spacer()
          Button {
          } label: {
            Text("Show All").frame(minHeight: 44)
          }
        }
        VStack(alignment: .leading) {
          Text("Shortcuts").font(.title)
          Button {
          } label: {
            Text("Show All").frame(minHeight: 44)
          }
        }
      }
      """,
    canBeWrong: """
      Teams differ: many let buttons wrap at accessibility sizes. `lineLimit(2)` or a suppression says so.
      """)

  public init() {}

  public func check(_ series: ScreenSeries) -> [Observation] {
    var usualLines: [Int?] = Array(repeating: nil, count: series.placeCount)
    for screen in series.usual {
      for seen in screen.views {
        usualLines[seen.place.number] = seen.view.text?.layout.lines.count
      }
    }
    return series.observeTexts { screen, seen, text in
      let lines = text.layout.lines.count
      let usual = usualLines[seen.place.number] ?? max(1, text.paragraphCount)
      guard lines > min(1, usual) else { return nil }
      let isOneLine = series.policy(for: seen.view).isOneLine == true
      let allowed = isOneLine ? 1 : usual
      guard lines > allowed, isOneLine || isTitle(screen, seen), text.layout.outcome != .stacked,
        isOneLine || (text.constraints.lines ?? 1) < 2
      else { return nil }
      return series.observation(
        screen, seen, "\(lines) lines instead of \(allowed): \(text.layout.shownLines)",
        missing: text.layout.naturalWidth - text.constraints.width)
    }
  }

  private func isTitle(_ screen: SeenScreen, _ seen: SeenView) -> Bool {
    !seen.isInRow && screen.isControlTitle(seen)
  }
}
