internal import SwiftSyntax

/// What a declaration or an extension says of a type, and what others add to it.
struct TypeDeclaration {
  let name: String
  let qualifiedName: String
  var kind: TypeRecord.Kind
  var file: SourceFile
  var declaration: Syntax
  var inherited: [String] = []
  var genericParameters: [String] = []
  var properties: [String: [PropertyRecord]] = [:]
  var functions: [String: [FunctionRecord]] = [:]
  var initializers: [InitializerRecord] = []
  var cases: [EnumCaseRecord] = []
  var storedProperties: [PropertyRecord] = []

  /// Takes over what another part of the source says of the type.
  mutating func merge(_ other: TypeDeclaration) {
    if kind == .external, other.kind != .external {
      kind = other.kind
      file = other.file
      declaration = other.declaration
    }
    inherited += other.inherited
    if genericParameters.isEmpty { genericParameters = other.genericParameters }
    properties.merge(other.properties) { $0 + $1 }
    functions.merge(other.functions) { $0 + $1 }
    initializers += other.initializers
    cases += other.cases
    storedProperties += other.storedProperties
  }

  /// Whether two parts are of one type: an extension belongs to the nearest declaration, two
  /// declarations are two types of two modules.
  func isPart(of other: TypeDeclaration) -> Bool {
    kind == .external || other.kind == .external
  }
}
