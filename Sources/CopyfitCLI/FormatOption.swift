internal import Requests

/// The option that says in what form a command's output is written.
enum FormatOption {
  static let name = "--format"

  /// The option in help, with the formats a command knows; the first is the usual one.
  static func option<T: RawRepresentable & CaseIterable>(
    _ formats: T.Type, _ help: String
  ) -> Command.Option where T.RawValue == String {
    .init(name, formats.allCases.map(\.rawValue).joined(separator: "|"), help)
  }

  /// The format that is asked for, or else the usual one.
  ///
  /// - Throws: ``InputError`` naming the nearest format.
  static func format<T: RawRepresentable & CaseIterable>(
    _ arguments: Arguments, usually usual: T
  ) throws -> T where T.RawValue == String {
    try arguments.value(name) { try InputNames.choice("format", $0, of: T.self) } ?? usual
  }
}

/// The forms of a report.
enum ReportFormat: String, CaseIterable {
  /// For a person.
  case text
  /// For programs.
  case json
}
