import LineBreaking
import RoundAdvances
import Testing
import TextUnits

@Suite("From ems to points")
struct AdvanceArithmeticTests {
  @Test("a line that ends or starts at a corrected boundary gains the correction there only")
  func corrections() {
    var text = RoundText("ab|cd")
    // Ending after b: half an em less. Starting with c: a quarter of an em more.
    text.columns.endCorrections = [0, 0, -0.5, 0, 0]
    text.columns.startCorrections = [0, 0, 0.25, 0, 0]
    let prepared = text.prepared
    #expect(prepared.naturalWidth(.round(10)) == 40)
    let lines = prepared.lines(.round(10), LineConstraints(width: 25))
    #expect(lines.map(\.text) == ["ab", "cd"])
    #expect(lines.map(\.width) == [15, 22.5])
    // The first line fits 15, not 14; then c starts a line of its own 2.5 wider than it is.
    #expect(shown(prepared, LineConstraints(width: 15)) == "[ab] ideographic [c] emergency [d] end")
    #expect(shown(prepared, LineConstraints(width: 14)).hasPrefix("[a] emergency [b] ideographic"))
    #expect(prepared.minimumWidth(.round(10)) == 22.5)
    #expect(prepared.requiredWidth(.round(10), LineConstraints()) == 22.5)
    // At 20 pt all of it doubles.
    #expect(prepared.lines(.round(20), LineConstraints(width: 50)).map(\.width) == [30, 45])
  }

  @Test("corrections at the text's own ends belong to its first and last line")
  func outerCorrections() {
    var text = RoundText("ab|cd")
    text.columns.endCorrections = [0, 0, 0, 0, -0.5]
    text.columns.startCorrections = [-0.25, 0, 0, 0, 0]
    #expect(text.prepared.naturalWidth(.round(10)) == 32.5)
    let lines = text.prepared.lines(.round(10), LineConstraints(width: 20))
    #expect(lines.map(\.width) == [17.5, 15])
  }

  @Test(
    "a correction may differ between the two drawings",
    arguments: [(0.0, 15.0), (0.5, 16.25), (1, 17.5)])
  func correctionShift(position: Double, width: Points) {
    // Half an em less in the text drawing, a quarter in the display drawing.
    var text = RoundText("ab|cd")
    text.columns.endCorrections = [0, 0, -0.5, 0, 0]
    text.columns.endCorrectionShifts = [0, 0, 0.25, 0, 0]
    let font = SizedFont(pointSize: 10, opticalPosition: position, lineHeight: 10)
    let line = text.prepared.lines(font, LineConstraints(width: 20))[0]
    #expect(line.text == "ab")
    #expect(line.width == width)
  }

  @Test(
    "tracking is added to tracked clusters, spacing to all",
    arguments: [
      // Tracking, spacing, width of four clusters of which two are tracked.
      (0, 0, 40), (-1, 0, 38), (0.5, 0, 41), (0, 2, 48), (-1, 2, 46), (-20, 0, 0),
    ] as [(Points, Points, Points)])
  func tracking(tracking: Points, spacing: Points, width: Points) {
    var text = RoundText("abcd")
    for cluster in 0..<2 { text.columns.traits[cluster].insert(.tracked) }
    let font = SizedFont(
      pointSize: 10, tracking: tracking, clusterSpacing: spacing, lineHeight: 10)
    #expect(text.prepared.naturalWidth(font) == width)
  }

  @Test(
    "an ellipsis is tracked and spaced as its piece is",
    arguments: [(true, 41.0), (false, 42)])
  func trackedEllipsis(isTracked: Bool, width: Points) {
    // Three characters of 10 − 1 + 2 and an ellipsis of 10 (− 1) + 2; the fourth has no room.
    var text = RoundText("abcdef")
    for cluster in 0..<6 { text.columns.traits[cluster].insert(.tracked) }
    text.columns.pieces[0].isTracked = isTracked
    let font = SizedFont(pointSize: 10, tracking: -1, clusterSpacing: 2, lineHeight: 10)
    let line = text.prepared.lines(font, LineConstraints(width: 50, lines: 1))[0]
    #expect(line.text == "abc…")
    #expect(line.width == width + 3)  // 33 + 11 or 33 + 12
  }

  @Test(
    "between two optical sizes widths are interpolated",
    arguments: [(0.0, 40.0, 10.0), (0.25, 38, 8.75), (0.5, 36, 7.5), (1, 32, 5)])
  func optical(position: Double, width: Points, ellipsis: Points) {
    var text = RoundText("abcd")
    text.columns.displayAdvances = text.columns.textAdvances.map { $0 * 0.8 }
    text.columns.pieces[0].ellipsis = OpticalAdvance(text: 1, display: 0.5)
    let font = SizedFont(pointSize: 10, opticalPosition: position, lineHeight: 10)
    #expect(abs(text.prepared.naturalWidth(font) - width) < 1e-12)
    let cut = text.prepared.lines(font, LineConstraints(width: ellipsis, lines: 1))[0]
    #expect(cut.text == "…")
    #expect(cut.width == ellipsis)
  }

  @Test("a scaling gives a size its blend, tracking, height and pitch")
  func scaling() {
    let scaling = FontScaling(
      opticalBlend: PiecewiseLinear([(10, 0), (20, 1)]),
      tracking: PiecewiseLinear([(10, -0.5), (20, 0.5)]), lineHeight: 1.5)
    let font = scaling.font(atPointSize: 15, leading: 20, clusterSpacing: 2)
    #expect(
      font
        == SizedFont(
          pointSize: 15, opticalPosition: 0.5, tracking: 0, clusterSpacing: 2, lineHeight: 22.5,
          linePitch: 20))
    #expect(scaling.font(atPointSize: 15).linePitch == 22.5)
  }

  @Test("clusters, bytes and pieces find each other")
  func positions() {
    var text = RoundText("aé日👩‍👩‍👧‍👦\r\nb")
    text.columns.pieces = [0, 2, 4].map {
      TextPiece(start: $0, level: UInt8($0), ellipsis: .zero, hyphen: .zero)
    }
    let prepared = text.prepared
    #expect(prepared.clusterCount == 6)
    #expect(
      (0..<6).map { prepared.substring($0..<$0 + 1) } == ["a", "é", "日", "👩‍👩‍👧‍👦", "\r\n", "b"])
    #expect(prepared.substring(1..<4) == "é日👩‍👩‍👧‍👦")
    #expect(prepared.substring(3..<3).isEmpty)
    #expect((0..<6).map { prepared.piece(ofCluster: $0).start } == [0, 0, 2, 2, 4, 4])
    #expect((0..<6).map(prepared.isWordless(cluster:)) == [false, false, true, true, false, false])
  }
}
