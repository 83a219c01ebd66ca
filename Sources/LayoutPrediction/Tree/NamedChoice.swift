internal import TextUnits

/// An enumeration whose cases have names in layout files.
///
/// A name that is none of them is answered with the nearest, or with all there are.
public protocol NamedChoice: RawRepresentable, CaseIterable, Codable, Sendable
where RawValue == String {}

extension NamedChoice {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let choice = Self(rawValue: name) else {
      // In a list of choices, the list's name says what they are.
      let noun = decoder.codingPath.last { $0.intValue == nil }?.stringValue ?? "name"
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: UnknownName.description(
          noun, name, among: Self.allCases.map(\.rawValue)))
    }
    self = choice
  }
}

/// What is said of a name that is none of the known ones.
enum UnknownName {
  /// `unknown alignment "centre"; did you mean center?`, or with all the names where none is near
  /// and they are few.
  static func description(_ noun: String, _ name: String, among names: [String]) -> String {
    let unknown = "unknown \(noun) \"\(name)\""
    if let nearest = NearestName.of(name, among: names) {
      return "\(unknown); did you mean \(nearest)?"
    }
    return names.count > 12 ? unknown : "\(unknown); there are \(names.joined(separator: ", "))"
  }
}
