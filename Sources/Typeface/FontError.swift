/// Why a font could not be used.
public enum FontError: Error, Hashable, CustomStringConvertible {
  /// The file could not be opened or is empty.
  case unreadable(path: String)
  /// The file holds no font that HarfBuzz and FreeType can read.
  case notAFont(path: String)
  /// The file begins like a font and ends before its tables do.
  case incomplete(path: String)
  /// The file is a font, but has no face of that number.
  case noSuchFace(path: String, index: Int)
  /// A folder given by the user holds no font file.
  case noFonts(directory: String)
  /// The folder with the fonts that come with Copyfit is not where it should be.
  case bundledFontsMissing(searched: [String])

  public var description: String {
    switch self {
    case .unreadable(let path):
      "\(path): cannot be read, or is empty; check the path and its permissions"
    case .notAFont(let path):
      "\(path): not a font; TrueType, OpenType and their collections (.ttf .otf .ttc) are read"
    case .incomplete(let path):
      "\(path): the font is cut short; copy or download it again"
    case .noSuchFace(let path, let index):
      "\(path): has no face number \(index)"
    case .noFonts(let directory):
      "\(directory): holds no .ttf, .otf or .ttc file; name the folder with the fonts in it"
    case .bundledFontsMissing(let searched):
      "Copyfit's own fonts are missing (looked in \(searched.joined(separator: ", "))); "
        + "set COPYFIT_FONTS to the Fonts folder"
    }
  }
}
