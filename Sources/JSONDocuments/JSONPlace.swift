/// Where a value stands in its document.
///
/// A list linked towards the root, so that it takes no time to go one step down.
final class JSONPlace: Sendable {
  private let parent: JSONPlace?
  private let step: JSONCodingKey?
  /// Steps from the root.
  let depth: Int
  /// The line of the innermost member that the value is or lies in; for an object in an array,
  /// the line of its first member, which is nearer. `nil` for values that were not read from a text.
  let line: Int?

  /// A document's root.
  init(root: JSONValue?) {
    parent = nil
    step = nil
    depth = 0
    line = root.flatMap(Self.firstLine)
  }

  private init(parent: JSONPlace, step: JSONCodingKey, line: Int?) {
    self.parent = parent
    self.step = step
    depth = parent.depth + 1
    self.line = line
  }

  /// The place of a member of the object at this place.
  func member(_ member: JSONMember) -> JSONPlace {
    JSONPlace(parent: self, step: .member(member.name), line: member.position?.line ?? line)
  }

  /// The place of an element of the array at this place.
  func element(_ index: Int, _ value: JSONValue) -> JSONPlace {
    JSONPlace(parent: self, step: .element(index), line: Self.firstLine(of: value) ?? line)
  }

  /// A place in a document that is being written, and has no lines yet.
  func appending(_ step: JSONCodingKey) -> JSONPlace {
    JSONPlace(parent: self, step: step, line: nil)
  }

  private static func firstLine(of value: JSONValue) -> Int? {
    guard case .object(let members) = value else { return nil }
    return members.first?.position?.line
  }

  /// The steps from the root, the first one first.
  var steps: [JSONCodingKey] {
    var steps: [JSONCodingKey] = []
    var place = self
    while let step = place.step, let parent = place.parent {
      steps.append(step)
      place = parent
    }
    return steps.reversed()
  }

  /// The place as a JSON path: `$.children[3].modifiers[0].width`.
  var path: String { steps.reduce(into: "$") { $0 += $1.pathSegment } }
}

extension JSONPlace {
  /// The place below this one that a coding path leads to.
  ///
  /// What the path says beyond the document (a member that is missing, say) is added as it stands.
  ///
  /// - Complexity: O(members and elements passed).
  func following(_ path: some Sequence<any CodingKey>, in root: JSONValue) -> JSONPlace {
    var place = self
    var value: JSONValue? = root
    for key in path {
      if case .array(let elements) = value, let index = key.intValue {
        value = elements.indices.contains(index) ? elements[index] : nil
        place = place.element(index, value ?? .null)
      } else if let member = value?.member(key.stringValue) {
        value = member.value
        place = place.member(member)
      } else {
        value = nil
        place = place.member(JSONMember(key.stringValue, .null))
      }
    }
    return place
  }
}
