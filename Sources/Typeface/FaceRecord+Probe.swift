internal import CFreeType
internal import TextUnits

extension FaceRecord {
  /// Reads the names and styles of every face in a font file.
  ///
  /// - Throws: ``FontError/unreadable(path:)`` or ``FontError/notAFont(path:)``.
  static func probe(path: String) throws(FontError) -> [FaceRecord] {
    let file = try FontFile(path: path)
    var records: [FaceRecord] = []
    for index in 0..<max(file.faceCount, 1) {
      guard
        let record = unsafe FontLibrary.withFace(
          of: file, index: index,
          { face in
            unsafe FaceRecord(face: face, path: path, index: index)
          })
      else { throw .notAFont(path: path) }
      records.append(record)
    }
    return records
  }

  private init?(face: FT_Face, path: String, index: Int) {
    guard let name = unsafe face.pointee.family_name else { return nil }
    let family = unsafe String(cString: name)
    let style = unsafe face.pointee.style_flags
    var weight = FontWeight.regular
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let os2 = unsafe table.assumingMemoryBound(to: TT_OS2.self)
      weight = unsafe FontWeight(Int(os2.pointee.usWeightClass))
    } else if style & FT_Long(FT_STYLE_FLAG_BOLD) != 0 {
      weight = .bold
    }
    self.init(
      family: family, path: path, index: index, weight: weight,
      isItalic: style & FT_Long(FT_STYLE_FLAG_ITALIC) != 0,
      hasWeightAxis: unsafe Self.hasWeightAxis(face))
  }

  private static func hasWeightAxis(_ face: FT_Face) -> Bool {
    var variations: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe FT_Get_MM_Var(face, &variations) == 0, let variations = unsafe variations else {
      return false
    }
    defer { unsafe _ = FT_Done_MM_Var(face.pointee.glyph.pointee.library, variations) }
    let axes = unsafe UnsafeBufferPointer(
      start: variations.pointee.axis, count: Int(variations.pointee.num_axis))
    return unsafe axes.contains {
      unsafe UInt32(truncatingIfNeeded: $0.tag) == FourCharacterTag.weight.rawValue
    }
  }
}
