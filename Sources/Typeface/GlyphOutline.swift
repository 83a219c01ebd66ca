internal import CFreeType
public import TextUnits

/// The contour of a glyph in font units: x to the right, y **up** from the baseline.
public struct GlyphOutline: Sendable {
  /// A piece of a contour, with absolute points.
  public enum Segment: Sendable, Hashable {
    case move(x: FontUnits, y: FontUnits)
    case line(x: FontUnits, y: FontUnits)
    case quadratic(controlX: FontUnits, controlY: FontUnits, x: FontUnits, y: FontUnits)
    case cubic(
      firstX: FontUnits, firstY: FontUnits, secondX: FontUnits, secondY: FontUnits,
      x: FontUnits, y: FontUnits)
  }

  /// Contours one after the other; each begins with a move and is closed implicitly.
  public var segments: [Segment] = []
}

extension FontFace {
  /// The outlines of glyphs at a point of the design space, by FreeType, unhinted.
  ///
  /// - Parameters:
  ///   - glyphs: glyph numbers of this face.
  ///   - position: axis values; clamped like those of ``instance(at:)``.
  /// - Returns: as many outlines as glyphs; `nil` where the glyph has none (a bitmap emoji).
  /// - Complexity: O(total number of points); the face is opened once per call.
  public func outlines(of glyphs: [UInt32], at position: DesignPosition) -> [GlyphOutline?] {
    let clamped = position.clamped(to: axes)
    let coordinates = axes.map { axis in
      // FreeType takes design coordinates in 16.16.
      FT_Fixed(((clamped.values[axis.tag] ?? axis.standard) * 65536).rounded())
    }
    let outlines = unsafe FontLibrary.withFace(of: file, index: record.index) { face in
      // A face of bitmaps answers with empty outlines.
      guard unsafe face.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0 else {
        return [GlyphOutline?](repeating: nil, count: glyphs.count)
      }
      if !coordinates.isEmpty {
        var coordinates = coordinates
        unsafe _ = FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
      }
      return glyphs.map { unsafe GlyphOutline(face: face, glyph: $0) }
    }
    return outlines ?? Array(repeating: nil, count: glyphs.count)
  }
}

extension GlyphOutline {
  fileprivate init?(face: FT_Face, glyph: UInt32) {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0 else { return nil }
    let slot = unsafe face.pointee.glyph.pointee
    guard unsafe slot.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
    var outline = unsafe slot.outline
    var callbacks = unsafe FT_Outline_Funcs(
      move_to: { to, sink in
        unsafe append(to, sink) { .move(x: $0.x, y: $0.y) }
      },
      line_to: { to, sink in
        unsafe append(to, sink) { .line(x: $0.x, y: $0.y) }
      },
      conic_to: { control, to, sink in
        let c = unsafe units(control)
        return unsafe append(to, sink) {
          .quadratic(controlX: c.x, controlY: c.y, x: $0.x, y: $0.y)
        }
      },
      cubic_to: { first, second, to, sink in
        let (a, b) = unsafe (units(first), units(second))
        return unsafe append(to, sink) {
          .cubic(firstX: a.x, firstY: a.y, secondX: b.x, secondY: b.y, x: $0.x, y: $0.y)
        }
      },
      shift: 0, delta: 0)
    let status = unsafe withUnsafeMutablePointer(to: &self) { sink in
      unsafe sink.initialize(to: GlyphOutline())
      return unsafe FT_Outline_Decompose(&outline, &callbacks, sink)
    }
    guard status == 0 else { return nil }
  }
}

private func units(_ point: UnsafePointer<FT_Vector>?) -> (x: FontUnits, y: FontUnits) {
  guard let point = unsafe point else { return (0, 0) }
  return unsafe (FontUnits(point.pointee.x), FontUnits(point.pointee.y))
}

private func append(
  _ point: UnsafePointer<FT_Vector>?, _ sink: UnsafeMutableRawPointer?,
  _ segment: ((x: FontUnits, y: FontUnits)) -> GlyphOutline.Segment
) -> Int32 {
  unsafe sink?.assumingMemoryBound(to: GlyphOutline.self).pointee.segments
    .append(segment(units(point)))
  return 0
}
