internal import CHarfBuzz
internal import Synchronization
internal import TextUnits

/// One face of a font file: its design grid, axes and character coverage.
///
/// Opening a face maps its file and reads its header; tables are read when something asks for
/// them. `@unchecked Sendable` because `hb_face_t` is made immutable before `init` returns
/// (HarfBuzz loads tables of an immutable face under atomic pointers), and the instances made
/// from it sit behind a mutex.
@safe public final class FontFace: @unchecked Sendable {
  /// One axis of variation of the design, with its limits as the `fvar` table gives them.
  public struct Axis: Hashable, Sendable {
    public let tag: FourCharacterTag
    public let minimum: Double
    public let standard: Double
    public let maximum: Double
  }

  /// Where the face came from and what it is called.
  public let record: FaceRecord
  /// Font units to the em.
  public let unitsPerEm: Int
  /// How many glyphs the face has.
  public let glyphCount: Int
  /// Axes of variation; empty for a static face.
  public let axes: [Axis]

  let file: FontFile
  private let face: OpaquePointer
  private let instances = Mutex<[DesignPosition: FontInstance]>([:])

  /// Opens a face.
  ///
  /// - Throws: ``FontError/unreadable(path:)``, ``FontError/notAFont(path:)`` or
  ///   ``FontError/noSuchFace(path:index:)``.
  public init(_ record: FaceRecord) throws(FontError) {
    let file = try FontFile(path: record.path)
    let count = file.faceCount
    guard count > 0 else { throw .notAFont(path: record.path) }
    guard (0..<count).contains(record.index) else {
      throw .noSuchFace(path: record.path, index: record.index)
    }
    guard let face = unsafe file.makeFace(index: record.index),
      unsafe hb_face_get_glyph_count(face) > 0
    else { throw .notAFont(path: record.path) }
    unsafe hb_face_make_immutable(face)
    self.record = record
    self.file = file
    unsafe self.face = face
    unitsPerEm = unsafe Int(hb_face_get_upem(face))
    glyphCount = unsafe Int(hb_face_get_glyph_count(face))
    axes = unsafe Self.readAxes(face)
  }

  deinit {
    unsafe hb_face_destroy(face)
  }

  /// The face at one point of its design space; the same object for the same point.
  ///
  /// Axis values outside an axis' limits are clamped to them; axes the face lacks are ignored.
  ///
  /// - Complexity: amortised O(axes).
  public func instance(at position: DesignPosition = .standard) -> FontInstance {
    let position = position.clamped(to: axes)
    return instances.withLock { instances in
      if let instance = instances[position] { return instance }
      let instance = unsafe FontInstance(face: self, position: position, of: face)
      instances[position] = instance
      return instance
    }
  }

  /// The axis with a tag, where the face has it.
  public func axis(_ tag: FourCharacterTag) -> Axis? {
    axes.first { $0.tag == tag }
  }

  private static func readAxes(_ face: OpaquePointer) -> [Axis] {
    var count = unsafe hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: .init(), count: Int(count))
    unsafe _ = infos.withUnsafeMutableBufferPointer { buffer in
      unsafe hb_ot_var_get_axis_infos(face, 0, &count, buffer.baseAddress)
    }
    return infos.map { info in
      Axis(
        tag: FourCharacterTag(rawValue: info.tag), minimum: Double(info.min_value),
        standard: Double(info.default_value), maximum: Double(info.max_value))
    }
  }
}
