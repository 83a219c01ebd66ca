internal import SwiftSyntax

/// What the source says of one type, its extensions included.
///
/// A class, as every value carries one and its parts are many.
final class TypeRecord: Sendable {
  enum Kind: Sendable {
    case structure
    case reference
    case enumeration
    case interface
    /// A type of another module that the source extends.
    case external
  }

  /// The last part of its name.
  let name: String
  /// The whole name: `Settings.Row`.
  let qualifiedName: String
  let kind: Kind
  /// The file of its declaration, or of its first extension.
  let file: SourceFile
  /// Where its declaration begins.
  let declaration: Syntax
  /// Names of what it conforms to or inherits from, as they are written.
  let inherited: [String]
  let genericParameters: [String]
  /// Members by name; overloads in the order of the source.
  let properties: [String: [PropertyRecord]]
  let functions: [String: [FunctionRecord]]
  let initializers: [InitializerRecord]
  let cases: [EnumCaseRecord]
  /// Stored properties of an instance, in the order a memberwise initialiser takes them.
  let storedProperties: [PropertyRecord]
  let isView: Bool

  init(_ parts: TypeDeclaration) {
    name = parts.name
    qualifiedName = parts.qualifiedName
    kind = parts.kind
    file = parts.file
    declaration = parts.declaration
    inherited = parts.inherited
    genericParameters = parts.genericParameters
    properties = parts.properties
    functions = parts.functions
    initializers = parts.initializers
    cases = parts.cases
    storedProperties = parts.storedProperties
    isView = parts.inherited.contains { $0 == "View" || $0 == "SwiftUI.View" }
  }

  func conforms(to name: String) -> Bool {
    inherited.contains { $0 == name || $0 == "SwiftUI.\(name)" }
  }

  func property(_ name: String, isStatic: Bool) -> PropertyRecord? {
    properties[name]?.first { $0.isStatic == isStatic }
  }

  func functions(_ name: String, isStatic: Bool) -> [FunctionRecord] {
    functions[name]?.filter { $0.isStatic == isStatic } ?? []
  }
}

/// A property: of a type, of a file, or stored in an instance.
struct PropertyRecord: Sendable {
  /// Tells it from every other property of the source.
  let id: SyntaxIdentifier
  let name: String
  /// As it is written; `nil` where it is inferred.
  let type: TypeSyntax?
  /// ``type`` as text.
  let typeName: String?
  let initialValue: ExprSyntax?
  /// The statements that compute it; `nil` for a stored property.
  let getter: CodeBlockItemListSyntax?
  /// Property wrappers and other attributes, by name: `State` of `@SwiftUI.State`.
  let attributes: [String: AttributeSyntax]
  let isStatic: Bool
  let isConstant: Bool
  let file: SourceFile

  /// Whether a memberwise initialiser asks for it.
  var isMemberwise: Bool {
    getter == nil && !isStatic && !(isConstant && initialValue != nil)
      && attributes["Environment"] == nil && attributes["EnvironmentObject"] == nil
  }
}

struct FunctionRecord: Sendable {
  let syntax: FunctionDeclSyntax
  let parameters: [ParameterRecord]
  let isStatic: Bool
  let file: SourceFile

  init(_ syntax: FunctionDeclSyntax, isStatic: Bool, file: SourceFile) {
    self.syntax = syntax
    parameters = syntax.signature.parameterClause.parameters.map(ParameterRecord.init)
    self.isStatic = isStatic
    self.file = file
  }
}

struct InitializerRecord: Sendable {
  let syntax: InitializerDeclSyntax
  let parameters: [ParameterRecord]
  let file: SourceFile

  init(_ syntax: InitializerDeclSyntax, file: SourceFile) {
    self.syntax = syntax
    parameters = syntax.signature.parameterClause.parameters.map(ParameterRecord.init)
    self.file = file
  }
}

/// A parameter of a function, with what a call asks of it: text made from syntax is dear, and
/// functions are called more often than declared.
struct ParameterRecord: Sendable {
  /// What a call writes before the colon; `_` for nothing.
  let label: String
  /// What the body calls it.
  let name: String
  let type: TypeSyntax
  let typeName: String
  let initialValue: ExprSyntax?
  let isVariadic: Bool
  let isFunction: Bool

  init(_ syntax: FunctionParameterSyntax) {
    label = syntax.firstName.text
    name = (syntax.secondName ?? syntax.firstName).text.unquotedIdentifier
    type = syntax.type
    typeName = syntax.type.sourceText
    initialValue = syntax.defaultValue?.value
    isVariadic = syntax.ellipsis != nil
    isFunction = TypeNames.isFunction(typeName)
  }

  /// Whether a call may leave it out, or give it as a closure after the parentheses.
  var mayBeMissing: Bool {
    initialValue != nil || isVariadic || isFunction || typeName.hasSuffix("?")
  }

  /// Whether a closure after the parentheses may be meant for it.
  var takesClosure: Bool { isFunction || typeName.contains("Content") }
}

struct EnumCaseRecord: Sendable {
  let name: String
  let parameters: [EnumCaseParameterSyntax]
  let rawValue: ExprSyntax?
  let file: SourceFile
}
