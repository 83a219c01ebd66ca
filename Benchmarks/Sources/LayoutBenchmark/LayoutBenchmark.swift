import Copyfit
import Dispatch
import Glibc

/// Lays out a settings list of 200 rows at 12 sizes in 5 languages on 4 devices, and prints what
/// that takes.
@main
enum LayoutBenchmark {
  static func main() throws {
    let predictor = LayoutPredictor(measurer: try TextMeasurer())
    let tree = list(rows: 200)
    let conditions = conditions()
    // Fonts are opened and texts prepared once; both belong to the work that is timed.
    let clock = ContinuousClock()
    var rounds: [Duration] = []
    for _ in 0..<3 {
      rounds.append(
        clock.measure {
          DispatchQueue.concurrentPerform(iterations: 2) { worker in
            for index in stride(from: worker, to: conditions.count, by: 2) {
              _ = try? predictor.layOut(tree, under: conditions[index])
            }
          }
        })
    }
    let views = try predictor.layOut(tree, under: conditions[0])[0].allViews.count
    print("200 rows (\(views) placed views) × \(conditions.count) conditions, two threads")
    print("first round, nothing prepared: \(rounds[0])")
    print("later rounds: \(rounds[1]), \(rounds[2])")
    print("peak memory: \(peakMegabytes()) MB")
  }

  private static func conditions() -> [Condition] {
    let devices = [(375.0, 667.0), (393.0, 852.0), (402.0, 874.0), (440.0, 956.0)].map {
      Device(name: "\($0.0)", size: Size($0.0, $0.1))
    }
    return ["en", "ja", "de", "ar", "hi"].compactMap { LocaleTag($0) }.flatMap { locale in
      devices.flatMap { device in
        ContentSize.allCases.map { Condition(locale: locale, size: $0, device: device) }
      }
    }
  }

  private static func list(rows: Int) -> ViewNode {
    let rows = (0..<rows).map { index in
      ViewNode(
        .hstack(
          StackView(children: [
            ViewNode(
              .image(ImageView(symbol: "gear")), modifiers: [.frame(FrameModifier(width: 44))]),
            ViewNode(.text(TextContent(perLocale: titles(index)))),
            ViewNode(.spacer(SpacerView())),
            ViewNode(.text(.verbatim("\(index) %"))),
          ])))
    }
    return ViewNode(.list(ListView(sections: [ListView.Section(rows: rows)])))
  }

  private static func titles(_ index: Int) -> [String: String] {
    [
      "en": "Running sessions \(index)", "ja": "実行中のセッション\(index)",
      "de": "Laufende Sitzungen \(index)", "ar": "الجلسات الجارية \(index)",
      "hi": "चल रहे सत्र \(index)",
    ]
  }

  private static func peakMegabytes() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}
