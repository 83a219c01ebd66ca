internal import JSONDocuments

/// Reads the members of a profile that is compiled in: what is missing is a programmer's error.
struct ProfileReader {
  let value: JSONValue
  private let context: String

  init(_ value: JSONValue, context: String) {
    self.value = value
    self.context = context
  }

  /// The member `value` of an entry with provenance.
  func entry(_ name: String) -> JSONValue {
    member(name, of: value)["value"] ?? missing(name + ".value")
  }

  func string(_ name: String) -> String {
    member(name, of: value).stringValue ?? missing(name)
  }

  func number(_ name: String) -> Double {
    member(name, of: value).doubleValue ?? missing(name)
  }

  func strings(_ name: String) -> [String] {
    value[name]?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  /// Points of a function: an array of pairs.
  static func points(_ value: JSONValue) -> [(place: Double, value: Double)] {
    (value.arrayValue ?? []).compactMap { pair in
      guard let numbers = pair.arrayValue?.compactMap(\.doubleValue), numbers.count == 2 else {
        return nil
      }
      return (numbers[0], numbers[1])
    }
  }

  func provenance() -> Provenance {
    guard let evidence = Provenance.Evidence(rawValue: string("evidence")) else {
      return missing("evidence")
    }
    return Provenance(evidence: evidence, source: string("source"))
  }

  private func member(_ name: String, of value: JSONValue) -> JSONValue {
    value[name] ?? missing(name)
  }

  private func missing<R>(_ name: String) -> R {
    preconditionFailure("profile: \(context) lacks a usable \(name)")
  }
}
