extension String {
  /// What stands between a beginning and an end; `nil` where the text has not both, apart.
  public func between(_ beginning: String, _ end: String) -> String? {
    guard hasPrefix(beginning), hasSuffix(end), count >= beginning.count + end.count else {
      return nil
    }
    return String(dropFirst(beginning.count).dropLast(end.count))
  }
}
