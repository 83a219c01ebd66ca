internal import CHarfBuzz
public import TextUnits

/// A face at one point of its design space: what text is shaped with.
///
/// `@unchecked Sendable` because `hb_font_t` is made immutable before `init` returns; HarfBuzz
/// shapes with an immutable font from any thread.
@safe public final class FontInstance: @unchecked Sendable {
  /// Where the face came from and what it is called.
  public let record: FaceRecord
  /// Font units to the em.
  public let unitsPerEm: Int
  /// Where in the design space.
  public let position: DesignPosition
  private let font: OpaquePointer

  init(face: FontFace, position: DesignPosition, of hbFace: OpaquePointer) {
    record = face.record
    unitsPerEm = face.unitsPerEm
    self.position = position
    // HarfBuzz never returns nil: out of memory gives its inert empty font. The font keeps a
    // reference to the face, and the face to the mapped file.
    guard let font = unsafe hb_font_create(hbFace) else { preconditionFailure("hb_font_create") }
    unsafe self.font = font
    unsafe hb_font_set_scale(font, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
    let variations = position.values.map { tag, value in
      hb_variation_t(tag: tag.rawValue, value: Float(value))
    }
    unsafe hb_font_set_variations(font, variations, UInt32(variations.count))
    unsafe hb_font_make_immutable(font)
  }

  deinit {
    unsafe hb_font_destroy(font)
  }

  /// HarfBuzz's handle, for the shaper; valid as long as this object lives.
  package var harfBuzzFont: OpaquePointer {
    unsafe font
  }

  /// The glyph for a character, or `nil` where the face does not have it.
  ///
  /// - Complexity: one look-up in the `cmap` table.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The horizontal advance of a glyph, before kerning.
  public func advance(of glyph: UInt32) -> FontUnits {
    unsafe hb_font_get_glyph_h_advance(font, glyph)
  }

  /// Ascent, descent (negative) and line gap, as the platform's text engines read them
  /// (`OS/2` typographic values where the font asks for them, `hhea` else).
  public var lineExtents: (ascent: FontUnits, descent: FontUnits, gap: FontUnits) {
    var extents = hb_font_extents_t()
    unsafe hb_font_get_h_extents(font, &extents)
    return (extents.ascender, extents.descender, extents.line_gap)
  }
}
