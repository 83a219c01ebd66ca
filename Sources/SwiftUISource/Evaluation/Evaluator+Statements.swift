internal import LayoutPrediction
internal import SwiftSyntax

/// What a list of statements comes to.
struct Outcome {
  /// The value of a `return`.
  var returned: Value?
  /// The values of the expressions that stand by themselves.
  var values: [Value] = []
  /// What the views among them make together.
  var fragment = ViewFragment()
  var hasViews = false

  /// What was returned; or the views; or the one value there is.
  var value: Value {
    if let returned { return returned }
    if hasViews { return .views(fragment) }
    return values.last ?? .void
  }

  fileprivate mutating func add(_ other: Outcome) {
    returned = other.returned
    values += other.values
    fragment.append(other.fragment)
    hasViews = hasViews || other.hasViews
  }
}

extension Evaluator {
  /// Runs statements: those of a body, of a function, or of a closure.
  ///
  /// Views that stand by themselves are collected, as a view builder does.
  func execute(_ statements: CodeBlockItemListSyntax, in scope: Scope) -> Outcome {
    var outcome = Outcome()
    let isOnlyOne = statements.count == 1
    for statement in statements {
      guard takeStep() else { break }
      switch statement.item {
      case .decl(let declaration):
        outcome.add(declare(declaration, in: scope))
      case .expr(let expression):
        outcome.add(standing(expression, in: scope, isOnlyOne: isOnlyOne))
      case .stmt(let statement):
        outcome.add(run(statement, in: scope, isOnlyOne: isOnlyOne))
      @unknown default: continue
      }
      if outcome.returned != nil { break }
    }
    return outcome
  }

