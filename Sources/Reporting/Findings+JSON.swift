internal import Auditing
internal import DynamicType
internal import JSONDocuments
internal import LayoutPrediction
internal import LineBreaking
internal import TextUnits

extension JSONValue {
  /// A whole number.
  static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }

  /// A text, or `null`.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}

extension Place {
  var json: JSONValue {
    [
      "path": .string(path), "kind": .string(kind), "id": .optional(id),
      "file": .optional(source?.file),
      "line": source.map { .integer($0.line) } ?? .null,
      "column": source?.column.map { .integer($0) } ?? .null,
    ]
  }
}

extension LayoutFinding.Occurrence {
  var json: JSONValue {
    [
      "path": .string(place.path),
      "key": .optional(key), "text": .optional(text),
      "locale": .string(locale.identifier),
      "device": .string(device.name),
      "bold_text": .bool(isBoldTextOn),
      "double_length": .bool(isDoubleLength),
      "severity": .string(severity.rawValue),
      "sizes": .array(sizes.map { .string($0.name) }),
      "worse_sizes": .array(worseSizes.map { .string($0.name) }),
      "stays": .bool(staysToLargest),
      "onset": onset.json, "worst": worst.json,
      "belief": .string(belief.rawValue),
      "doubts": .array(doubts.map { .string($0.description) }),
    ]
  }
}

extension LayoutFinding.Sight {
  fileprivate var json: JSONValue {
    [
      "size": .string(size.name), "message": .string(message),
      "points_missing": .rounded(missing),
      "outcome": .optional(outcome?.rawValue),
      "lines": .array(lines.map(JSONValue.string)),
    ]
  }
}
