// `Decoder` promises the standard library's `DecodingError`, and types that try one form after
// another catch it. So that is what passes through a type's `init(from:)`, with the error that is
// reported in the end inside it.

extension JSONDecodingError {
  /// What to report for an error that has come out of a type's `init(from:)`.
  ///
  /// - Parameter root: the value that was decoded.
  init(_ error: DecodingError, in root: JSONValue) {
    let context = error.context
    if let inner = context?.underlyingError as? JSONDecodingError {
      self = inner
      return
    }
    let place = JSONPlace(root: root).following(context?.codingPath ?? [], in: root)
    self =
      if case .keyNotFound(let key, _) = error {
        .missingMember(name: key.stringValue, path: place.path, line: place.line)
      } else {
        .invalidValue(
          reason: context?.debugDescription ?? String(describing: error), path: place.path,
          line: place.line)
      }
  }
}

extension DecodingError {
  /// What every case carries; `nil` for a case that a later Swift may add.
  fileprivate var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}

extension JSONPlace {
  private func context(_ error: JSONDecodingError) -> DecodingError.Context {
    DecodingError.Context(
      codingPath: steps, debugDescription: error.reason, underlyingError: error)
  }

  func mismatch(_ type: any Any.Type, expected: String, found: JSONValue) -> DecodingError {
    let error = JSONDecodingError.wrongType(
      expected: expected, found: found.kind, path: path, line: line)
    return .typeMismatch(type, context(error))
  }

  /// A number that is none of the numbers the type has.
  func outOfRange(
    _ type: any Any.Type, expected: String, found number: JSONNumber
  ) -> DecodingError {
    // A number may have as many digits as the text has room for.
    let found = number.text.utf8.count <= 40 ? number.text : "\(number.text.prefix(40))…"
    let error = JSONDecodingError.wrongType(
      expected: expected, found: found, path: path, line: line)
    return .typeMismatch(type, context(error))
  }

  func missing(_ key: some CodingKey) -> DecodingError {
    let error = JSONDecodingError.missingMember(name: key.stringValue, path: path, line: line)
    return .keyNotFound(key, context(error))
  }

  /// An array of `count` elements of which one more was asked for.
  func exhausted(_ type: any Any.Type, count: Int) -> DecodingError {
    let error = JSONDecodingError.invalidValue(
      reason: "expected more than the array's \(count == 1 ? "one element" : "\(count) elements")",
      path: path, line: line)
    return .valueNotFound(type, context(error))
  }

  func tooDeep() -> DecodingError {
    .dataCorrupted(context(.tooDeep(path: path, line: line)))
  }

  /// An error that a type at this place has thrown, with the place where it does not have one.
  func located(_ error: any Error) -> DecodingError {
    guard let standard = error as? DecodingError else {
      return .dataCorrupted(
        DecodingError.Context(
          codingPath: steps, debugDescription: String(describing: error), underlyingError: error))
    }
    guard let old = standard.context, old.codingPath.isEmpty else { return standard }
    let context = DecodingError.Context(
      codingPath: steps, debugDescription: old.debugDescription,
      underlyingError: old.underlyingError)
    switch standard {
    case .typeMismatch(let type, _): return .typeMismatch(type, context)
    case .valueNotFound(let type, _): return .valueNotFound(type, context)
    case .keyNotFound(let key, _): return .keyNotFound(key, context)
    case .dataCorrupted: return .dataCorrupted(context)
    @unknown default: return standard
    }
  }
}
