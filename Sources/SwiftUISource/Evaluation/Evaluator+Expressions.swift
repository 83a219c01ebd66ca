internal import LayoutPrediction
internal import SwiftSyntax

extension Evaluator {
  /// The value of an expression.
  ///
  /// - Complexity: bounded by ``EvaluationLimits/steps`` for the whole of a screen.
  func evaluate(_ expression: ExprSyntax, in scope: Scope) -> Value {
    guard takeStep() else { return .unknown() }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return .string(string(literal, in: scope))
    case .integerLiteralExpr(let literal): return integer(literal.literal.text)
    case .floatLiteralExpr(let literal): return number(literal.literal.text)
    case .booleanLiteralExpr(let literal):
      return .boolean(literal.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .nothing
    case .arrayExpr(let array):
      if array.elements.count > limits.elements { note(.limit("elements")) }
      return .array(
        array.elements.prefix(limits.elements).map { evaluate($0.expression, in: scope) })
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary, in: scope)
    case .tupleExpr(let tuple): return self.tuple(tuple, in: scope)
    case .declReferenceExpr(let name): return reference(name.baseName.text, in: scope)
    case .memberAccessExpr(let access): return member(access, in: scope)
    case .functionCallExpr(let call): return self.call(call, in: scope)
    case .subscriptCallExpr(let access): return element(access, in: scope)
    case .closureExpr(let closure): return .closure(Closure(syntax: closure, scope: scope))
    case .ternaryExpr(let ternary):
      let condition = evaluate(ternary.condition, in: scope)
      let holds = truth(of: condition, asked: questionName(ternary.condition, in: scope))
      return evaluate(holds ? ternary.thenExpression : ternary.elseExpression, in: scope)
    case .infixOperatorExpr(let infix): return self.infix(infix, in: scope)
    case .prefixOperatorExpr(let prefix): return self.prefix(prefix, in: scope)
    case .postfixOperatorExpr(let postfix):
      let operand = evaluate(postfix.expression, in: scope)
      return postfix.operator.text == "..."
        ? .range(lower: operand, upper: .nothing, isClosed: true) : operand
    case .forceUnwrapExpr(let wrapped): return evaluate(wrapped.expression, in: scope).unwrapped
    case .optionalChainingExpr(let chain): return evaluate(chain.expression, in: scope)
    case .tryExpr(let attempt): return evaluate(attempt.expression, in: scope)
    case .awaitExpr(let wait): return evaluate(wait.expression, in: scope)
    case .asExpr(let cast):
      return coerce(
        evaluate(cast.expression, in: scope), to: cast.type, from: scope.file)
    case .inOutExpr(let reference): return evaluate(reference.expression, in: scope)
    case .genericSpecializationExpr(let generic): return evaluate(generic.expression, in: scope)
    case .ifExpr, .switchExpr:
      let outcome = branch(expression, in: scope)
      return outcome.value
    case .keyPathExpr(let path):
      return .keyPath(path.components.map { $0.component.sourceText })
    case .superExpr: return .unknown()
    case .typeExpr(let type): return .type(TypeName(name: type.type.nominalName))
    default: return .unknown()
    }
  }

  // MARK: Literals

  private func integer(_ text: String) -> Value {
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0x") {
      return Int(digits.dropFirst(2), radix: 16).map(Value.integer) ?? .unknown(type: "Int")
    }
    return Int(digits).map(Value.integer) ?? .unknown(type: "Int")
  }

  private func number(_ text: String) -> Value {
    Double(text.filter { $0 != "_" }).map(Value.number) ?? .unknown(type: "Double")
  }

  private func dictionary(_ dictionary: DictionaryExprSyntax, in scope: Scope) -> Value {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
    return .dictionary(
      elements.map { (evaluate($0.key, in: scope), evaluate($0.value, in: scope)) })
  }

  private func tuple(_ tuple: TupleExprSyntax, in scope: Scope) -> Value {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
      return evaluate(only.expression, in: scope)
    }
    return .tuple(tuple.elements.map { ($0.label?.text, evaluate($0.expression, in: scope)) })
  }

  private func element(_ access: SubscriptCallExprSyntax, in scope: Scope) -> Value {
    let base = evaluate(access.calledExpression, in: scope)
    guard let index = access.arguments.first.map({ evaluate($0.expression, in: scope) }) else {
      return .unknown()
    }
    switch (base, index) {
    case (.array(let elements), .integer(let position)) where elements.indices.contains(position):
      return elements[position]
    case (.dictionary(let entries), let key):
      return entries.first { equal($0.key, key) == true }?.value ?? .unknown()
    case (.unknown(let unknown), _):
      return .unknown(type: unknown.elementType)
    case (.array(let elements), _):
      return elements.first ?? .unknown()
    default: return .unknown()
    }
  }

  // MARK: Names

  /// What a name means where it stands.
  func reference(_ name: String, in scope: Scope) -> Value {
    if name == "self" { return scope.receiver ?? .unknown() }
    if name == "Self" {
      return scope.owner.map { .type(TypeName(name: $0.qualifiedName)) } ?? .unknown()
    }
    let name = name.unquotedIdentifier
    if let value = scope[name] { return value }
    // `$name` is the variable's binding and `_name` its wrapper; both stand for what it holds.
    if let first = name.first, first == "$" || first == "_", name.count > 1 {
      let inner = String(name.dropFirst())
      if first == "$", Int(inner) == nil || scope[inner] != nil {
        return reference(inner, in: scope)
      }
      if scope.owner?.property(inner, isStatic: false) != nil {
        return reference(inner, in: scope)
      }
    }
    if let receiver = scope.receiver, let value = ownMember(name, of: receiver) { return value }
    if let owner = scope.owner, let value = staticMember(name, of: owner) { return value }
    for outer in enclosingTypes(of: scope.owner, from: scope.file) {
      if let value = staticMember(name, of: outer) { return value }
    }
    if let constant = index.constant(named: name, from: scope.file) {
      return self.value(of: constant)
    }
    let functions = index.function(named: name, from: scope.file)
    if !functions.isEmpty {
      return .function(BoundFunction(candidates: functions, receiver: nil, owner: nil))
    }
    if name.first?.isUppercase == true { return .type(TypeName(name: qualified(name, in: scope))) }
    return .unknown(Unknown(name: name))
  }

  /// The whole name of a type that is nested in the one a scope belongs to.
  private func qualified(_ name: String, in scope: Scope) -> String {
    var outer = scope.owner?.qualifiedName.split(separator: ".").map(String.init) ?? []
    while !outer.isEmpty {
      let candidate = (outer + [name]).joined(separator: ".")
      if index.type(named: candidate, from: scope.file) != nil { return candidate }
      outer.removeLast()
    }
    return name
  }

  private func enclosingTypes(of type: TypeRecord?, from file: SourceFile) -> [TypeRecord] {
    var parts = type?.qualifiedName.split(separator: ".").map(String.init) ?? []
    var types: [TypeRecord] = []
    while parts.count > 1 {
      parts.removeLast()
      if let outer = index.type(named: parts.joined(separator: "."), from: file) {
        types.append(outer)
      }
    }
    return types
  }

  /// The value of a constant of a file or of a type.
  func value(of property: PropertyRecord, owner: TypeRecord? = nil) -> Value {
    if let known = constants[property.id] { return known }
    let before = contingencies
    let value = computed(property, owner)
    // What depends on the app's state or on the environment is computed anew, and what is not known
    // of views is to be noted for each that shows them.
    if contingencies == before, !value.isViews { constants[property.id] = value }
    return value
  }

  private func computed(_ property: PropertyRecord, _ owner: TypeRecord?) -> Value {
    deeper(otherwise: .unknown(type: property.typeName)) {
      let scope = self.scope(
        file: property.file,
        receiver: owner.map { .type(TypeName(name: $0.qualifiedName)) }, owner: owner)
      if let getter = property.getter {
        let value = execute(getter, in: scope).value
        return coerce(value, to: property.type, from: property.file)
      }
      guard let initial = property.initialValue else {
        return .unknown(
          Unknown(type: property.typeName, name: property.name))
      }
      return coerce(
        evaluate(initial, in: scope).settled, to: property.type, from: property.file)
    }
  }
}

extension Value {
  /// The value of a variable without a type of its own: a string literal is then a `String`.
  var settled: Value {
    switch self {
    case .string(var string):
      guard case .literal = string.form else { return self }
      string.form = .plain
      return .string(string)
    case .array(let elements): return .array(elements.map(\.settled))
    default: return self
    }
  }

  /// What is left when an optional is known to hold something.
  var unwrapped: Value {
    guard case .unknown(var unknown) = self else { return self }
    if unknown.type?.hasSuffix("?") == true { unknown.type?.removeLast() }
    return .unknown(unknown)
  }
}

extension Unknown {
  /// The type of what a collection of this type holds.
  var elementType: String? {
    guard var type else { return nil }
    if type.hasSuffix("?") { type.removeLast() }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = type.dropFirst().dropLast()
      // Of a dictionary, what is looked up.
      return inner.split(separator: ":").last.map {
        String($0.drop { $0 == " " })
      }
    }
    for wrapper in ["Array<", "Set<", "FetchedResults<", "IdentifiedArrayOf<", "OrderedSet<"]
    where type.hasPrefix(wrapper) && type.hasSuffix(">") {
      return String(type.dropFirst(wrapper.count).dropLast())
    }
    return nil
  }
}
