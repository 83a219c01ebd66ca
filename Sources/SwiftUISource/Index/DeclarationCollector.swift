internal import SwiftParser
internal import SwiftSyntax

/// Walks the declarations of a file.
struct DeclarationCollector {
  private(set) var types: [TypeDeclaration] = []
  private(set) var functions: [FunctionRecord] = []
  private(set) var constants: [PropertyRecord] = []
  private(set) var previews: [PreviewRecord] = []
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  mutating func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): collect(declaration, in: [])
      case .expr(let expression):
        // The parser reads `#Preview { }` at file level as an expression.
        if let macro = expression.as(MacroExpansionExprSyntax.self) {
          addPreview(
            macro.macroName.text, macro.arguments, macro.trailingClosure)
        }
      case .stmt: break
      @unknown default: break
      }
    }
  }

  private mutating func collect(_ declaration: DeclSyntax, in outer: [String]) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      add(
        type, .structure, type.name.text, type.inheritanceClause, type.genericParameterClause, outer
      )
    case .classDecl(let type):
      add(
        type, .reference, type.name.text, type.inheritanceClause, type.genericParameterClause, outer
      )
    case .actorDecl(let type):
      add(
        type, .reference, type.name.text, type.inheritanceClause, type.genericParameterClause, outer
      )
    case .enumDecl(let type):
      add(
        type, .enumeration, type.name.text, type.inheritanceClause, type.genericParameterClause,
        outer)
    case .protocolDecl(let type):
      add(type, .interface, type.name.text, type.inheritanceClause, nil, outer)
    case .extensionDecl(let type):
      add(
        type, .external, type.extendedType.nominalName, type.inheritanceClause, nil, outer)
    case .functionDecl(let function):
      functions.append(FunctionRecord(function, isStatic: true, file: file))
    case .variableDecl(let variable):
      constants += variable.records(in: file)
    case .ifConfigDecl(let condition):
      for item in condition.activeDeclarations { collect(item, in: outer) }
    case .macroExpansionDecl(let macro):
      addPreview(macro.macroName.text, macro.arguments, macro.trailingClosure)
    default: break
    }
  }

  private mutating func addPreview(
    _ macro: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?
  ) {
    guard macro == "Preview", let closure else { return }
    let name = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
    previews.append(
      PreviewRecord(
        name: name ?? file.baseName, statements: closure.statements, owner: nil, file: file))
  }

  private mutating func add(
    _ declaration: some DeclGroupSyntax, _ kind: TypeRecord.Kind, _ name: String,
    _ inheritance: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?,
    _ outer: [String]
  ) {
    let path = outer + name.split(separator: ".").map(String.init)
    guard let last = path.last else { return }
    var record = TypeDeclaration(
      name: last, qualifiedName: path.joined(separator: "."), kind: kind, file: file,
      declaration: Syntax(declaration))
    record.inherited =
      inheritance?.inheritedTypes.flatMap { $0.type.composedNames } ?? []
    record.genericParameters = generics?.parameters.map(\.name.text) ?? []
    var nested: [DeclSyntax] = []
    for member in declaration.memberBlock.members.activeMembers {
      switch member.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable):
        for property in variable.records(in: file) {
          record.properties[property.name, default: []].append(property)
          if property.getter == nil, !property.isStatic {
            record.storedProperties.append(property)
          }
        }
      case .functionDecl(let function):
        record.functions[function.name.text, default: []].append(
          FunctionRecord(function, isStatic: function.modifiers.areStatic, file: file))
      case .initializerDecl(let initializer):
        record.initializers.append(InitializerRecord(initializer, file: file))
      case .enumCaseDecl(let cases):
        record.cases += cases.elements.map {
          EnumCaseRecord(
            name: $0.name.text, parameters: $0.parameterClause.map { Array($0.parameters) } ?? [],
            rawValue: $0.rawValue?.value, file: file)
        }
      default:
        nested.append(member)
      }
    }
    if record.inherited.contains(where: {
      $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider"
    }),
      let previews = record.properties["previews"]?.first(where: \.isStatic)?.getter
    {
      self.previews.append(
        PreviewRecord(
          name: record.name, statements: previews, owner: record.qualifiedName, file: file))
    }
    types.append(record)
    for member in nested { collect(member, in: path) }
  }
}

extension SourceFile {
  /// `SettingsRow` of `App/Rows/SettingsRow.swift`.
  var baseName: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.split(separator: ".").first ?? name)
  }
}
