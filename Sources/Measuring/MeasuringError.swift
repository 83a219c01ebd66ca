public import Segmentation
public import Shaping
public import Typeface

/// Why a text could not be measured.
public enum MeasuringError: Error, Hashable, CustomStringConvertible {
  case font(FontError)
  case shaping(ShapingError)
  case segmentation(SegmentationError)
  /// No font of that name is at hand; `nearest` is the most similar name.
  case unknownFamily(String, nearest: String?)

  public var description: String {
    switch self {
    case .font(let error): error.description
    case .shaping(let error): error.description
    case .segmentation(let error): error.description
    case .unknownFamily(let name, let nearest):
      "no font family named \(name)"
        + (nearest.map { "; did you mean \($0)?" } ?? "; add its folder with --fonts")
    }
  }
}
