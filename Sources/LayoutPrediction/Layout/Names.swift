internal import DynamicType
internal import LineBreaking
internal import TextUnits

/// Names in view trees, looked up with errors that say where and what was meant.
enum Names {
  static func size(_ name: String, path: String) throws -> ContentSize {
    guard let size = ContentSize(name: name) else {
      throw unknown("size", name, path, among: ContentSize.allNames)
    }
    return size
  }

  static func style(_ name: String, path: String) throws -> TextStyle {
    guard let style = TextStyle(name: name) else {
      throw unknown("text style", name, path, among: TextStyle.allNames)
    }
    return style
  }

  static func weight(_ name: String, path: String) throws -> FontWeight {
    guard let weight = FontWeight(name: name) else {
      throw unknown("weight", name, path, among: FontWeight.names.map(\.name))
    }
    return weight
  }

  static func locale(_ tag: String, path: String) throws -> LocaleTag {
    guard let locale = LocaleTag(tag) else { throw unknown("locale", tag, path, among: []) }
    return locale
  }

  static func choice<T: RawRepresentable & CaseIterable>(
    _ kind: String, _ name: String, path: String, of type: T.Type
  ) throws -> T where T.RawValue == String {
    guard let value = T(rawValue: name) else {
      throw unknown(kind, name, path, among: T.allCases.map(\.rawValue))
    }
    return value
  }

  private static func unknown(
    _ kind: String, _ name: String, _ path: String, among names: [String]
  ) -> LayoutError {
    .unknownName(path: path, kind: kind, name: name, nearest: NearestName.of(name, among: names))
  }
}