  private func run(_ statement: StmtSyntax, in scope: Scope, isOnlyOne: Bool) -> Outcome {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let wrapped):
      return standing(wrapped.expression, in: scope, isOnlyOne: isOnlyOne)
    case .returnStmt(let result):
      return Outcome(returned: result.expression.map { evaluate($0, in: scope) } ?? .void)
    case .guardStmt(let check):
      if holds(check.conditions, in: scope) { return Outcome() }
      return execute(check.body.statements, in: Scope(inside: scope))
    case .doStmt(let attempt):
      return execute(attempt.body.statements, in: Scope(inside: scope))
    case .throwStmt: return Outcome(returned: .unknown())
    default: return Outcome()
    }
  }

  /// An expression as a statement.
  private func standing(_ expression: ExprSyntax, in scope: Scope, isOnlyOne: Bool) -> Outcome {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      var (outcome, fragment) = statement {
        self.branch(expression, in: scope)
      } views: {
        $0.hasViews ? $0.fragment : nil
      }
      if let fragment { outcome.fragment = fragment }
      return outcome
    }
    let (value, fragment) = statement {
      self.evaluate(expression, in: scope)
    } views: { value -> ViewFragment? in
      guard self.standsForViews(value, isOnlyOne ? nil : expression) else { return nil }
      return self.fragment(of: value, named: expression).placed(
        at: scope.file.location(of: expression))
    }
    guard let fragment else { return Outcome(values: [value]) }
    return Outcome(values: [value], fragment: fragment, hasViews: true)
  }

  /// Whether a value by itself is content of a view builder.
  ///
  /// - Parameter expression: how it is written, where it stands among other statements; a single one
  ///   may be the value of anything.
  private func standsForViews(_ value: Value, _ expression: ExprSyntax?) -> Bool {
    switch value {
    case .views: true
    case .instance(let instance): instance.type.isView || instance.type.isPlatformView
    case .type, .integer, .number, .boolean, .string, .array, .dictionary, .tuple, .nothing,
      .closure, .function, .font, .length, .condition, .environment, .keyPath, .range:
      false
    case .member(let member): Colors.isColor(member)
    case .unknown(let unknown):
      unknown.type.map(TypeNames.isView) == true || expression?.looksLikeView == true
    }
  }

  // MARK: Branches

  /// An `if` or `switch`, whichever branch holds.
  func branch(_ expression: ExprSyntax, in scope: Scope) -> Outcome {
    if let choice = expression.as(IfExprSyntax.self) {
      let inner = Scope(inside: scope)
      if holds(choice.conditions, in: inner) {
        return execute(choice.body.statements, in: inner)
      }
      switch choice.elseBody {
      case .ifExpr(let next)?: return branch(ExprSyntax(next), in: scope)
      case .codeBlock(let block)?: return execute(block.statements, in: Scope(inside: scope))
      case nil: return Outcome()
      @unknown default: return Outcome()
      }
    }
    if let choice = expression.as(SwitchExprSyntax.self) { return self.choice(choice, in: scope) }
    return Outcome()
  }

  /// Whether all conditions hold; what they bind is put into the scope.
  func holds(_ conditions: ConditionElementListSyntax, in scope: Scope) -> Bool {
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        let value = evaluate(expression, in: scope)
        guard truth(of: value, asked: questionName(expression, in: scope)) else { return false }
      case .availability(let availability):
        guard Availability.holds(availability) else { return false }
      case .optionalBinding(let binding):
        guard bind(binding, in: scope) else { return false }
      case .matchingPattern(let match):
        let subject = evaluate(match.initializer.value, in: scope)
        let isMatch =
          matches(match.pattern, subject, in: scope)
          ?? truth(
            of: .unknown(type: "Bool"), asked: questionName(match, in: scope))
        guard isMatch else { return false }
        bindUnknowns(of: match.pattern, in: scope)
      @unknown default: continue
      }
    }
    return true
  }

  private func bind(_ binding: OptionalBindingConditionSyntax, in scope: Scope) -> Bool {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return true
    }
    let value: Value
    let question: String
    if let initializer = binding.initializer?.value {
      value = evaluate(initializer, in: scope)
      question = questionName(initializer, in: scope)
    } else {
      value = reference(name, in: scope)
      question = questionName(binding.pattern, in: scope)
    }
    switch value {
    case .nothing: return false
    case .unknown(let unknown):
      let isPresent =
        answer(
          .init(
            name: question, answers: ["present", "nil"], usual: unknown.initial == false ? 1 : 0))
        == 0
      scope[name] = known(value.unwrapped, from: scope.file)
      return isPresent
    default:
      scope[name] = value
      return true
    }
  }

  // MARK: Declarations

  private func declare(_ declaration: DeclSyntax, in scope: Scope) -> Outcome {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        let value: Value
        if let getter = binding.accessorBlock?.getter {
          value = execute(getter, in: Scope(inside: scope)).value
        } else if let initial = binding.initializer?.value {
          value = evaluate(initial, in: scope)
        } else {
          value = .unknown(type: binding.typeAnnotation?.type.sourceText)
        }
        let type = binding.typeAnnotation?.type
        bind(
          binding.pattern,
          to: type == nil ? value.settled : coerce(value, to: type, from: scope.file), in: scope)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      scope[function.name.text] = .function(
        BoundFunction(
          candidates: [FunctionRecord(function, isStatic: true, file: scope.file)],
          receiver: scope.receiver, owner: scope.owner))
    } else if let condition = declaration.as(IfConfigDeclSyntax.self),
      case .statements(let statements)? = condition.activeClause?.elements
    {
      return execute(statements, in: scope)
    }
    return Outcome()
  }

  /// Gives the names of a pattern the parts of a value.
  func bind(_ pattern: PatternSyntax, to value: Value, in scope: Scope) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      scope[name.unquotedIdentifier] = value
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for (position, element) in tuple.elements.enumerated() {
        bind(element.pattern, to: value.part(position), in: scope)
      }
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      bind(binding.pattern, to: value, in: scope)
    }
  }
}

extension Value {
  /// A part of a tuple.
  func part(_ position: Int) -> Value {
    guard case .tuple(let parts) = self, parts.indices.contains(position) else { return .unknown() }
    return parts[position].value
  }
}

/// `#available`: what is checked is a recent iOS.
enum Availability {
  /// The version layouts are predicted for.
  static let version = 26

  static func holds(_ condition: AvailabilityConditionSyntax) -> Bool {
    let isAvailable =
      condition.availabilityArguments.compactMap { item -> Bool? in
        guard let platform = item.argument.as(PlatformVersionSyntax.self),
          platform.platform.text == "iOS",
          let major = platform.version.flatMap({ Int($0.major.text) })
        else { return nil }
        return major <= version
      }.first ?? true
    return condition.availabilityKeyword.tokenKind == .poundAvailable ? isAvailable : !isAvailable
  }
}

extension ExprSyntax {
  /// Whether an expression that stands by itself and of which nothing is known reads like a view:
  /// a type that is called, whatever modifiers follow, or a value that is only named.
  fileprivate var looksLikeView: Bool {
    if self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self) { return true }
    var callee = self
    while true {
      if let call = callee.as(FunctionCallExprSyntax.self) {
        callee = call.calledExpression.withoutGenericArguments
      } else if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
        if access.declName.baseName.text.first?.isUppercase == true { return true }
        callee = base
      } else {
        return callee.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
      }
    }
  }
}
