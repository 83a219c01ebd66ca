internal import CFreeType
internal import Synchronization
internal import TextUnits

/// The one FreeType library of the process.
///
/// FreeType asks that a library object is used by one thread at a time; the mutex is that rule.
@safe enum FontLibrary {
  @safe private struct Handle: ~Copyable, @unchecked Sendable {
    let library: FT_Library?
    init() {
      var library: FT_Library?
      _ = unsafe FT_Init_FreeType(&library)
      unsafe self.library = library
    }
  }

  private static let shared = Mutex(Handle())

  /// Opens a face of a mapped file for the closure, and closes it afterwards.
  ///
  /// - Returns: `nil` where FreeType cannot read the face.
  static func withFace<R: Sendable>(of file: FontFile, index: Int, _ body: (FT_Face) -> R?) -> R? {
    shared.withLock { handle in
      unsafe file.withBytes { bytes in
        var face: FT_Face?
        guard
          unsafe FT_New_Memory_Face(
            handle.library, bytes.baseAddress, FT_Long(bytes.count), FT_Long(index), &face) == 0,
          let face = unsafe face
        else { return nil }
        defer { unsafe _ = FT_Done_Face(face) }
        return unsafe body(face)
      }
    }
  }
}
