internal import SwiftSyntax

extension Evaluator {
  /// A `switch`, the case that holds.
  func choice(_ choice: SwitchExprSyntax, in scope: Scope) -> Outcome {
    let subject = evaluate(choice.subject, in: scope)
    let cases = choice.cases.flatMap { $0.active }
    for candidate in cases {
      let inner = Scope(inside: scope)
      switch matches(candidate, subject, in: inner) {
      case true?: return execute(candidate.statements, in: inner)
      case false?: continue
      case nil:
        // From here on nobody knows: the state says which case it is.
        return unknownChoice(cases, choice, of: subject, in: scope)
      }
    }
    return Outcome()
  }

  private func unknownChoice(
    _ cases: [SwitchCaseSyntax], _ choice: SwitchExprSyntax, of subject: Value, in scope: Scope
  ) -> Outcome {
    guard !cases.isEmpty else { return Outcome() }
    let usual = cases.firstIndex { !$0.isEmptyOrLoading } ?? 0
    let question = Decisions.Question(
      name: questionName(choice.subject, in: scope), answers: cases.map(\.title), usual: usual)
    let chosen = cases[answer(question)]
    let inner = Scope(inside: scope)
    if case .case(let label) = chosen.label {
      // Of an enumeration of the app's own, the types of what comes with a case are known.
      for sample in samples(of: subject) {
        let isMatch = label.caseItems.contains { matches($0.pattern, sample, in: inner) == true }
        if isMatch { break }
      }
      for item in label.caseItems { bindUnknowns(of: item.pattern, in: inner) }
    }
    return execute(chosen.statements, in: inner)
  }

  private func matches(
    _ candidate: SwitchCaseSyntax, _ subject: Value, in scope: Scope
  ) -> Bool? {
    guard case .case(let label) = candidate.label else { return true }
    var isUnknown = false
    for item in label.caseItems {
      switch matches(item.pattern, subject, in: scope) {
      case true?:
        guard let condition = item.whereClause?.condition else { return true }
        let value = evaluate(condition, in: scope)
        if truth(of: value, asked: questionName(condition, in: scope)) { return true }
      case false?: continue
      case nil: isUnknown = true
      }
    }
    return isUnknown ? nil : false
  }

  /// Whether a value is of a pattern, whose names are then bound; `nil` where that is not known.
  func matches(_ pattern: PatternSyntax, _ value: Value, in scope: Scope) -> Bool? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return matches(binding.pattern, value, in: scope)
    }
    if pattern.is(WildcardPatternSyntax.self) { return true }
    if pattern.is(IdentifierPatternSyntax.self) {
      bind(pattern, to: value, in: scope)
      return true
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return all(tuple.elements.enumerated().map { ($1.pattern, value.part($0)) }, in: scope)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    return matches(expression, value, in: scope)
  }

  private func matches(_ expression: ExprSyntax, _ value: Value, in scope: Scope) -> Bool? {
    if let inner = expression.as(PatternExprSyntax.self)?.pattern {
      return matches(inner, value, in: scope)
    }
    if expression.is(DiscardAssignmentExprSyntax.self) { return true }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      // `.some?` of an optional.
      if case .nothing = value { return false }
      return matches(chain.expression, value, in: scope)
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      let parts = tuple.elements.enumerated().map { ($1.expression, value.part($0)) }
      var isUnknown = false
      for (part, value) in parts {
        switch matches(part, value, in: scope) {
        case false?: return false
        case nil: isUnknown = true
        case true?: continue
        }
      }
      return isUnknown ? nil : true
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    {
      guard let (actual, arguments) = value.enumCase else { return nil }
      guard actual == name else { return false }
      for (position, argument) in call.arguments.enumerated() {
        let part = arguments.indices.contains(position) ? arguments[position].value : .unknown()
        if matches(argument.expression, part, in: scope) == false { return false }
      }
      return true
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let (actual, _) = value.enumCase {
      return actual == access.declName.baseName.text
    }
    if expression.is(NilLiteralExprSyntax.self) {
      switch value {
      case .nothing: return true
      case .unknown: return nil
      default: return false
      }
    }
    // A name that a `let` before the pattern binds.
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      expression.isBoundByPattern
    {
      scope[name] = value
      return true
    }
    let other = evaluate(expression, in: scope)
    if case .range(let lower, let upper, let isClosed) = other {
      guard let low = lower.asDouble, let high = upper.asDouble, let number = value.asDouble else {
        return nil
      }
      return number >= low && (isClosed ? number <= high : number < high)
    }
    return equal(other, value)
  }

  private func all(_ parts: [(PatternSyntax, Value)], in scope: Scope) -> Bool? {
    var isUnknown = false
    for (pattern, value) in parts {
      switch matches(pattern, value, in: scope) {
      case false?: return false
      case nil: isUnknown = true
      case true?: continue
      }
    }
    return isUnknown ? nil : true
  }

  /// Gives every name a pattern would bind a value that is not known.
  func bindUnknowns(of pattern: PatternSyntax, in scope: Scope) {
    for name in pattern.boundNames where scope[name] == nil {
      scope[name] = .unknown(Unknown(name: name))
    }
  }
}

extension Value {
  /// The case of an enumeration and what comes with it.
  fileprivate var enumCase: (name: String, arguments: [Argument])? {
    switch self {
    case .member(let member): (member.name, member.arguments ?? [])
    case .instance(let instance):
      instance.enumCase.map { name in
        (
          name,
          instance.properties.sorted { $0.key < $1.key }.map {
            Argument(label: $0.key, value: $0.value)
          }
        )
      }
    default: nil
    }
  }
}

extension SwitchCaseListSyntax.Element {
  /// The cases that are compiled for iOS.
  fileprivate var active: [SwitchCaseSyntax] {
    switch self {
    case .switchCase(let candidate): return [candidate]
    case .ifConfigDecl(let condition):
      guard case .switchCases(let cases)? = condition.activeClause?.elements else { return [] }
      return cases.flatMap(\.active)
    @unknown default: return []
    }
  }
}

extension SwitchCaseSyntax {
  /// What the branch is called in the name of a state.
  fileprivate var title: String {
    switch label {
    case .case(let label): label.caseItems.sourceText
    case .default: "default"
    @unknown default: "default"
    }
  }

  /// Whether the branch shows nothing, or only that something is awaited.
  fileprivate var isEmptyOrLoading: Bool {
    let text = statements.sourceText
    return text.isEmpty || text.hasPrefix("EmptyView") || text.hasPrefix("ProgressView")
      || text == "break"
  }
}

extension ExprSyntax {
  /// Whether a `let` or `var` stands before the pattern this name is part of.
  fileprivate var isBoundByPattern: Bool {
    var node = parent
    while let current = node {
      if current.is(ValueBindingPatternSyntax.self) { return true }
      if current.is(SwitchCaseItemSyntax.self) || current.is(ConditionElementSyntax.self) {
        return false
      }
      node = current.parent
    }
    return false
  }
}

extension PatternSyntax {
  /// The names a pattern binds.
  fileprivate var boundNames: [String] {
    var names: [String] = []
    var pending: [Syntax] = [Syntax(self)]
    while let node = pending.popLast() {
      if let name = node.as(IdentifierPatternSyntax.self) {
        names.append(name.identifier.text)
      } else if let name = node.as(DeclReferenceExprSyntax.self),
        ExprSyntax(name).isBoundByPattern, name.parent?.is(MemberAccessExprSyntax.self) != true
      {
        names.append(name.baseName.text)
      } else {
        pending += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return names
  }
}
