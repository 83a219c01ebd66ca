/// What a view is by its source, wherever it is placed.
final class ViewIdentity: Sendable {
  let path: String
  let kind: String
  let id: String?
  let source: SourceLocation?

  init(path: String, kind: String, id: String?, source: SourceLocation?) {
    self.path = path
    self.kind = kind
    self.id = id
    self.source = source
  }
}
