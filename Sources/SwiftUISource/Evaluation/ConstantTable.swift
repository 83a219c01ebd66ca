internal import SwiftSyntax
internal import Synchronization

/// Values of constants that every state of every screen sees alike.
final class ConstantTable: Sendable {
  private let values = Mutex<[SyntaxIdentifier: Value]>([:])

  subscript(id: SyntaxIdentifier) -> Value? {
    get { values.withLock { $0[id] } }
    set { values.withLock { $0[id] = newValue } }
  }
}
