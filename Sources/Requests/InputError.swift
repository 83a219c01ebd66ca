internal import TextUnits

/// A mistake in what the program was asked, in one line that tells the way out.
public struct InputError: Error, CustomStringConvertible {
  /// What is wrong and what to do, without a full stop.
  public let description: String

  /// A mistake, told in one line.
  public init(_ description: String) {
    self.description = description
  }

  /// A name that is none of the valid ones; the nearest is named.
  public static func unknown(_ kind: String, _ name: String, among names: [String]) -> InputError {
    if let nearest = NearestName.of(name, among: names) {
      return InputError("unknown \(kind) \"\(name)\"; did you mean \(nearest)?")
    }
    let listed = names.prefix(12).joined(separator: ", ")
    return InputError(
      "unknown \(kind) \"\(name)\"; there are \(listed)\(names.count > 12 ? ", …" : "")")
  }
}
