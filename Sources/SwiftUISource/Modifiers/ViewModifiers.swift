internal import LayoutPrediction
internal import SwiftSyntax

/// SwiftUI's modifiers, by their names.
enum ViewModifiers {
  /// Gives views a modifier.
  typealias Reader = @Sendable (ViewFragment, CallContext) -> ViewFragment

  private static let readers: [String: Reader] = [
    texts, frames, surroundings, controls, screens, presentations,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Modifiers of SwiftUI's that move nothing: colours, actions, accessibility, animation.
  private static let withoutLayout: Set<String> = Set(
    PackageResources.modifiers_without_layout_txt.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }.filter { !$0.isEmpty && !$0.hasPrefix("#") })

  /// Whether a name is that of one of SwiftUI's modifiers.
  static func isKnown(_ name: String) -> Bool {
    readers[name] != nil || withoutLayout.contains(name)
  }

  /// The views with a modifier of SwiftUI's; `nil` where the name is none of them.
  static func apply(_ name: String, to fragment: ViewFragment, _ context: CallContext)
    -> ViewFragment?
  {
    if let reader = readers[name] { return reader(fragment, context) }
    return withoutLayout.contains(name) ? fragment : nil
  }
}

extension Evaluator {
  /// Views with a modifier: the app's own, or SwiftUI's.
  func modify(
    _ fragment: ViewFragment, _ name: String, _ arguments: [Argument],
    _ call: FunctionCallExprSyntax, in scope: Scope
  ) -> Value {
    if let own = ownModifier(name, arguments, from: scope.file) {
      modifiersBeingExpanded.append(own.function.syntax.id)
      defer { modifiersBeingExpanded.removeLast() }
      return invoke(
        .function(
          BoundFunction(
            candidates: [own.function], receiver: .views(fragment), owner: own.owner)),
        with: arguments, named: call, in: scope)
    }
    let context = CallContext(
      evaluator: self, name: name, arguments: arguments, call: call, scope: scope)
    if name == "modifier", let value = arguments.first?.value {
      return .views(modified(fragment, by: value, context))
    }
    if let modified = ViewModifiers.apply(name, to: fragment, context) { return .views(modified) }
    note(.unknownModifier(name))
    return .views(fragment)
  }

  /// A function by which the source extends a type of views.
  private func ownModifier(
    _ name: String, _ arguments: [Argument], from file: SourceFile
  ) -> (function: FunctionRecord, owner: TypeRecord)? {
    for type in ["View", "Text", "Image", "Button", "Shape", "Label"] {
      guard let record = index.type(named: type, from: file) else { continue }
      let functions = record.functions(name, isStatic: false)
      guard !functions.isEmpty else { continue }
      if let exact = functions.first(where: { accepts($0.parameters, arguments) }) {
        // A function that is named like SwiftUI's and only passes on to it would call itself.
        if ViewModifiers.isKnown(name), modifiersBeingExpanded.contains(exact.syntax.id) {
          continue
        }
        return (exact, record)
      }
    }
    return nil
  }

  /// Views put through a `ViewModifier` of the app's own.
  func modified(
    _ fragment: ViewFragment, by value: Value, _ context: CallContext
  ) -> ViewFragment {
    guard case .instance(let instance) = value,
      let body = instance.type.functions("body", isStatic: false).first(where: {
        $0.syntax.body != nil
      }),
      let statements = body.syntax.body?.statements
    else {
      note(.unknownModifier("modifier"))
      return fragment
    }
    return deeper(otherwise: fragment) {
      let parameter = body.parameters.first
      let scope = self.scope(file: body.file, receiver: value, owner: instance.type)
      if let parameter {
        scope[parameter.name] = .views(fragment)
      }
      return self.resolvingEnvironment {
        self.fragment(of: self.execute(statements, in: scope).value, named: nil)
      }
    }
  }
}
