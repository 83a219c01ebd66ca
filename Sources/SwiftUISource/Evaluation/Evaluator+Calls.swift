internal import LayoutPrediction
internal import SwiftSyntax

extension Evaluator {
  /// `callee(arguments) { trailing }`.
  func call(_ call: FunctionCallExprSyntax, in scope: Scope) -> Value {
    deeper(otherwise: .unknown()) {
      let callee = call.calledExpression.withoutGenericArguments
      if !self.keys.keyFunctions.isEmpty, self.keys.keyFunctions.contains(callee.sourceText) {
        return self.localized(self.arguments(of: call, in: scope))
      }
      if let access = callee.as(MemberAccessExprSyntax.self) {
        return self.memberCall(access, call, in: scope)
      }
      if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text.unquotedIdentifier {
        return self.namedCall(name, call, in: scope)
      }
      return self.invoke(
        self.evaluate(callee, in: scope), with: self.arguments(of: call, in: scope),
        named: call, in: scope)
    }
  }

  /// The arguments of a call, evaluated; closures are not run.
  func arguments(of call: FunctionCallExprSyntax, in scope: Scope) -> [Argument] {
    var arguments = call.arguments.map { argument in
      Argument(
        label: argument.label?.text, value: evaluate(argument.expression, in: scope),
        syntax: argument.expression)
    }
    if let closure = call.trailingClosure {
      arguments.append(
        Argument(
          value: .closure(Closure(syntax: closure, scope: scope)), isTrailing: true,
          syntax: ExprSyntax(closure)))
    }
    for extra in call.additionalTrailingClosures {
      arguments.append(
        Argument(
          label: extra.label.text, value: .closure(Closure(syntax: extra.closure, scope: scope)),
          isTrailing: true, syntax: ExprSyntax(extra.closure)))
    }
    return arguments
  }

  private func namedCall(
    _ name: String, _ call: FunctionCallExprSyntax, in scope: Scope
  ) -> Value {
    let arguments = arguments(of: call, in: scope)
    let meaning = reference(name, in: scope)
    switch meaning {
    case .type(let type):
      return construct(type.name, arguments, call, in: scope)
    case .unknown where name.first?.isLowercase == true:
      // A modifier called on `self`: in an extension of `View`, or in a view.
      if case .views(let fragment)? = scope.receiver {
        return modify(fragment, name, arguments, call, in: scope)
      }
      if case .instance(let instance)? = scope.receiver, instance.type.isView,
        ViewModifiers.isKnown(name) || isOwnModifier(name, from: scope.file)
      {
        return modify(body(of: instance), name, arguments, call, in: scope)
      }
      return freeFunction(name, arguments, call, in: scope)
    default:
      return invoke(meaning, with: arguments, named: call, in: scope)
    }
  }

  private func memberCall(
    _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax, in scope: Scope
  ) -> Value {
    let name = access.declName.baseName.text.unquotedIdentifier
    guard let syntax = access.base else {
      return .member(Member(name: name, arguments: arguments(of: call, in: scope)))
    }
    let base = evaluate(syntax, in: scope)
    let arguments = arguments(of: call, in: scope)
    switch base {
    case .type(let type):
      if name == "init" { return construct(type.name, arguments, call, in: scope) }
      let found = staticMember(name, ofTypeNamed: type.name, in: scope)
      switch found {
      case .type(let nested): return construct(nested.name, arguments, call, in: scope)
      case .member(var member):
        // A case with values, or a member of a foreign type.
        if let record = index.type(named: type.name, from: scope.file),
          let enumCase = record.cases.first(where: { $0.name == name })
        {
          return instance(of: record, enumCase, arguments)
        }
        member.arguments = arguments
        return known(foreign: member, call, in: scope)
      default: return invoke(found, with: arguments, named: call, in: scope)
      }
    case .instance(let instance):
      // A builder function may have the name of the property it sets.
      if let own = method(name, of: instance, taking: arguments) ?? ownMember(name, of: base) {
        return invoke(own, with: arguments, named: call, in: scope)
      }
      if instance.type.isView || instance.type.isPlatformView {
        return modify(fragment(of: base, named: syntax), name, arguments, call, in: scope)
      }
      return known(.unknown(Unknown(name: name)), from: scope.file)
    case .views(let fragment):
      return modify(fragment, name, arguments, call, in: scope)
    case .member(let member):
      if Colors.isColor(member), ViewModifiers.isKnown(name) {
        return modify(self.fragment(of: base, named: syntax), name, arguments, call, in: scope)
      }
      return .member(Member(name: name, arguments: arguments, base: base))
    case .font(let font):
      return .font(Fonts.modified(font, name, arguments))
    case .array(let elements):
      return arrayCall(name, elements, arguments, call, in: scope)
    case .string(let string):
      return stringCall(name, string, arguments, in: scope)
    case .closure where name == "callAsFunction":
      return invoke(base, with: arguments, named: call, in: scope)
    case .unknown:
      let instance = known(base, from: scope.file)
      if case .instance = instance, let own = ownMember(name, of: instance) {
        return invoke(own, with: arguments, named: call, in: scope)
      }
      if ViewModifiers.isKnown(name) || isOwnModifier(name, from: scope.file) {
        return modify(fragment(of: base, named: syntax), name, arguments, call, in: scope)
      }
      return unknownCall(name, base, arguments, in: scope)
    case .tuple, .integer, .number, .boolean, .nothing, .dictionary, .closure, .function, .length,
      .condition, .environment, .keyPath, .range:
      if name == "formatted" { return .string(.plain(text(of: base), isSample: true)) }
      return .unknown(Unknown(name: name))
    }
  }

