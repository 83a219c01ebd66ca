internal import SwiftSyntax

/// What the source says of one type, its extensions included.
struct TypeRecord: Sendable {
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
  var kind: Kind
  /// The file of its declaration, or of its first extension.
  var file: SourceFile
  /// Where its declaration begins.
  var declaration: Syntax
  /// Names of what it conforms to or inherits from, as they are written.
  var inherited: [String] = []
  var genericParameters: [String] = []
  /// Members by name; overloads in the order of the source.
  var properties: [String: [PropertyRecord]] = [:]
  var functions: [String: [FunctionRecord]] = [:]
  var initializers: [InitializerRecord] = []
  var cases: [EnumCaseRecord] = []
  /// Stored properties of an instance, in the order a memberwise initialiser takes them.
  var storedProperties: [PropertyRecord] = []

  var isView: Bool { inherited.contains { $0 == "View" || $0 == "SwiftUI.View" } }

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
  let name: String
  /// As it is written; `nil` where it is inferred.
  let type: TypeSyntax?
  let initialValue: ExprSyntax?
  /// The statements that compute it; `nil` for a stored property.
  let getter: CodeBlockItemListSyntax?
  /// Property wrappers and other attributes, by name.
  let attributes: [AttributeSyntax]
  let isStatic: Bool
  let isConstant: Bool
  let file: SourceFile

  /// The name of an attribute: `State` of `@State`.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.attributeName.sourceText.split(separator: ".").last ?? "" == name }
  }

  /// Whether a memberwise initialiser asks for it.
  var isMemberwise: Bool {
    getter == nil && !isStatic && !(isConstant && initialValue != nil)
      && attribute("Environment") == nil && attribute("EnvironmentObject") == nil
  }
}

struct FunctionRecord: Sendable {
  let syntax: FunctionDeclSyntax
  let isStatic: Bool
  let file: SourceFile

  var parameters: FunctionParameterListSyntax { syntax.signature.parameterClause.parameters }
}

struct InitializerRecord: Sendable {
  let syntax: InitializerDeclSyntax
  let file: SourceFile
}

struct EnumCaseRecord: Sendable {
  let name: String
  let parameters: [EnumCaseParameterSyntax]
  let rawValue: ExprSyntax?
  let file: SourceFile
}
