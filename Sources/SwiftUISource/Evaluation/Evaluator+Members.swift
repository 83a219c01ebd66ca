internal import LayoutPrediction
internal import SwiftSyntax

extension Evaluator {
  /// `base.name`, or `.name`.
  func member(_ access: MemberAccessExprSyntax, in scope: Scope) -> Value {
    let name = access.declName.baseName.text.unquotedIdentifier
    guard let syntax = access.base else { return .member(Member(name: name)) }
    let base = evaluate(syntax, in: scope)
    if case .type(let type) = base { return staticMember(name, ofTypeNamed: type.name, in: scope) }
    if name == "self" { return base }
    return member(name, of: base, from: scope.file)
  }

  /// A member of a value, its type's own and SwiftUI's.
  func member(_ name: String, of base: Value, from file: SourceFile) -> Value {
    if case .instance = base, let value = ownMember(name, of: base) { return value }
    switch base {
    case .environment(.dynamicTypeSize) where name == "isAccessibilitySize",
      .environment(.dynamicTypeSize) where name == "isAccessibilityCategory":
      return .condition(.isAccessibilitySize)
    case .string(let string): return stringMember(name, of: string, from: file)
    case .array(let elements): return arrayMember(name, of: elements)
    case .tuple(let parts):
      if let position = Int(name) { return base.part(position) }
      return parts.first { $0.label == name }?.value ?? .unknown()
    case .closure, .function: return name == "wrappedValue" ? base : .unknown()
    case .instance(let instance):
      if name == "wrappedValue" || name == "projectedValue" { return base }
      if name == "rawValue" { return rawValue(of: instance) }
      return .unknown(Unknown(name: name))
    case .member(let member):
      // A case that waited for its type, or a chain such as `.headline.bold`.
      if let type = member.type, let known = index.type(named: type, from: file) {
        let value = staticMember(member.name, of: known) ?? base
        if case .instance = value { return self.member(name, of: value, from: file) }
      }
      return .member(Member(name: name, base: base))
    case .integer, .number, .length:
      return name == "description" ? .string(.plain(text(of: base))) : base.numberMember(name)
    case .unknown(let unknown):
      if case .instance(let instance) = known(base, from: file),
        let value = ownMember(name, of: .instance(instance))
      {
        return value
      }
      if name == "wrappedValue" { return base }
      return .unknown(Unknown(type: TypeNames.typeOfMember(name, of: unknown.type), name: name))
    case .boolean, .nothing, .dictionary, .type, .views, .font, .condition, .environment, .keyPath,
      .range:
      return name == "wrappedValue" ? base : .unknown(Unknown(name: name))
    }
  }

  /// A value of which only an app's own type is known, as an instance that knows nothing.
  func known(_ value: Value, from file: SourceFile) -> Value {
    guard case .unknown(let unknown) = value, var name = unknown.type else { return value }
    for prefix in ["any ", "some "] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    guard !name.hasSuffix("?"), !name.hasPrefix("["),
      let type = index.type(named: name, from: file), type.kind != .external
    else { return value }
    return .instance(Instance(type, isUnknown: true))
  }

  /// A property or method that the source gives a value's type; `nil` where it gives none.
  func ownMember(_ name: String, of value: Value) -> Value? {
    guard case .instance(let instance) = value else {
      if case .type(let type) = value, let file = index.files.first,
        let record = index.type(named: type.name, from: file)
      {
        return staticMember(name, of: record)
      }
      return nil
    }
    if let value = instance.properties[name] { return value }
    if let property = property(name, of: instance.type) {
      return read(property, of: instance)
    }
    let functions = functions(name, of: instance.type)
    if !functions.isEmpty {
      return .function(
        BoundFunction(candidates: functions, receiver: value, owner: instance.type))
    }
    return nil
  }

  /// A property of a type or of a protocol it conforms to.
  private func property(_ name: String, of type: TypeRecord) -> PropertyRecord? {
    if let property = type.property(name, isStatic: false) { return property }
    for parent in type.inherited {
      guard let record = index.type(named: parent, from: type.file),
        record.qualifiedName != type.qualifiedName,
        let property = record.property(name, isStatic: false),
        property.getter != nil || record.kind == .reference
      else { continue }
      return property
    }
    return nil
  }

