import DynamicType
import FoundationEssentials
import Segmentation
import Shaping
import TextUnits
import Typeface

@testable import Measuring

/// The font stacks and runs the engine itself makes.
struct EngineFonts {
  /// One for all tests: a face is opened once.
  private static let book = Result {
    try FontBook(bundled: BundledFonts(directory: Recordings.fonts.path))
  }

  private let segmenter = Segmenter()
  private let itemizer = Itemizer()

  func fonts(_ locale: LocaleTag, weight: FontWeight = .regular) throws -> FontSet {
    try FontSet(
      FontRequest(weight: weight), locale: locale, profile: .iOS, book: try Self.book.get())
  }

  /// The runs of a text.
  func runs(_ text: String, _ locale: LocaleTag, in fonts: FontSet) throws -> [TextRun] {
    let units = Array(text.utf16)
    return try itemizer.runs(
      of: units, graphemes: try segmenter.graphemeBoundaries(in: units), locale: locale,
      stack: fonts.stack)
  }

  /// A text's runs with the family each is set in, for tests to compare at a glance.
  func families(_ text: String, _ locale: String) throws -> [FamilyRun] {
    guard let tag = LocaleTag(locale) else { return [] }
    let fonts = try fonts(tag)
    return try runs(text, tag, in: fonts).map { run in
      FamilyRun(
        String(decoding: Array(text.utf16)[run.range], as: UTF16.self),
        fonts.stack.candidates[run.font].record.family)
    }
  }
}

/// A stretch of text and the family that serves it.
struct FamilyRun: Hashable, Sendable, CustomStringConvertible {
  let text: String
  let family: String

  init(_ text: String, _ family: String) {
    self.text = text
    self.family = family
  }

  var description: String { "\(text)|\(family)" }
}
