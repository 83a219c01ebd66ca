import FoundationEssentials
import Testing
import TextUnits
import Typeface

/// Axes, advances and outlines, held against the `fvar` table and against fontTools.
@Suite struct GlyphTests {
  /// One line of `Recordings/fonttools-glyphs.csv`.
  struct Glyph: Sendable, CustomTestStringConvertible {
    let file: String
    let index: Int
    let position: DesignPosition
    let character: Unicode.Scalar
    let glyph: UInt32
    let advance: Double
    /// Left, bottom, right, top.
    let box: [Double]
    let testDescription: String
  }

  static let recorded: [Glyph] = {
    let file = TestFonts.root.appending(
      path: "Tests/TypefaceTests/Recordings/fonttools-glyphs.csv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return CSVTable(text).rows.compactMap { row in
      guard let index = Int(row[1]), let code = UInt32(row[3], radix: 16),
        let character = Unicode.Scalar(code), let glyph = UInt32(row[4])
      else { return nil }
      var axes: [FourCharacterTag: Double] = [:]
      for axis in row[2].split(separator: " ") {
        let parts = axis.split(separator: "=")
        axes[FourCharacterTag(String(parts[0]))] = Double(parts[1])
      }
      let numbers = row[5...].compactMap { Double($0) }
      return Glyph(
        file: row[0], index: index, position: DesignPosition(axes), character: character,
        glyph: glyph, advance: numbers[0], box: Array(numbers[1...]),
        testDescription: "\(character) \(row[0]) \(row[2])")
    }
  }()

  @Test func recordingIsThere() {
    #expect(Self.recorded.count == 45)
  }

  /// Varied advances are rounded to a unit.
  @Test(arguments: recorded)
  func advanceIsThatOfFontTools(_ recorded: Glyph) throws {
    let font = try TestFonts.face(recorded.file, index: recorded.index)
      .instance(at: recorded.position)
    #expect(font.glyph(for: recorded.character) == recorded.glyph)
    #expect(abs(Double(font.advance(of: recorded.glyph)) - recorded.advance) <= 0.501)
  }

  /// FreeType rounds varied points to a unit, and the place of a part of a composed glyph once
  /// more.
  @Test(arguments: recorded)
  func outlineFillsTheBoxOfFontTools(_ recorded: Glyph) throws {
    let face = try TestFonts.face(recorded.file, index: recorded.index)
    let outline = try #require(face.outlines(of: [recorded.glyph], at: recorded.position)[0])
    let tolerance = recorded.character == "é" || recorded.character == "…" ? 1.001 : 0.501
    for (side, expected) in zip(outline.controlBox, recorded.box) {
      #expect(abs(side - expected) <= tolerance, "\(outline.controlBox) for \(recorded.box)")
    }
  }

  @Test func interHasItsAxes() throws {
    let face = try TestFonts.face("Inter/InterVariable.ttf")
    #expect(face.unitsPerEm == 2048)
    #expect(face.glyphCount == 2933)
    #expect(face.axes.map(\.tag.description) == ["opsz", "wght"])
    let size = try #require(face.axis(.opticalSize))
    #expect([size.minimum, size.standard, size.maximum] == [14, 14, 32])
    let weight = try #require(face.axis(.weight))
    #expect([weight.minimum, weight.standard, weight.maximum] == [100, 400, 900])
    #expect(try TestFonts.face("Inter/static/Inter-Bold.otf").axes.isEmpty)
  }

  @Test func positionIsClampedToTheAxes() throws {
    let face = try TestFonts.face("Inter/InterVariable.ttf")
    let far = face.instance(at: DesignPosition(weight: FontWeight(1000), opticalSize: 144))
    #expect(far === face.instance(at: DesignPosition(weight: .black, opticalSize: 32)))
    let unknown = DesignPosition([FourCharacterTag("GRAD"): 5])
    #expect(face.instance(at: unknown) === face.instance())
  }

  @Test func bitmapEmojiHaveNoOutline() throws {
    let face = try TestFonts.face("NotoColorEmoji/NotoColorEmoji.ttf")
    let glyph = try #require(face.instance().glyph(for: "😀"))
    #expect(face.outlines(of: [glyph], at: .standard).count == 1)
    #expect(face.outlines(of: [glyph], at: .standard)[0] == nil)
  }
}

extension GlyphOutline {
  /// Left, bottom, right and top of all points, those off the curve too.
  fileprivate var controlBox: [Double] {
    var points: [(FontUnits, FontUnits)] = []
    for segment in segments {
      switch segment {
      case .move(let x, let y), .line(let x, let y): points.append((x, y))
      case .quadratic(let controlX, let controlY, let x, let y):
        points += [(controlX, controlY), (x, y)]
      case .cubic(let firstX, let firstY, let secondX, let secondY, let x, let y):
        points += [(firstX, firstY), (secondX, secondY), (x, y)]
      }
    }
    let (xs, ys) = (points.map { Double($0.0) }, points.map { Double($0.1) })
    return [xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0]
  }
}
