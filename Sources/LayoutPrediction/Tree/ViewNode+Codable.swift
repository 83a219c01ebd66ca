/// A view in JSON: the members of its kind, and `modifiers`, `id` and `source` beside them.
extension ViewNode: Codable {
  private enum Key: String, CodingKey {
    case modifiers
    case id
    case source
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    kind = try ViewKind(from: decoder)
    modifiers = try container.decodeIfPresent([ViewModifier].self, forKey: .modifiers) ?? []
    id = try container.decodeIfPresent(String.self, forKey: .id)
    source = try container.decodeIfPresent(SourceLocation.self, forKey: .source)
  }

  /// Writes the members of the kind, and those of the node beside them.
  public func encode(to encoder: any Encoder) throws {
    try kind.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    if !modifiers.isEmpty { try container.encode(modifiers, forKey: .modifiers) }
    try container.encodeIfPresent(id, forKey: .id)
    try container.encodeIfPresent(source, forKey: .source)
  }
}
