internal import DynamicType
internal import LayoutPrediction
internal import SwiftSyntax

extension Evaluator {
  func prefix(_ prefix: PrefixOperatorExprSyntax, in scope: Scope) -> Value {
    let operand = evaluate(prefix.expression, in: scope)
    switch (prefix.operator.text, operand) {
    case ("...", _), ("..<", _):
      return .range(lower: .nothing, upper: operand, isClosed: prefix.operator.text == "...")
    case ("-", .integer(let value)): return .integer(-value)
    case ("-", .number(let value)): return .number(-value)
    case ("-", .length(let length)): return .length(length.scaled(by: -1))
    case ("!", .boolean(let value)): return .boolean(!value)
    case ("!", .condition(let condition)): return .condition(.not(condition))
    case ("!", .unknown(let unknown)):
      // Asked under its own name, so that `a` and `!a` get answers that go together.
      return .boolean(
        !truth(of: .unknown(unknown), asked: questionName(prefix.expression, in: scope)))
    default: return operand
    }
  }

  func infix(_ infix: InfixOperatorExprSyntax, in scope: Scope) -> Value {
    if infix.operator.is(AssignmentExprSyntax.self) {
      assign(evaluate(infix.rightOperand, in: scope), to: infix.leftOperand, in: scope)
      return .void
    }
    guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return .unknown()
    }
    let left = evaluate(infix.leftOperand, in: scope)
    switch name {
    case "&&", "||":
      return logical(name, left, infix, in: scope)
    case "??":
      switch left {
      case .nothing: return evaluate(infix.rightOperand, in: scope)
      case .unknown(let unknown):
        // A default that is known tells more than a value that is not.
        let other = evaluate(infix.rightOperand, in: scope)
        if case .unknown = other { return .unknown(unknown).unwrapped }
        return other
      default: return left
      }
    default:
      return binary(name, left, evaluate(infix.rightOperand, in: scope))
    }
  }

  private func logical(
    _ name: String, _ left: Value, _ infix: InfixOperatorExprSyntax, in scope: Scope
  ) -> Value {
    let holds = truth(of: left, asked: questionName(infix.leftOperand, in: scope))
    if name == "&&", !holds { return .boolean(false) }
    if name == "||", holds { return .boolean(true) }
    let right = evaluate(infix.rightOperand, in: scope)
    return .boolean(truth(of: right, asked: questionName(infix.rightOperand, in: scope)))
  }

  private func binary(_ name: String, _ left: Value, _ right: Value) -> Value {
    switch (name, left, right) {
    case ("+", .string(let a), .string(let b)): return .string(a.joined(b))
    case ("+", .array(let a), .array(let b)): return .array(a + b)
    case ("+", .views(let a), .views(let b)): return .views(ViewFragment(a.node.joinedText(b.node)))
    case ("+", .integer(let a), .integer(let b)): return checked(a.addingReportingOverflow(b))
    case ("-", .integer(let a), .integer(let b)): return checked(a.subtractingReportingOverflow(b))
    case ("*", .integer(let a), .integer(let b)):
      return checked(a.multipliedReportingOverflow(by: b))
    case ("/", .integer(let a), .integer(let b)):
      return b == 0 ? .unknown(type: "Int") : checked(a.dividedReportingOverflow(by: b))
    case ("%", .integer(let a), .integer(let b)):
      return b == 0 ? .unknown(type: "Int") : checked(a.remainderReportingOverflow(dividingBy: b))
    case ("*", .length(let length), _):
      return right.asDouble.map { .length(length.scaled(by: $0)) } ?? .unknown(type: "CGFloat")
    case ("*", _, .length(let length)):
      return left.asDouble.map { .length(length.scaled(by: $0)) } ?? .unknown(type: "CGFloat")
    case ("/", .length(let length), _):
      guard let divisor = right.asDouble, divisor != 0 else { return .unknown(type: "CGFloat") }
      return .length(length.scaled(by: 1 / divisor))
    case ("...", _, _): return .range(lower: left, upper: right, isClosed: true)
    case ("..<", _, _): return .range(lower: left, upper: right, isClosed: false)
    case ("==", _, _), ("!=", _, _):
      if let condition = equality(left, right) {
        return .condition(name == "==" ? condition : .not(condition))
      }
      guard let isEqual = equal(left, right) else { return .unknown(type: "Bool") }
      return .boolean(isEqual == (name == "=="))
    case ("<", _, _), (">", _, _), ("<=", _, _), (">=", _, _):
      return comparison(name, left, right)
    default:
      guard let a = left.asDouble, let b = right.asDouble else { return .unknown() }
      switch name {
      case "+": return .number(a + b)
      case "-": return .number(a - b)
      case "*": return .number(a * b)
      case "/": return b == 0 ? .unknown(type: "Double") : .number(a / b)
      default: return .unknown()
      }
    }
  }

  private func checked(_ result: (partialValue: Int, overflow: Bool)) -> Value {
    result.overflow ? .unknown(type: "Int") : .integer(result.partialValue)
  }

  private func comparison(_ name: String, _ left: Value, _ right: Value) -> Value {
    if case .environment(.dynamicTypeSize) = left, let size = contentSize(right) {
      return sizeComparison(name, size)
    }
    if case .environment(.dynamicTypeSize) = right, let size = contentSize(left) {
      let mirrored = [">": "<", "<": ">", ">=": "<=", "<=": ">="][name] ?? name
      return sizeComparison(mirrored, size)
    }
    guard let a = left.asDouble, let b = right.asDouble else { return .unknown(type: "Bool") }
    switch name {
    case "<": return .boolean(a < b)
    case ">": return .boolean(a > b)
    case "<=": return .boolean(a <= b)
    default: return .boolean(a >= b)
    }
  }

  /// `dynamicTypeSize >= .xxLarge` and its like as one question.
  private func sizeComparison(_ name: String, _ size: ContentSize) -> Value {
    let next = ContentSize.allCases.first { $0 > size }
    func atLeast(_ size: ContentSize?) -> EnvironmentCondition? {
      size.map { $0 == .accessibility1 ? .isAccessibilitySize : .sizeAtLeast($0) }
    }
    switch name {
    case ">=": return atLeast(size).map(Value.condition) ?? .boolean(false)
    case ">": return atLeast(next).map(Value.condition) ?? .boolean(false)
    case "<": return atLeast(size).map { .condition(.not($0)) } ?? .boolean(true)
    default: return atLeast(next).map { .condition(.not($0)) } ?? .boolean(true)
    }
  }

  private func equality(_ left: Value, _ right: Value) -> EnvironmentCondition? {
    func sizeClass(_ value: Value) -> String? {
      if case .member(let member) = value { member.name } else { nil }
    }
    let name: String?
    switch (left, right) {
    case (.environment(.horizontalSizeClass), _): name = sizeClass(right)
    case (_, .environment(.horizontalSizeClass)): name = sizeClass(left)
    default: return nil
    }
    return name.map { $0 == "compact" ? .isCompactWidth : .not(.isCompactWidth) }
  }

  /// Whether two values are equal; `nil` where that is not known.
  func equal(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.boolean(let a), .boolean(let b)): a == b
    case (.string(let a), .string(let b)): a.isSample || b.isSample ? nil : a.text == b.text
    case (.nothing, .nothing): true
    case (.nothing, .unknown), (.unknown, .nothing), (.unknown, _), (_, .unknown): nil
    case (.nothing, _), (_, .nothing): false
    case (.member(let a), .member(let b)):
      a.arguments == nil && b.arguments == nil ? a.name == b.name : nil
    case (.instance(let a), .member(let b)): a.enumCase.map { $0 == b.name }
    case (.member(let a), .instance(let b)): b.enumCase.map { $0 == a.name }
    case (.instance(let a), .instance(let b)):
      if let first = a.enumCase, let second = b.enumCase { first == second } else { nil }
    case (.boolean, _), (_, .boolean): nil
    default:
      if let a = left.asDouble, let b = right.asDouble { a == b } else { nil }
    }
  }

  // MARK: Assignments

  /// Gives a variable, a stored property, or a property of a copy another value.
  func assign(_ value: Value, to target: ExprSyntax, in scope: Scope) {
    let (base, name) = place(of: target, in: scope)
    guard let name else { return }
    if base == nil, scope.assign(value, to: name) { return }
    if let base, base != "self" {
      guard case .instance(let copy)? = scope[base], copy.type.kind == .structure,
        let property = copy.type.property(name, isStatic: false)
      else { return }
      _ = scope.assign(
        .instance(copy.setting(name, to: stored(value, in: property))), to: base)
      return
    }
    guard case .instance(let instance)? = scope.receiver else { return }
    let isWrapper = name.hasPrefix("_")
    let stored = isWrapper ? String(name.dropFirst()) : name
    guard let property = instance.type.property(stored, isStatic: false) else { return }
    instance.set(
      stored, to: self.stored(isWrapper ? wrappedValue(value) : value, in: property))
  }

  /// What an assignment's left side names: `name`, `base.name`, or `base[keyPath: path]`.
  private func place(of target: ExprSyntax, in scope: Scope) -> (base: String?, name: String?) {
    if let access = target.as(MemberAccessExprSyntax.self) {
      return (access.base?.sourceText, access.declName.baseName.text.unquotedIdentifier)
    }
    if let access = target.as(SubscriptCallExprSyntax.self),
      let argument = access.arguments.first, argument.label?.text == "keyPath",
      case .keyPath(let path) = evaluate(argument.expression, in: scope), path.count == 1
    {
      return (access.calledExpression.sourceText, path[0])
    }
    return (nil, target.sourceText.unquotedIdentifier)
  }

  private func stored(_ value: Value, in property: PropertyRecord) -> Value {
    coerce(
      builtContent(value, for: property).settledUnless(property.type != nil), to: property.type,
      from: property.file)
  }

  /// What `State(initialValue: x)`, `Binding`s and their like hold.
  private func wrappedValue(_ value: Value) -> Value {
    guard case .member(let member) = value, let arguments = member.arguments else { return value }
    let labels = ["initialValue", "wrappedValue", "projectedValue"]
    return arguments.first { $0.label.map(labels.contains) ?? true }?.value ?? .unknown()
  }
}

extension Value {
  /// A plain number, of whatever type.
  var asDouble: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  fileprivate func settledUnless(_ hasType: Bool) -> Value { hasType ? self : settled }
}

extension StringValue {
  /// One string after the other.
  func joined(_ other: StringValue) -> StringValue {
    var joined = StringValue.plain(text + other.text, isSample: isSample || other.isSample)
    joined.source = source
    return joined
  }
}

extension ScaledLength {
  func scaled(by factor: Double) -> ScaledLength {
    var copy = self
    copy.factor = (self.factor ?? 1) * factor
    return copy
  }
}
