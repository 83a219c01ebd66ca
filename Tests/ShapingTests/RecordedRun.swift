import FoundationEssentials
import Shaping
import TextUnits
import Typeface

@testable import Measuring

/// A run of text to shape, and what hb-shape made of it: one line of `Recordings/hb-shape.jsonl`.
struct RecordedRun: Codable, Hashable, Sendable {
  /// The font file, relative to `Fonts`.
  let font: String
  /// The face in the file.
  let index: Int
  /// As hb-shape takes them: `opsz=14,wght=400`.
  let variations: String
  /// `calt=0`.
  let features: String
  /// ISO 15924.
  let script: String
  let language: String
  /// `ltr` or `rtl`.
  let direction: String
  /// The whole text, of which the run reaches from `start` to `end` in UTF-16.
  let text: String
  let start: Int
  let end: Int
  /// hb-shape's own line: `[glyph=cluster@dx,dy+advance#flags|…]`, in visual order, clusters in
  /// characters from the run's start.
  var glyphs: String?

  var isRightToLeft: Bool { direction == "rtl" }

  /// A run the engine would shape.
  init(
    _ text: String, _ run: TextRun, language: String, font: FontInstance, features: [FontFeature]
  ) {
    self.font = String(font.record.path.dropFirst(Recordings.fonts.path.count + 1))
    index = font.record.index
    variations = font.position.values.map { "\($0)=\(Self.short($1))" }.sorted()
      .joined(separator: ",")
    self.features = features.map { "\($0.tag)=\($0.value)" }.sorted().joined(separator: ",")
    script = run.script.description
    self.language = language
    direction = run.isRightToLeft ? "rtl" : "ltr"
    self.text = text
    (start, end) = (run.range.lowerBound, run.range.upperBound)
    glyphs = nil
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// The glyphs as recorded, in logical order, clusters as offsets in the text's UTF-16.
  func oracleGlyphs() throws -> [OracleGlyph] {
    let units = Array(text.utf16)
    // UTF-16 offset of each character of the run.
    var offsets: [Int] = []
    var offset = start
    while offset < end {
      offsets.append(offset)
      _ = UTF16Text.scalar(in: units, at: &offset)
    }
    let list = (glyphs ?? "").dropFirst().dropLast()
    let parsed = try list.split(separator: "|").map { try OracleGlyph($0, offsets: offsets) }
    return isRightToLeft ? parsed.reversed() : parsed
  }

  /// Our own glyphs.
  func shape(with faces: FaceShelf, _ shaper: Shaper) throws -> [ShapedGlyph] {
    var position: [FourCharacterTag: Double] = [:]
    for (tag, value) in Self.pairs(variations) { position[FourCharacterTag(tag)] = Double(value) }
    var glyphs: [ShapedGlyph] = []
    shaper.shape(
      Array(text.utf16), range: start..<end,
      font: try faces.face(font, index: index).instance(at: DesignPosition(position)),
      script: FourCharacterTag(script), isRightToLeft: isRightToLeft, language: language,
      features: Self.pairs(features).map { tag, value in
        FontFeature(FourCharacterTag(tag), value: UInt32(value) ?? 0)
      }, into: &glyphs)
    return glyphs
  }

  private static func pairs(_ list: String) -> [(String, String)] {
    list.split(separator: ",").map { pair in
      let parts = pair.split(separator: "=")
      return (String(parts[0]), String(parts[1]))
    }
  }
}

/// One glyph of hb-shape's answer.
struct OracleGlyph: Hashable, Sendable {
  var glyph: UInt32
  var cluster: Int
  var advance: Int
  var xOffset: Int
  var yOffset: Int
  var isUnsafeToBreak: Bool

  struct Unreadable: Error {
    let text: String
  }

  /// Reads `glyph=cluster@dx,dy+advance#flags`; offsets and flags may be left out.
  init(_ text: Substring, offsets: [Int]) throws {
    let form = /(\d+)=(\d+)(?:@(-?\d+),(-?\d+))?\+(-?\d+)(?:#(\d+))?/
    guard let match = text.wholeMatch(of: form)?.output, let glyph = Int(match.1),
      let character = Int(match.2), offsets.indices.contains(character),
      let advance = Int(match.5)
    else { throw Unreadable(text: String(text)) }
    xOffset = match.3.flatMap { Int($0) } ?? 0
    yOffset = match.4.flatMap { Int($0) } ?? 0
    let flags = match.6.flatMap { Int($0) } ?? 0
    self.glyph = UInt32(glyph)
    cluster = offsets[character]
    self.advance = advance
    isUnsafeToBreak = flags & 1 == 1
  }

  init(_ glyph: ShapedGlyph) {
    self.glyph = glyph.glyph
    cluster = Int(glyph.cluster)
    advance = Int(glyph.advance)
    xOffset = Int(glyph.xOffset)
    yOffset = Int(glyph.yOffset)
    isUnsafeToBreak = glyph.isUnsafeToBreak
  }
}

/// Faces by file and index, each opened once.
final class FaceShelf {
  private var faces: [String: FontFace] = [:]

  func face(_ file: String, index: Int) throws -> FontFace {
    let key = "\(file)#\(index)"
    if let face = faces[key] { return face }
    let record = FaceRecord(
      family: "", path: Recordings.fonts.appending(path: file).path, index: index)
    let face = try FontFace(record)
    faces[key] = face
    return face
  }
}
