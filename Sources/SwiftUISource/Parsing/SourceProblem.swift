/// Why a file was not read, or not to its end.
public struct SourceProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case unreadable
    case notUTF8 = "not-utf-8"
    case tooLarge = "too-large"
    /// The rest of the file was read.
    case syntaxErrors = "syntax-errors"
  }

  public let file: String
  public let reason: Reason

  public init(file: String, _ reason: Reason) {
    self.file = file
    self.reason = reason
  }

  public var description: String {
    switch reason {
    case .unreadable: "\(file): cannot be read"
    case .notUTF8: "\(file): is not UTF-8"
    case .tooLarge: "\(file): is larger than \(SourceParser.largestFile >> 20) MB"
    case .syntaxErrors: "\(file): has syntax errors; read as far as it goes"
    }
  }
}
