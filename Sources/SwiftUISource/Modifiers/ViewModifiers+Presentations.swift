internal import LayoutPrediction
internal import SwiftSyntax

extension ViewModifiers {
  static let presentations: [String: Reader] = [
    "sheet": { views, context in
      presented(views, context) { .sheet(PresentationModifier(content: $0)) }
    },
    "fullScreenCover": { views, context in
      presented(views, context) { .sheet(PresentationModifier(content: $0)) }
    },
    "popover": { views, context in
      presented(views, context) { .popover(PresentationModifier(content: $0)) }
    },
    "alert": alert,
    "confirmationDialog": alert,
  ]

  private static func presented(
    _ views: ViewFragment, _ context: CallContext, _ modifier: (ViewNode) -> ViewModifier
  ) -> ViewFragment {
    let evaluator = context.evaluator
    let item = evaluator.known(
      context["item"]?.unwrapped ?? .unknown(), from: context.scope.file)
    guard let builder = context["content"] ?? context.trailing,
      var first = views.presenter(in: context)
    else { return views }
    func read() -> ViewFragment { context.content(builder, with: [item]) }
    // A presentation is a screen of its own, with states of its own. Once, in the usual state, it
    // is also kept where it is presented, for what it does and does not inherit there.
    guard evaluator.presentationDepth == 0, evaluator.decisions.answers.isEmpty else {
      evaluator.destinations.append(
        Destination(value: builder, arguments: [item], source: context.source))
      return views
    }
    evaluator.presentationDepth += 1
    defer { evaluator.presentationDepth -= 1 }
    let asked = evaluator.questions.count
    var content = read()
    if evaluator.questions.count > asked {
      evaluator.destinations.append(
        Destination(value: builder, arguments: [item], source: context.source))
    }
    guard !content.nodes.isEmpty else { return views }
    if content.preferences.isEmpty { content.nodes = [content.placed(in: builder)] }
    first = first.modified(
      modifier(content.preferences.isEmpty ? content.node : content.navigation))
    return views.replacingFirst(by: first)
  }

  private static func alert(_ views: ViewFragment, _ context: CallContext) -> ViewFragment {
    guard let title = context.unlabeled.first, var first = views.presenter(in: context) else {
      return views
    }
    let actions = context.content(context["actions"] ?? context.trailing).nodes
    let message = context["message"].map { context.content($0).nodes } ?? []
    first = first.modified(
      .alert(
        AlertModifier(
          title: context.text(title), message: message.first?.texts.first,
          actions: actions.compactMap { node in
            if case .button(let button) = node.kind { return button.label.texts.first }
            return nil
          })))
    return views.replacingFirst(by: first)
  }
}

extension ViewFragment {
  /// The views a closure makes as one. One that another file's body makes is put into a group with
  /// the place in the closure.
  fileprivate func placed(in builder: Value) -> ViewNode {
    guard case .closure(let closure) = builder, let statement = closure.syntax.statements.first,
      node.source?.file != closure.scope.file.path
    else { return node }
    return ViewNode(
      .group(GroupView(children: nodes)), source: closure.scope.file.location(of: statement))
  }

  /// The view that presents something. One that another file's body makes is put into a group with
  /// the place of the call, which is where the presentation can be mended.
  fileprivate func presenter(in context: CallContext) -> ViewNode? {
    guard let first = nodes.first else { return nil }
    guard let file = first.source?.file, file != context.source.file else { return first }
    return ViewNode(.group(GroupView(children: [first])), source: context.source)
  }

  fileprivate func replacingFirst(by node: ViewNode) -> ViewFragment {
    var copy = self
    copy.nodes[0] = node
    return copy
  }
}
