/// Why a value cannot be written as JSON, and where.
public struct JSONEncodingError: Error, Sendable, Equatable {
  /// Where the value would stand: `$.children[3].width`; `$` is the whole value.
  public let path: String
  /// One line without a full stop, such as `nan cannot be written as a JSON number`.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension JSONEncodingError: CustomStringConvertible {
  /// `path: reason`, on one line.
  public var description: String { "\(path.onOneLine): \(reason.onOneLine)" }
}

// `Encoder` promises the standard library's `EncodingError`, so that is what passes through a
// type's `encode(to:)`, with the error that is reported in the end inside it.

extension JSONEncodingError {
  /// What to report for an error that has come out of a type's `encode(to:)`.
  init(_ error: EncodingError) {
    guard case .invalidValue(_, let context) = error else {
      self.init(path: "$", reason: String(describing: error))
      return
    }
    if let inner = context.underlyingError as? JSONEncodingError {
      self = inner
      return
    }
    let place = context.codingPath.reduce(JSONPlace(root: nil)) {
      $0.appending($1 as? JSONCodingKey ?? .member($1.stringValue))
    }
    self.init(path: place.path, reason: context.debugDescription)
  }
}

extension JSONPlace {
  /// A value at this place that JSON cannot have.
  func unencodable(_ value: Any, _ reason: String) -> EncodingError {
    let error = JSONEncodingError(path: path, reason: reason)
    return .invalidValue(
      value,
      EncodingError.Context(codingPath: steps, debugDescription: reason, underlyingError: error))
  }

  func notFinite(_ number: some JSONScalar) -> EncodingError {
    unencodable(number, "\(number) cannot be written as a JSON number")
  }

  /// An error that a type at this place has thrown, with the place where it does not have one.
  func located(_ error: any Error, encoding value: Any) -> EncodingError {
    guard let standard = error as? EncodingError else {
      return .invalidValue(
        value,
        EncodingError.Context(
          codingPath: steps, debugDescription: String(describing: error), underlyingError: error))
    }
    guard case .invalidValue(let value, let context) = standard, context.codingPath.isEmpty else {
      return standard
    }
    return .invalidValue(
      value,
      EncodingError.Context(
        codingPath: steps, debugDescription: context.debugDescription,
        underlyingError: context.underlyingError))
  }
}
