/// What names mean in a stretch of source.
final class Scope {
  let parent: Scope?
  let file: SourceFile
  /// `self`.
  let receiver: Value?
  /// The type whose members and nested types are visible without a prefix.
  let owner: TypeRecord?
  private var values: [String: Value] = [:]

  /// The outermost scope of a piece of a file.
  init(file: SourceFile, receiver: Value? = nil, owner: TypeRecord? = nil) {
    parent = nil
    self.file = file
    self.receiver = receiver
    self.owner = owner
  }

  /// A scope inside another.
  init(inside parent: Scope) {
    self.parent = parent
    file = parent.file
    receiver = parent.receiver
    owner = parent.owner
  }

  subscript(name: String) -> Value? {
    get { values[name] ?? parent?[name] }
    set { values[name] = newValue }
  }

  /// Gives a variable another value where it was declared.
  ///
  /// - Returns: whether there is such a variable.
  func assign(_ value: Value, to name: String) -> Bool {
    if values[name] != nil {
      values[name] = value
      return true
    }
    return parent?.assign(value, to: name) ?? false
  }
}