  /// A function of a value that can be called with the arguments.
  func method(_ name: String, of instance: Instance, taking arguments: [Argument]) -> Value? {
    let candidates = functions(name, of: instance.type).filter { accepts($0.parameters, arguments) }
    guard !candidates.isEmpty else { return nil }
    return .function(
      BoundFunction(
        candidates: candidates, receiver: .instance(instance), owner: instance.type))
  }

  private func functions(_ name: String, of type: TypeRecord) -> [FunctionRecord] {
    let own = type.functions(name, isStatic: false)
    guard own.isEmpty else { return own }
    // What extends `View` is a modifier, and given the views rather than the value.
    return type.inherited.filter { $0 != "View" }.flatMap { parent -> [FunctionRecord] in
      guard let record = index.type(named: parent, from: type.file) else { return [] }
      return record.functions(name, isStatic: false).filter { $0.syntax.body != nil }
    }
  }

  /// The value a property of an instance has as far as the source tells.
  private func read(_ property: PropertyRecord, of instance: Instance) -> Value {
    let type = property.typeName
    return deeper(otherwise: .unknown(type: type)) {
      let scope = self.scope(
        file: property.file, receiver: .instance(instance), owner: instance.type)
      if let getter = property.getter {
        if type.map(TypeNames.isView) == true {
          return .views(
            resolvingEnvironment { fragment(of: execute(getter, in: scope).value, named: nil) })
        }
        let value = execute(getter, in: scope).value
        if case .unknown(let unknown) = value {
          return .unknown(Unknown(type: unknown.type ?? type, name: property.name))
        }
        return coerce(value, to: property.type, from: property.file)
      }
      if let value = wrapped(property, in: scope) { return value }
      let unknown = Unknown(type: type, name: property.name)
      guard let initial = property.initialValue, !instance.isUnknown || property.isConstant else {
        return known(.unknown(unknown), from: property.file)
      }
      let value = evaluate(initial, in: scope)
      let typed =
        property.type == nil ? value.settled : coerce(value, to: property.type, from: property.file)
      return property.isConstant ? typed : variable(typed, unknown)
    }
  }

  /// What a variable shows: its first value is a fair sample of a text or number, but whether
  /// something is so or not is for the running app to say.
  private func variable(_ first: Value, _ unknown: Unknown) -> Value {
    switch first {
    case .boolean(let initial):
      return .unknown(Unknown(type: "Bool", initial: initial, name: unknown.name))
    case .nothing:
      return .unknown(Unknown(type: unknown.type, initial: false, name: unknown.name))
    case .string(let string) where string.text.isEmpty:
      return .unknown(Unknown(type: "String", initial: false, name: unknown.name))
    case .array(let elements) where elements.isEmpty:
      return .unknown(Unknown(type: unknown.type ?? "[Any]", name: unknown.name))
    default:
      return first
    }
  }

  /// What a property wrapper of SwiftUI's provides.
  private func wrapped(_ property: PropertyRecord, in scope: Scope) -> Value? {
    if let metric = property.attributes["ScaledMetric"] {
      guard let initial = property.initialValue.map({ evaluate($0, in: scope) })?.asDouble else {
        return .unknown(Unknown(type: "CGFloat", name: property.name))
      }
      let style = metric.labeledArgument("relativeTo")?.sourceText
      return .length(
        ScaledLength(initial, relativeTo: style.map { String($0.split(separator: ".").last ?? "") })
      )
    }
    if let environment = property.attributes["Environment"] {
      let path = environment.arguments?.sourceText ?? ""
      switch path {
      case "\\.dynamicTypeSize", "\\.sizeCategory": return .environment(.dynamicTypeSize)
      case "\\.horizontalSizeClass": return .environment(.horizontalSizeClass)
      case "\\.isEnabled": return .boolean(true)
      default:
        let type =
          path.hasSuffix(".self") ? String(path.dropLast(".self".count)) : property.typeName
        return known(
          .unknown(
            Unknown(type: type, initial: EnvironmentDefaults.value(of: path), name: property.name)),
          from: property.file)
      }
    }
    return nil
  }

