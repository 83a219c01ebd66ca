internal import CHarfBuzz
internal import TextUnits
public import Typeface

/// Turns runs of text into glyphs with HarfBuzz, at units-per-em and unhinted.
///
/// A shaper keeps one HarfBuzz buffer and reuses it: give each thread its own.
@safe public final class Shaper {
  private let buffer: OpaquePointer
  private var languages: [String: OpaquePointer?] = unsafe [:]

  public init() {
    // HarfBuzz answers exhausted memory with its inert empty buffer, never with nil.
    guard let buffer = unsafe hb_buffer_create() else { preconditionFailure("hb_buffer_create") }
    unsafe self.buffer = buffer
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
  }

  /// Shapes one run and appends its glyphs in **logical** order.
  ///
  /// Characters around the run serve as context (an Arabic letter at the run's edge joins to its
  /// neighbour). Clusters are not finer than grapheme clusters.
  ///
  /// - Parameters:
  ///   - text: the whole text in UTF-16.
  ///   - range: UTF-16 offsets of the run in `text`.
  ///   - script: ISO 15924.
  ///   - isRightToLeft: the run's direction.
  ///   - language: BCP 47; picks localised glyph forms.
  ///   - glyphs: where the glyphs go.
  /// - Complexity: O(run length), one pass of HarfBuzz.
  public func shape(
    _ text: [UInt16], range: Range<Int>, font: FontInstance, script: FourCharacterTag,
    isRightToLeft: Bool, language: String, features: [FontFeature] = [],
    into glyphs: inout [ShapedGlyph]
  ) {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer { units in
      unsafe hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script.rawValue))
    unsafe hb_buffer_set_language(buffer, harfBuzzLanguage(language))
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    shapeBuffer(font, features)
    collect(isRightToLeft: isRightToLeft, into: &glyphs)
  }

  private func shapeBuffer(_ font: FontInstance, _ features: [FontFeature]) {
    if features.isEmpty {
      unsafe hb_shape(font.harfBuzzFont, buffer, nil, 0)
      return
    }
    let list = features.map {
      hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: UInt32.max)
    }
    unsafe hb_shape(font.harfBuzzFont, buffer, list, UInt32(list.count))
  }

  private func collect(isRightToLeft: Bool, into glyphs: inout [ShapedGlyph]) {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    else { return }
    glyphs.reserveCapacity(glyphs.count + Int(count))
    for position in 0..<Int(count) {
      // HarfBuzz's output is in visual order; reversed, a right-to-left run is logical again.
      let index = isRightToLeft ? Int(count) - 1 - position : position
      let info = unsafe infos[index]
      let pen = unsafe positions[index]
      glyphs.append(
        ShapedGlyph(
          glyph: info.codepoint, cluster: Int32(bitPattern: info.cluster),
          advance: pen.x_advance, xOffset: pen.x_offset, yOffset: pen.y_offset,
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
  }

  private func harfBuzzLanguage(_ language: String) -> OpaquePointer? {
    if let known = unsafe languages[language] { return unsafe known }
    let made = unsafe hb_language_from_string(language, -1)
    unsafe languages[language] = made
    return unsafe made
  }
}
