internal import LayoutPrediction
internal import SwiftSyntax

extension Evaluator {
  /// What `Name(arguments)` makes: an app's own value, a view of SwiftUI's, a number, a string.
  func construct(
    _ name: String, _ arguments: [Argument], _ call: FunctionCallExprSyntax, in scope: Scope
  ) -> Value {
    if let record = index.type(named: name, from: scope.file), record.kind != .external {
      return instantiate(record, arguments, from: scope.file)
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if name == last || name.hasPrefix("SwiftUI.") || ViewConstructors.isQualified(name) {
      let context = CallContext(
        evaluator: self, name: last, arguments: arguments, call: call, scope: scope)
      if let value = ViewConstructors.make(context) { return value }
      if let value = construct(standard: last, arguments, in: scope) { return value }
    }
    if let record = index.type(named: name, from: scope.file), !record.initializers.isEmpty {
      // An extension of a foreign type gives it another initialiser, which ends in one of its own.
      if let value = delegated(record, arguments, call, in: scope) { return value }
    }
    return .unknown(Unknown(type: name, name: name))
  }

  /// An initialiser that calls `self.init`, followed to that call.
  private func delegated(
    _ record: TypeRecord, _ arguments: [Argument], _ call: FunctionCallExprSyntax, in scope: Scope
  ) -> Value? {
    guard
      let initializer = record.initializers.first(where: {
        accepts($0.parameters, arguments)
      }), let body = initializer.syntax.body
    else { return nil }
    let inner = self.scope(
      file: initializer.file, receiver: .type(TypeName(name: record.name)), owner: record)
    bind(initializer.parameters, arguments, in: inner)
    return execute(body.statements, in: inner).values.last
  }

  /// An instance made by the initialiser that takes the arguments, or by the memberwise one.
  func instantiate(
    _ record: TypeRecord, _ arguments: [Argument], from file: SourceFile
  ) -> Value {
    deeper(otherwise: .unknown(type: record.name)) {
      if record.kind == .enumeration || record.kind == .interface {
        return .instance(Instance(record, isUnknown: true))
      }
      // A model made from nothing is what its declarations say; what its initialiser loads or
      // subscribes to is for the running app.
      if record.kind == .reference, arguments.isEmpty { return .instance(Instance(record)) }
      let initializer =
        record.initializers.first {
          self.accepts($0.parameters, arguments)
        } ?? (self.isMemberwise(arguments, of: record) ? nil : record.initializers.first)
      return .instance(
        Instance.making(record) { instance in
          if let initializer {
            self.run(initializer, arguments, for: instance)
          } else {
            self.setMembers(of: instance, arguments)
          }
        })
    }
  }

  private func isMemberwise(_ arguments: [Argument], of record: TypeRecord) -> Bool {
    let names = Set(record.storedProperties.map(\.name))
    return arguments.allSatisfy { $0.isTrailing || $0.label.map(names.contains) == true }
  }

  private func run(
    _ initializer: InitializerRecord, _ arguments: [Argument], for instance: Instance
  ) {
    guard let body = initializer.syntax.body else { return }
    let scope = self.scope(
      file: initializer.file, receiver: .instance(instance), owner: instance.type)
    bind(initializer.parameters, arguments, in: scope)
    for statement in body.statements {
      // One initialiser calls another.
      if case .expr(let expression) = statement.item,
        let call = expression.as(FunctionCallExprSyntax.self),
        ["self.init", "init"].contains(call.calledExpression.sourceText)
      {
        let inner = self.arguments(of: call, in: scope)
        let others = instance.type.initializers.filter {
          $0.syntax.id != initializer.syntax.id
            && accepts($0.parameters, inner)
        }
        if let other = others.first {
          deeper(otherwise: ()) { self.run(other, inner, for: instance) }
        } else {
          setMembers(of: instance, inner)
        }
      }
    }
    _ = execute(body.statements, in: scope)
  }

  private func setMembers(of instance: Instance, _ arguments: [Argument]) {
    var rest = arguments
    let properties = instance.type.storedProperties.filter(\.isMemberwise)
    for property in properties {
      guard let position = rest.firstIndex(where: { $0.label == property.name }) else { continue }
      set(property, of: instance, to: rest.remove(at: position).value)
    }
    // Closures after the parentheses go to what is left and takes one.
    for argument in rest where argument.isTrailing && argument.label == nil {
      let open = properties.filter { property in
        instance.properties[property.name] == nil
          && (property.attributes["ViewBuilder"] != nil
            || property.type.map { TypeNames.isFunction($0.sourceText) } == true)
      }
      if let property = open.last { set(property, of: instance, to: argument.value) }
    }
  }

  private func set(_ property: PropertyRecord, of instance: Instance, to value: Value) {
    let value = builtContent(value, for: property)
    // Where the type is inferred, it is that of the first value, and a literal is a string.
    let typed =
      property.type == nil
      ? value.settled : coerce(value, to: property.type, from: property.file)
    instance.set(property.name, to: known(typed, from: property.file))
  }

  /// The views of a builder closure given for a property that holds views.
  func builtContent(_ value: Value, for property: PropertyRecord) -> Value {
    guard case .closure(let closure) = value,
      let type = property.typeName, !TypeNames.isFunction(type),
      property.attributes["ViewBuilder"] != nil || TypeNames.isView(type)
    else { return value }
    return .views(resolvingEnvironment { fragment(of: run(closure), named: nil) })
  }

  /// An enumeration's case with its values.
  func instance(
    of record: TypeRecord, _ enumCase: EnumCaseRecord, _ arguments: [Argument]
  ) -> Value {
    var properties: [String: Value] = [:]
    for (position, argument) in arguments.enumerated() {
      let parameter =
        enumCase.parameters.indices.contains(position) ? enumCase.parameters[position] : nil
      // In the order of the case, whatever the labels are.
      properties["\(position)"] =
        parameter.map { coerce(argument.value, to: $0.type, from: enumCase.file) }
        ?? argument.value
    }
    return .instance(Instance(record, properties: properties, enumCase: enumCase.name))
  }

  // MARK: Types

  /// A value where one of a type is asked for.
  func coerce(_ value: Value, to type: TypeSyntax?, from file: SourceFile) -> Value {
    guard let type else { return value }
    return coerce(value, toTypeNamed: type.typeText, from: file)
  }

  func coerce(_ value: Value, toTypeNamed type: String, from file: SourceFile) -> Value {
    var name = type
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    if name.hasPrefix("Binding<"), name.hasSuffix(">") {
      name = String(name.dropFirst("Binding<".count).dropLast())
    }
    switch value {
    case .string(var string):
      guard case .literal = string.form else { return value }
      switch name {
      case "LocalizedStringKey", "LocalizedStringResource", "SwiftUI.LocalizedStringKey":
        string.form = .key
      case "AttributedString", "Text": break
      default:
        // A `String`, or a type of the app's own that a literal makes; what a type parameter stands
        // for is for the place that uses the value to say.
        guard TypeNames.isText(name) || index.type(named: name, from: file) != nil else {
          return value
        }
        string.form = .plain
      }
      return .string(string)
    case .array(let elements):
      guard name.hasPrefix("["), name.hasSuffix("]") else { return value }
      let element = String(name.dropFirst().dropLast())
      return .array(elements.map { coerce($0, toTypeNamed: element, from: file) })
    case .integer(let number):
      return ["CGFloat", "Double", "Float", "TimeInterval"].contains(name)
        ? .number(Double(number)) : value
    case .member(let member):
      // What is bound to a constant is the constant.
      if member.name == "constant", let bound = member.arguments?.first?.value {
        return coerce(bound, toTypeNamed: name, from: file)
      }
      return resolve(member, toTypeNamed: name, from: file) ?? value
    case .unknown(let unknown):
      guard unknown.type == nil else { return value }
      return .unknown(Unknown(type: type, initial: unknown.initial, name: unknown.name))
    default:
      return value
    }
  }

  /// The value a name after a dot has where a type is asked for.
  private func resolve(
    _ member: Member, toTypeNamed type: String, from file: SourceFile
  ) -> Value? {
    guard member.type == nil, member.base == nil,
      let record = index.type(named: type, from: file)
    else {
      if member.base == nil, member.type == nil {
        return .member(Member(type: type, name: member.name, arguments: member.arguments))
      }
      return nil
    }
    if let arguments = member.arguments {
      if let enumCase = record.cases.first(where: { $0.name == member.name }) {
        return instance(of: record, enumCase, arguments)
      }
      if member.name == "init" { return instantiate(record, arguments, from: file) }
      if case .function(let function)? = staticMember(member.name, of: record) {
        return invoke(
          .function(function), with: arguments, named: nil, in: self.scope(file: file))
      }
      return nil
    }
    return staticMember(member.name, of: record)
  }
}

extension TypeSyntax {
  /// The type as written, without attributes such as `@escaping`.
  var typeText: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.typeText }
    return sourceText
  }
}