  // MARK: Static members

  /// `Type.name`.
  func staticMember(_ name: String, ofTypeNamed type: String, in scope: Scope) -> Value {
    if let record = index.type(named: type, from: scope.file) {
      if name == "allCases", record.property(name, isStatic: true) == nil {
        if record.cases.count > limits.elements { note(.limit("elements")) }
        return .array(
          record.cases.prefix(limits.elements).map {
            .instance(Instance(record, enumCase: $0.name))
          })
      }
      if let value = staticMember(name, of: record) { return value }
      if name == "self" { return .type(TypeName(name: type)) }
      if index.type(named: "\(record.qualifiedName).\(name)", from: scope.file) != nil {
        return .type(TypeName(name: "\(record.qualifiedName).\(name)"))
      }
    }
    if name.first?.isUppercase == true { return .type(TypeName(name: "\(type).\(name)")) }
    return .member(Member(type: type, name: name))
  }

  func staticMember(_ name: String, of type: TypeRecord) -> Value? {
    if let property = type.property(name, isStatic: true) {
      return value(of: property, owner: type)
    }
    if type.cases.contains(where: { $0.name == name && $0.parameters.isEmpty }) {
      return .instance(Instance(type, enumCase: name))
    }
    let functions = type.functions(name, isStatic: true)
    if !functions.isEmpty {
      return .function(
        BoundFunction(
          candidates: functions, receiver: .type(TypeName(name: type.qualifiedName)), owner: type))
    }
    return nil
  }

  private func rawValue(of instance: Instance) -> Value {
    guard let name = instance.enumCase,
      let record = instance.type.cases.first(where: { $0.name == name })
    else { return .unknown(type: "String") }
    if let raw = record.rawValue {
      return evaluate(raw, in: self.scope(file: record.file, owner: instance.type)).settled
    }
    return instance.type.inherited.contains("String")
      ? .string(.plain(name)) : .unknown(type: "Int")
  }

  // MARK: The standard library's

  private func arrayMember(_ name: String, of elements: [Value]) -> Value {
    switch name {
    case "count": .integer(elements.count)
    case "isEmpty": .boolean(elements.isEmpty)
    case "first": elements.first ?? .nothing
    case "last": elements.last ?? .nothing
    case "indices": .array(elements.indices.map { .integer($0) })
    case "lazy", "wrappedValue": .array(elements)
    default: .unknown(Unknown(name: name))
    }
  }

  private func stringMember(
    _ name: String, of string: StringValue, from file: SourceFile
  ) -> Value {
    if let extended = index.type(named: "String", from: file),
      let property = extended.property(name, isStatic: false), let getter = property.getter
    {
      let scope = self.scope(file: property.file, receiver: .string(string), owner: extended)
      return deeper(otherwise: .unknown(type: "String")) {
        self.coerce(self.execute(getter, in: scope).value, to: property.type, from: property.file)
      }
    }
    switch name {
    case "isEmpty": return string.isSample ? .unknown(type: "Bool") : .boolean(string.text.isEmpty)
    case "count": return .integer(string.text.count)
    case "wrappedValue", "description", "key", "stringKey": return .string(string)
    case "capitalized":
      return .string(.plain(string.text.capitalizedWords, isSample: string.isSample))
    case "localized":
      var key = string
      key.form = .key
      return .string(key)
    default: return .unknown(Unknown(name: name))
    }
  }
}

extension Value {
  fileprivate func numberMember(_ name: String) -> Value {
    switch (name, self) {
    case ("magnitude", .integer(let value)): .integer(abs(value))
    case ("magnitude", .number(let value)): .number(abs(value))
    case ("wrappedValue", _): self
    default: .unknown(Unknown(name: name))
    }
  }
}

extension AttributeSyntax {
  /// The value of a labelled argument.
  func labeledArgument(_ label: String) -> ExprSyntax? {
    guard case .argumentList(let arguments)? = arguments else { return nil }
    return arguments.first { $0.label?.text == label }?.expression
  }
}

extension String {
  fileprivate var capitalizedWords: String {
    split(separator: " ", omittingEmptySubsequences: false).map {
      $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
    }.joined(separator: " ")
  }
}
