internal import CHarfBuzz

/// The bytes of one font file, mapped into memory: pages are read as they are touched.
///
/// `@unchecked Sendable` because the one thing it owns, an `hb_blob_t`, is made immutable before
/// `init` returns, and HarfBuzz reads immutable blobs from any thread (reference counts are
/// atomic).
@safe final class FontFile: @unchecked Sendable {
  /// The path it was opened from, for messages.
  let path: String
  private let blob: OpaquePointer

  /// Maps a file.
  ///
  /// - Throws: ``FontError/unreadable(path:)`` where there is no such file or it has no bytes,
  ///   ``FontError/incomplete(path:)`` where it ends too early.
  init(path: String) throws(FontError) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path)
    }
    guard unsafe hb_blob_get_length(blob) > 0 else {
      unsafe hb_blob_destroy(blob)
      throw .unreadable(path: path)
    }
    unsafe hb_blob_make_immutable(blob)
    self.path = path
    unsafe self.blob = blob
    guard isWhole else { throw .incomplete(path: path) }
  }

  deinit {
    unsafe hb_blob_destroy(blob)
  }

  /// The number of faces: 1 for a plain font, more for a collection, 0 for what is no font.
  var faceCount: Int {
    unsafe Int(hb_face_count(blob))
  }

  /// Makes HarfBuzz's view of one face; the caller owns it.
  func makeFace(index: Int) -> OpaquePointer? {
    unsafe hb_face_create(blob, UInt32(index))
  }

  /// The mapped bytes, valid for the closure.
  func withBytes<R: Sendable>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    var length: UInt32 = 0
    let data = unsafe UnsafeRawPointer(hb_blob_get_data(blob, &length))
    let bytes = unsafe data?.assumingMemoryBound(to: UInt8.self)
    return unsafe body(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(length)))
  }
}
