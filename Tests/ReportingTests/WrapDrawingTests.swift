import Copyfit
import DynamicType
import LayoutPrediction
import LineBreaking
import Testing
import TextUnits

/// What is drawn is as wide as what was predicted, though each line is shaped by itself.
@Suite struct WrapDrawingTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let locale: String
    let text: String

    var testDescription: String { "\(locale): \(text)" }
  }

  static let samples: [Sample] = [
    Sample(locale: "en", text: "Paired Macs"),
    Sample(locale: "en", text: "Try again when your Mac is awake, or AVOID “Type To” waits."),
    Sample(locale: "en", text: "soft\u{AD}hyphen\u{AD}ation of extra\u{AD}ordinary words"),
    Sample(locale: "en", text: "one\ttab\nand a second paragraph"),
    Sample(locale: "de", text: "Bildschirmfreigabe über Tastaturkürzel"),
    Sample(locale: "ja", text: "実行中のセッション"),
    Sample(locale: "ja", text: "「Mac」のペアリング（2台）を、解除しますか。"),
    Sample(locale: "zh-Hans", text: "“实时活动”与 Mac 配对"),
    Sample(locale: "ko", text: "페어링된 Mac에서 실행 중인 세션"),
    Sample(locale: "ar", text: "أجهزة Mac المقترنة (3)"),
    Sample(locale: "ar", text: "الجلسات قيد التشغيل"),
    Sample(locale: "he", text: "מחשבי Mac מותאמים"),
    Sample(locale: "hi", text: "युग्मित Mac पर चल रहे सत्र"),
    Sample(locale: "th", text: "เซสชันที่กำลังทำงานอยู่"),
    Sample(locale: "en", text: "Party 🎉👩‍👩‍👧 time 👍🏽"),
  ]

  static let measurer = Result { try TextMeasurer() }

  /// Within 0.01 pt a glyph, wherever a line ends between pieces that stay whole.
  @Test(arguments: samples)
  func drawnExtentIsThePredictedWidth(_ sample: Sample) throws {
    for line in try Self.lines(of: sample) where !line.hasBrokenEdge {
      #expect(line.isExact, "\(line)")
    }
  }

  /// The two edges of an Arabic letter that stands alone are corrected one by one, so that it is
  /// off a little. No line is off by more than 0.06 em.
  @Test func brokenEdgesAreOffByLittle() throws {
    let lines = try Self.samples.flatMap(Self.lines).filter { $0.hasBrokenEdge && !$0.isExact }
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { abs($0.difference) < 0.06 * $0.pointSize })
    #expect(lines.allSatisfy { $0.pointSize > 17 })
  }

  struct ComparedLine: CustomStringConvertible {
    let text: String
    let pointSize: Points
    /// Drawn less predicted.
    let difference: Points
    let glyphCount: Int
    let hasBrokenEdge: Bool

    var isExact: Bool { abs(difference) <= 0.01 * Double(max(glyphCount, 1)) }
    var description: String { "\(text) at \(pointSize) pt: \(difference)" }
  }

  private static func lines(of sample: Sample) throws -> [ComparedLine] {
    let measurer = try measurer.get()
    let text = try measurer.prepare(sample.text, style: .body, locale: sample.locale)
    var compared: [ComparedLine] = []
    for size in [ContentSize.large, .xxxLarge, .accessibility1, .accessibility5] {
      for constraints in [60.0, 110, 160, 240, .infinity].flatMap({ rooms(text, $0) }) {
        let layout = text.layout(size: size, constraints)
        let drawn = try measurer.draw(layout, of: text, in: constraints)
        #expect(drawn.count == layout.lines.count)
        var startsBroken = false
        for (line, predicted) in zip(drawn, layout.lines) {
          let endsBroken = predicted.reason == .emergency || predicted.cut != nil
          compared.append(
            ComparedLine(
              text: predicted.text, pointSize: layout.font.pointSize,
              difference: line.width - predicted.width, glyphCount: line.glyphs.count,
              hasBrokenEdge: startsBroken || endsBroken))
          startsBroken = endsBroken
        }
      }
    }
    return compared
  }

  private static func rooms(_ text: StyledText, _ width: Points) -> [LineConstraints] {
    let free = text.constraints(width: width)
    let cuts = LineConstraints.Truncation.allCases.map { truncation in
      var cut = text.constraints(width: width, lines: 1)
      cut.truncation = truncation
      return cut
    }
    return [free] + cuts
  }
}
