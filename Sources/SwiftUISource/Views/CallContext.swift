internal import LayoutPrediction
internal import SwiftSyntax

/// A call of one of SwiftUI's initialisers or modifiers, ready to be read.
struct CallContext {
  let evaluator: Evaluator
  let name: String
  let arguments: [Argument]
  let call: FunctionCallExprSyntax
  let scope: Scope

  /// Where the name of the call stands.
  var source: LayoutPrediction.SourceLocation {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return scope.file.location(of: access.declName)
    }
    return scope.file.location(of: call)
  }

  /// A view made by the call.
  func node(_ kind: ViewKind) -> ViewNode { ViewNode(kind, source: source) }

  func views(_ kind: ViewKind) -> Value { .views(ViewFragment(node(kind))) }

  // MARK: Arguments

  func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

  subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }

  /// The arguments before the trailing closures that have no label.
  var unlabeled: [Argument] { arguments.filter { $0.label == nil && !$0.isTrailing } }

  /// The closure right after the parentheses.
  var trailing: Value? { arguments.first { $0.label == nil && $0.isTrailing }?.value }

  func number(_ label: String) -> Double? { self[label]?.asDouble }

  /// The name of a member given as an argument.
  func memberName(_ label: String) -> String? { self[label]?.memberName }

  func boolean(_ label: String) -> Bool? {
    if case .boolean(let value)? = self[label] { value } else { nil }
  }

  /// The views of a builder closure.
  func content(_ value: Value?, with values: [Value] = []) -> ViewFragment {
    switch value {
    case nil: return ViewFragment()
    case .closure(let closure)?:
      return evaluator.resolvingEnvironment {
        evaluator.fragment(of: evaluator.run(closure, with: values), named: nil)
      }
    case .function?:
      return evaluator.fragment(
        of: evaluator.invoke(
          value ?? .void, with: values.map { Argument(value: $0) }, named: nil, in: scope),
        named: nil)
    case let value?: return evaluator.fragment(of: value, named: nil)
    }
  }

  /// The views of the content closure: the one after the parentheses, or the labelled one.
  var content: ViewFragment { content(self["content"] ?? trailing) }

  /// The label of a control: a title given as text, or views.
  ///
  /// - Returns: `nil` where the control has none.
  var label: ViewNode? {
    if let value = self["label"] { return content(value).node }
    if let title = unlabeled.first, title.value.isTextual {
      return ViewNode(.text(text(title)), source: source(of: title))
    }
    return nil
  }

  func text(_ argument: Argument) -> TextContent {
    evaluator.content(of: argument.value, named: argument.syntax)
  }

  func source(of argument: Argument) -> LayoutPrediction.SourceLocation {
    if case .string(let string) = argument.value, let source = string.source,
      source.file == scope.file.path
    {
      return source
    }
    return argument.syntax.map { scope.file.location(of: $0) } ?? source
  }

  /// A length; `nil` where it is not given or not known, which is noted.
  func length(_ value: Value?, _ label: String) -> Double? {
    guard let value else { return nil }
    if let number = value.asDouble { return number }
    switch value {
    case .nothing, .length: return nil
    case .member(let member)
    where member.name == "infinity" || member.name == "greatestFiniteMagnitude":
      return nil
    case .member(let member) where member.name == "zero": return 0
    default:
      evaluator.note(.unknownArgument("\(name)(\(label):)"))
      return nil
    }
  }

  func length(_ label: String) -> Double? { length(self[label], label) }

  func scaledLength(_ label: String) -> ScaledLength? {
    if case .length(let length)? = self[label] { length } else { nil }
  }

  func isInfinite(_ label: String) -> Bool {
    guard case .member(let member)? = self[label] else { return false }
    return ["infinity", "greatestFiniteMagnitude"].contains(member.name)
  }
}

extension Value {
  /// The name of a case or a member: `leading` of `.leading` and of `HorizontalAlignment.leading`.
  var memberName: String? {
    switch self {
    case .member(let member): member.name
    case .instance(let instance): instance.enumCase
    default: nil
    }
  }

  /// Whether a control would take it as its title.
  var isTextual: Bool {
    switch self {
    case .string: true
    case .unknown(let unknown): unknown.type.map(TypeNames.isText) ?? true
    case .views(let fragment):
      if case .text? = fragment.nodes.first?.kind { true } else { false }
    default: false
    }
  }
}
