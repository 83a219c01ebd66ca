/// What names mean in a stretch of source.
///
/// Unchecked: a scope is written only by the reading that made it, while it goes on. A closure may
/// take its scope along to another reading, on another thread, which begins when this one is done.
final class Scope: @unchecked Sendable {
  let parent: Scope?
  let file: SourceFile
  /// `self`.
  let receiver: Value?
  /// The type whose members and nested types are visible without a prefix.
  let owner: TypeRecord?
  /// Number of the reading that may write.
  private let reading: Int
  private var values: [String: Value] = [:]

  /// The outermost scope of a piece of a file.
  init(file: SourceFile, receiver: Value?, owner: TypeRecord?, reading: Int) {
    parent = nil
    self.file = file
    self.receiver = receiver
    self.owner = owner
    self.reading = reading
  }

  /// A scope inside another.
  ///
  /// - Parameter reading: `nil` for the one that made the other.
  init(inside parent: Scope, reading: Int? = nil) {
    self.parent = parent
    file = parent.file
    receiver = parent.receiver
    owner = parent.owner
    self.reading = reading ?? parent.reading
  }

  subscript(name: String) -> Value? {
    get { values[name] ?? parent?[name] }
    set { values[name] = newValue }
  }

  /// Gives a variable another value where it was declared; those of another reading keep theirs.
  ///
  /// - Returns: whether there is such a variable.
  func assign(_ value: Value, to name: String) -> Bool { assign(value, to: name, by: reading) }

  private func assign(_ value: Value, to name: String, by reader: Int) -> Bool {
    guard values[name] != nil else {
      return parent?.assign(value, to: name, by: reader) ?? false
    }
    if reading == reader { values[name] = value }
    return true
  }
}
