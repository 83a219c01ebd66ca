internal import LayoutPrediction
internal import SwiftSyntax

extension Evaluator {
  /// The views a value stands for.
  ///
  /// - Parameter expression: what to call them where nothing is known.
  func fragment(of value: Value, named expression: (any ExprSyntaxProtocol)?) -> ViewFragment {
    switch value {
    case .views(let fragment): return fragment
    case .instance(let instance):
      if instance.type.isPlatformView {
        return ViewFragment(
          ViewNode(
            .platformView(OpaqueView(name: instance.type.name)),
            source: expression.flatMap { _ in nil }))
      }
      return body(of: instance)
    case .closure(let closure):
      return resolvingEnvironment { fragment(of: run(closure), named: expression) }
    case .array(let elements):
      return elements.reduce(into: ViewFragment()) {
        $0.append(fragment(of: $1, named: expression))
      }
    case .nothing, .tuple: return ViewFragment()
    case .member(let member) where Colors.isColor(member) || Colors.isStandard(member.name):
      return ViewFragment(ViewNode(.color(ColorView())))
    case .unknown(let unknown):
      let name = unknown.type ?? unknown.name ?? expression?.sourceText ?? "a view"
      return opaque(name.firstLine)
    default:
      return opaque((expression?.sourceText ?? "a view").firstLine)
    }
  }

  /// A view about which nothing is known but its name.
  func opaque(_ name: String) -> ViewFragment {
    note(.opaqueView(name))
    return ViewFragment(ViewNode(.opaque(OpaqueView(name: name))))
  }

  /// What a view of the app's own shows.
  func body(of instance: Instance) -> ViewFragment {
    let type = instance.type
    guard viewsBeingRead.filter({ $0.qualifiedName == type.qualifiedName }).count < 3 else {
      // A view that shows itself, as a tree does.
      return opaque(type.name)
    }
    guard let body = type.property("body", isStatic: false), let getter = body.getter else {
      return opaque(type.name)
    }
    return deeper(otherwise: ViewFragment(ViewNode(.opaque(OpaqueView(name: type.name))))) {
      self.viewsBeingRead.append(type)
      defer { self.viewsBeingRead.removeLast() }
      let scope = self.scope(file: body.file, receiver: .instance(instance), owner: type)
      let fragment = self.resolvingEnvironment {
        let value = self.execute(getter, in: scope).value
        return self.fragment(of: value, named: nil)
      }
      self.notes.didRead(type, showing: !fragment.nodes.isEmpty)
      return fragment
    }
  }
}

extension TypeRecord {
  /// Whether it shows a view of UIKit.
  var isPlatformView: Bool {
    conforms(to: "UIViewRepresentable") || conforms(to: "UIViewControllerRepresentable")
  }
}

extension String {
  /// What stands before the first line break, at most 60 characters.
  var firstLine: String {
    let line = split(whereSeparator: \.isNewline).first.map(String.init) ?? self
    return line.count > 60 ? String(line.prefix(59)) + "…" : line
  }
}
