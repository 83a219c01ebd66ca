public import JSONDocuments
public import LayoutPrediction
public import LineBreaking
internal import TextUnits

/// The answers of `copyfit measure` as JSON.
public enum MeasureAnswer {
  /// A layout.
  ///
  /// - Parameter id: the request's own, given back as it came; `nil` where it had none.
  public static func json(id: JSONValue?, _ styled: StyledText, _ layout: TextLayout) -> JSONValue {
    var members: [JSONMember] = []
    if let id { members.append(JSONMember("id", id)) }
    members += [
      JSONMember("outcome", .string(layout.outcome.rawValue)),
      JSONMember("width", .rounded(layout.width)),
      JSONMember("height", .rounded(layout.height)),
      JSONMember("lines", .array(layout.lines.map(line))),
      JSONMember("natural_width", .rounded(layout.naturalWidth)),
      JSONMember("min_width", .rounded(layout.minimumWidth)),
      JSONMember(
        "required_width", layout.hasSufficientWidth ? .rounded(layout.requiredWidth) : .null),
      JSONMember("slack", layout.hasSufficientWidth ? .rounded(layout.slack) : .null),
      JSONMember("truncated", .bool(layout.isTruncated)),
      JSONMember("visible_text", .string(layout.visibleText)),
      JSONMember("scale", .rounded(layout.scale)),
      JSONMember("point_size", .rounded(layout.font.pointSize)),
      JSONMember("fonts", .array(styled.prepared.fonts.map(font))),
      JSONMember("confidence", .string(layout.confidence.rawValue)),
      JSONMember("margin", .rounded(layout.margin)),
    ]
    return .object(members)
  }

  /// A request that could not be answered.
  public static func error(id: JSONValue?, code: String, message: String) -> JSONValue {
    .object([
      JSONMember("id", id ?? .null),
      JSONMember("error", ["code": .string(code), "message": .string(message)]),
    ])
  }

  private static func line(_ line: TextLayout.LineText) -> JSONValue {
    [
      "text": .string(line.text), "width": .rounded(line.width),
      "break": .string(line.reason.name),
    ]
  }

  private static func font(_ use: FontUse) -> JSONValue {
    [
      "family": .string(use.family), "for": .string(use.platformFamily),
      "stand_in": .bool(use.isStandIn), "clusters": .number(JSONNumber(use.clusterCount)),
      "missing": .number(JSONNumber(use.missingClusterCount)),
    ]
  }
}
