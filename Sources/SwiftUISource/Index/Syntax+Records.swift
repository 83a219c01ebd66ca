internal import SwiftSyntax

extension VariableDeclSyntax {
  /// The properties a declaration makes.
  func records(in file: SourceFile) -> [PropertyRecord] {
    let attributes = Dictionary(
      self.attributes.compactMap { $0.as(AttributeSyntax.self) }.map {
        (String($0.attributeName.sourceText.split(separator: ".").last ?? ""), $0)
      }, uniquingKeysWith: { first, _ in first })
    // In `var a, b: Int` the type after the last name is that of both.
    var type: TypeSyntax?
    var records: [PropertyRecord] = []
    for binding in bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      records.append(
        PropertyRecord(
          id: binding.id, name: name.text.unquotedIdentifier, type: type,
          typeName: type?.sourceText, initialValue: binding.initializer?.value,
          getter: binding.accessorBlock?.getter, attributes: attributes,
          isStatic: modifiers.areStatic, isConstant: bindingSpecifier.tokenKind == .keyword(.let),
          file: file))
    }
    return records.reversed()
  }
}

extension AccessorBlockSyntax {
  /// The statements of the getter; `nil` where there are only observers.
  var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    @unknown default: nil
    }
  }
}

extension DeclModifierListSyntax {
  var areStatic: Bool {
    contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }
}

extension MemberBlockItemListSyntax {
  /// The members that are compiled for iOS.
  var activeMembers: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return condition.activeDeclarations
    }
  }
}

extension IfConfigDeclSyntax {
  /// What the clause that holds for iOS declares.
  var activeDeclarations: [DeclSyntax] {
    switch activeClause?.elements {
    case .decls(let members): members.activeMembers
    case .statements(let statements):
      statements.flatMap { statement -> [DeclSyntax] in
        if case .decl(let declaration) = statement.item {
          if let nested = declaration.as(IfConfigDeclSyntax.self) {
            return nested.activeDeclarations
          }
          return [declaration]
        }
        return []
      }
    default: []
    }
  }

  /// The first clause whose condition holds when an app is built for iOS.
  var activeClause: IfConfigClauseSyntax? {
    clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return BuildCondition.holds(condition)
    }
  }
}

extension TypeSyntax {
  /// The name without what it is generic over: `Row` of `Row<Content>`, `A.B` of `A.B`.
  var nominalName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return "\(type.baseType.nominalName).\(type.name.text)"
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nominalName }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.nominalName }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1,
      let only = type.elements.first
    {
      return only.type.nominalName
    }
    return sourceText
  }

  /// Each of `A & B`, in order.
  var composedNames: [String] {
    guard let composition = self.as(CompositionTypeSyntax.self) else { return [nominalName] }
    return composition.elements.flatMap { $0.type.composedNames }
  }
}

extension String {
  /// The name between back quotes.
  var unquotedIdentifier: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
