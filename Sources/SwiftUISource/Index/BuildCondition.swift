internal import SwiftSyntax

/// Which `#if` conditions hold when an app is built for an iPhone.
enum BuildCondition {
  static func holds(_ condition: ExprSyntax) -> Bool {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.sourceText ?? ""
      switch call.calledExpression.sourceText {
      case "os": return argument == "iOS"
      case "canImport": return !absentModules.contains(argument)
      case "targetEnvironment": return false
      case "compiler", "swift", "hasFeature", "hasAttribute": return true
      case "arch": return argument == "arm64"
      default: return false
      }
    }
    if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name == "DEBUG"
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return !holds(prefix.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holds(only.expression)
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      switch infix.operator.sourceText {
      case "&&": return holds(infix.leftOperand) && holds(infix.rightOperand)
      case "||": return holds(infix.leftOperand) || holds(infix.rightOperand)
      default: return false
      }
    }
    return false
  }

  /// Frameworks that other platforms of Apple's have and iOS has not.
  private static let absentModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]
}
