internal import Catalogs
internal import SwiftUISource

/// A file, folder or screen of an app that was not looked at, or not to its end.
public struct AppProblem: Hashable, Sendable, CustomStringConvertible {
  /// Why it was not.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A file or folder that cannot be read.
    case unreadable
    /// A link that leads to a folder around it.
    case linkLoop = "link-loop"
    /// A Swift file that is not UTF-8.
    case notUTF8 = "not-utf-8"
    /// A Swift file of more than 4 MB.
    case tooLarge = "too-large"
    /// A Swift file that was read as far as it goes.
    case syntaxErrors = "syntax-errors"
    /// A catalog that breaks the rules of its format.
    case brokenCatalog = "broken-catalog"
    /// A screen that could not be laid out.
    case notLaidOut = "not-laid-out"
  }

  /// The file or folder, or the screen's name.
  public let place: String
  /// Why it was not.
  public let reason: Reason
  /// Place and reason on one line, without a full stop.
  public let description: String

  /// - Parameter description: place and reason on one line.
  public init(place: String, reason: Reason, description: String) {
    self.place = place
    self.reason = reason
    self.description = description
  }

  init(_ place: String, _ reason: Reason, _ words: String) {
    self.init(place: place, reason: reason, description: "\(place): \(words)")
  }

  init(_ error: CatalogError) {
    place = error.file
    if case .unreadable = error { reason = .unreadable } else { reason = .brokenCatalog }
    description = error.description
  }

  init(_ problem: SourceProblem) {
    place = problem.file
    reason =
      switch problem.reason {
      case .unreadable: .unreadable
      case .notUTF8: .notUTF8
      case .tooLarge: .tooLarge
      case .syntaxErrors: .syntaxErrors
      }
    description = problem.description
  }
}