  /// Whether the source extends `View` by a function.
  func isOwnModifier(_ name: String, from file: SourceFile) -> Bool {
    index.type(named: "View", from: file)?.functions[name] != nil
  }

  // MARK: Functions and closures

  /// Calls a value.
  func invoke(
    _ callee: Value, with arguments: [Argument], named call: FunctionCallExprSyntax?,
    in scope: Scope
  ) -> Value {
    switch callee {
    case .closure(let closure):
      return run(closure, with: arguments.map(\.value))
    case .function(let function):
      guard
        let record = function.candidates.first(where: { accepts($0.parameters, arguments) })
          ?? function.candidates.first
      else { return .unknown() }
      return run(record, of: function, with: arguments)
    case .instance(let instance):
      // `callAsFunction`, or the environment's actions.
      let functions = instance.type.functions("callAsFunction", isStatic: false)
      guard let record = functions.first else { return .unknown() }
      return run(
        record, of: BoundFunction(candidates: functions, receiver: callee, owner: instance.type),
        with: arguments)
    case .views: return callee
    case .member(let member):
      guard let call, let (name, settings) = member.layout else { return .unknown() }
      return ViewConstructors.make(
        CallContext(
          evaluator: self, name: name, arguments: settings + arguments, call: call, scope: scope))
        ?? .unknown()
    case .type(let type):
      guard let call else { return .unknown() }
      return construct(type.name, arguments, call, in: scope)
    default: return .unknown()
    }
  }

  /// Runs a closure; a view builder's views come out as one fragment.
  func run(_ closure: Closure, with values: [Value] = []) -> Value {
    deeper(otherwise: .unknown()) {
      let scope = Scope(inside: closure.scope, reading: reading)
      for (position, value) in values.enumerated() { scope["$\(position)"] = value }
      switch closure.syntax.signature?.parameterClause {
      case .simpleInput(let names)?:
        for (position, name) in names.enumerated() {
          let value = values.indices.contains(position) ? values[position] : .unknown()
          scope[name.name.text] = value
          scope[name.name.text.withoutDollar] = value
        }
      case .parameterClause(let clause)?:
        for (position, parameter) in clause.parameters.enumerated() {
          let value =
            values.indices.contains(position)
            ? values[position] : .unknown(type: parameter.type?.sourceText)
          let typed = parameter.type.map { coerce(value, to: $0, from: scope.file) } ?? value
          scope[(parameter.secondName ?? parameter.firstName).text] = known(typed, from: scope.file)
        }
      case nil: break
      @unknown default: break
      }
      return execute(closure.syntax.statements, in: scope).value
    }
  }

  private func run(
    _ record: FunctionRecord, of function: BoundFunction, with arguments: [Argument]
  ) -> Value {
    let type = record.syntax.signature.returnClause?.type
    guard let body = record.syntax.body else { return .unknown(type: type?.sourceText) }
    return deeper(otherwise: .unknown(type: type?.sourceText)) {
      let scope = self.scope(file: record.file, receiver: function.receiver, owner: function.owner)
      self.bind(record.parameters, arguments, in: scope)
      let isView = type.map { TypeNames.isView($0.sourceText) } ?? false
      if isView {
        return .views(
          self.resolvingEnvironment {
            self.fragment(of: self.execute(body.statements, in: scope).value, named: nil)
          })
      }
      let asked = self.questions.count
      let value = self.execute(body.statements, in: scope).value
      if case .unknown(let unknown) = value {
        if type.map({ TypeNames.isText($0.sourceText) }) == true,
          let text = self.lookedUp(arguments, in: record.file)
        {
          // What the function asked the running app on its way does not change the key.
          self.forgetQuestions(after: asked)
          return text
        }
        return self.known(
          .unknown(
            Unknown(
              type: unknown.type ?? type?.sourceText, name: record.syntax.name.text)),
          from: record.file)
      }
      return self.coerce(value, to: type, from: record.file)
    }
  }

  /// Whether a call with these labels can mean a function with these parameters.
  func accepts(_ parameters: [ParameterRecord], _ arguments: [Argument]) -> Bool {
    guard arguments.count <= parameters.count || parameters.contains(where: \.isVariadic)
    else { return false }
    let fitsAll = arguments.allSatisfy { argument in
      argument.isTrailing || parameters.contains { $0.label == argument.label ?? "_" }
    }
    return fitsAll
      && parameters.allSatisfy { parameter in
        parameter.mayBeMissing
          || arguments.contains { $0.label ?? "_" == parameter.label }
      }
  }

  /// Gives parameters the arguments' values, or their defaults.
  func bind(_ parameters: [ParameterRecord], _ arguments: [Argument], in scope: Scope) {
    var rest = arguments
    for parameter in parameters {
      let position =
        rest.firstIndex {
          $0.label ?? "_" == parameter.label && !($0.isTrailing && $0.label == nil)
        }
        ?? (parameter.takesClosure
          ? rest.firstIndex { $0.isTrailing && $0.label == nil } : nil)
      if let position {
        let value = rest.remove(at: position).value
        scope[parameter.name] = known(
          coerce(value, to: parameter.type, from: scope.file), from: scope.file)
      } else if let initial = parameter.initialValue {
        scope[parameter.name] = coerce(
          evaluate(initial, in: scope), to: parameter.type, from: scope.file)
      } else {
        scope[parameter.name] = known(
          .unknown(Unknown(type: parameter.typeName, name: parameter.name)), from: scope.file)
      }
    }
  }
}

extension ExprSyntax {
  /// `Row` of `Row<Int>`.
  var withoutGenericArguments: ExprSyntax {
    self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
  }
}

extension String {
  fileprivate var withoutDollar: String { hasPrefix("$") ? String(dropFirst()) : self }
}
