import Copyfit
import Testing

/// Japanese labels measured on the iOS 26.0 simulator at twofold scale (ground-truth records, by
/// their numbers): the recorded width is the text's, rounded up to half a point.
@Suite struct JapaneseWidthTests {
  struct Label: Sendable, CustomTestStringConvertible {
    let record: String
    let text: String
    let locale: String
    let pointSize: Points
    let weight: FontWeight
    let recorded: Points

    var testDescription: String { "\(record) \(text)" }
  }

  static let measurer = Result { try TextMeasurer() }

  /// The stand-in for SF has circled digits of 1.39 em; the platform takes Hiragino's, which are
  /// nearly as wide as its other characters (0.91 to 0.92 em against 0.936), and within 1 % here.
  @Test(arguments: [
    Label(
      record: "gt0235", text: "② .combine", locale: "en", pointSize: 17, weight: .semibold,
      recorded: 93.5),
    Label(
      record: "gt0238", text: "③ .contain", locale: "en", pointSize: 17, weight: .semibold,
      recorded: 84),
    Label(
      record: "gt0228", text: "⑤ Blur の上の Button", locale: "ja", pointSize: 17, weight: .semibold,
      recorded: 161.5),
  ])
  func circledDigitsAreOfTheJapaneseFont(_ label: Label) throws {
    #expect(abs(try width(of: label) / (label.recorded - 0.25) - 1) < 0.01)
  }

  /// The stand-in for Hiragino kerns kana (these two by 0.02 and 0.1 em); the platform does not.
  @Test(arguments: [
    Label(
      record: "gt0280", text: "グラスの上", locale: "ja", pointSize: 17, weight: .regular,
      recorded: 80),
    Label(
      record: "gt0307", text: "これは標準のモーダルです。", locale: "ja", pointSize: 17, weight: .regular,
      recorded: 199),
  ])
  func kanaIsNotKerned(_ label: Label) throws {
    let width = try width(of: label)
    #expect(PixelGrid(pixelsPerPoint: 2).roundedUp(width) == label.recorded, "\(width)")
  }

  private func width(of label: Label) throws -> Points {
    let text = try Self.measurer.get().prepare(
      label.text, font: TextFont(.fixed(label.pointSize), weight: label.weight),
      locale: try #require(LocaleTag(label.locale)))
    return text.layout().naturalWidth
  }
}
