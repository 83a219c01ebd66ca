internal import Synchronization
public import TextUnits

/// The fonts at hand, by family: those of the user first, then those that come with Copyfit.
///
/// Making a book reads one table of names; a font file is opened (mapped) when text first needs
/// it, and kept open for the life of the book.
public final class FontBook: Sendable {
  private let families: [String: [FaceRecord]]
  private let faces = Mutex<[FaceRecord: FontFace]>([:])

  /// Every family name, user's fonts included, sorted.
  public var familyNames: [String] { families.values.compactMap(\.first?.family).sorted() }

  /// How many font files have been opened so far.
  public var openedFaceCount: Int { faces.withLock { $0.count } }

  /// Makes a book.
  ///
  /// - Parameters:
  ///   - bundled: Copyfit's own fonts; `nil` leaves them out.
  ///   - directories: folders with fonts of the user's, searched with their subfolders. Their
  ///     families win over bundled ones of the same name.
  /// - Throws: a ``FontError`` where a folder has no fonts or one of its files is no font.
  /// - Complexity: O(files in `directories`); each of those is opened once for its names.
  public init(bundled: BundledFonts?, directories: [String] = []) throws(FontError) {
    var families: [String: [FaceRecord]] = [:]
    for record in try bundled?.records() ?? [] {
      families[record.family.lowercased(), default: []].append(record)
    }
    for directory in directories {
      let paths = FontDirectory.fontFiles(under: directory)
      guard !paths.isEmpty else { throw .noFonts(directory: directory) }
      var found: [String: [FaceRecord]] = [:]
      for path in paths {
        for record in try FaceRecord.probe(path: path) {
          found[record.family.lowercased(), default: []].append(record)
        }
      }
      families.merge(found) { _, new in new }
    }
    self.families = families
  }

  /// Whether the book has any face of a family; case does not matter.
  public func has(family: String) -> Bool {
    families[family.lowercased()] != nil
  }

  /// The face of a family nearest to a weight and slant.
  ///
  /// A slant is only given up where the family has none of that slant; among the rest a face
  /// with a weight axis wins, then the nearest weight (CSS Fonts 4 §5.2, without its tie rules).
  public func record(family: String, weight: FontWeight, isItalic: Bool = false) -> FaceRecord? {
    families[family.lowercased()]?.min { left, right in
      rank(left, weight, isItalic) < rank(right, weight, isItalic)
    }
  }

  /// Opens a face, or returns the one opened before.
  ///
  /// - Throws: a ``FontError`` where the file is gone or no font.
  public func face(_ record: FaceRecord) throws(FontError) -> FontFace {
    if let face = faces.withLock({ $0[record] }) { return face }
    let face = try FontFace(record)
    return faces.withLock { faces in
      // Another thread may have been first; everybody gets the same face.
      let kept = faces[record] ?? face
      faces[record] = kept
      return kept
    }
  }

  private func rank(_ record: FaceRecord, _ weight: FontWeight, _ isItalic: Bool) -> Int {
    let slant = record.isItalic == isItalic ? 0 : 10_000
    let distance = record.hasWeightAxis ? 0 : 1 + abs(record.weight.value - weight.value)
    return slant + distance
  }
}
