/// Why a catalog could not be read.
public enum CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder does not exist or may not be read.
  case unreadable(file: String, reason: String)
  /// The name of the file is not that of a catalog.
  case unknownFormat(file: String)
  /// The bytes are not text in an encoding that catalogs use.
  case undecodable(file: String, line: Int?, reason: String)
  /// The text breaks the rules of its format.
  case syntax(file: String, line: Int?, reason: String)
  /// The text is well formed, but something in it is not what a catalog has there.
  case structure(file: String, line: Int?, reason: String)
  /// A string catalog of a major version that is not known.
  case unsupportedVersion(file: String, line: Int?, version: String)

  public var file: String {
    switch self {
    case .unreadable(let file, _), .unknownFormat(let file), .undecodable(let file, _, _),
      .syntax(let file, _, _), .structure(let file, _, _), .unsupportedVersion(let file, _, _):
      file
    }
  }

  /// From 1; `nil` where the error is about the whole file or the format has no lines.
  public var line: Int? {
    switch self {
    case .unreadable, .unknownFormat: nil
    case .undecodable(_, let line, _), .syntax(_, let line, _), .structure(_, let line, _),
      .unsupportedVersion(_, let line, _):
      line
    }
  }

  /// `file:line: what is wrong; what to do`, on one line.
  public var description: String {
    ([file] + [line].compactMap { $0.map(String.init) }).joined(separator: ":")
      + ": \(reason); \(remedy)"
  }

  private var reason: String {
    switch self {
    case .unreadable(_, let reason), .undecodable(_, _, let reason), .syntax(_, _, let reason),
      .structure(_, _, let reason):
      reason
    case .unknownFormat: "not a string catalog"
    case .unsupportedVersion(_, _, let version):
      "string catalogs of version \(version) are not known"
    }
  }

  private var remedy: String {
    switch self {
    case .unreadable: "check the path and its permissions"
    case .unknownFormat: "name an .xcstrings, .strings or .stringsdict file, or a folder with some"
    case .undecodable: "save the file as UTF-8"
    case .syntax: "open the file in a text editor and mend the line"
    case .structure: "mend the line, or remove the entry and let Xcode write it anew"
    case .unsupportedVersion: "open it in the Xcode that wrote it and export version 1"
    }
  }
}
