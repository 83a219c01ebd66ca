internal import LayoutPrediction

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
    let value: Value = context["item"]?.unwrapped ?? .unknown()
    let content = context.content(
      context["content"] ?? context.trailing,
      with: [context.evaluator.known(value, from: context.scope.file)])
    guard !content.nodes.isEmpty, var first = views.nodes.first else { return views }
    first = first.modified(modifier(content.preferences.isEmpty ? content.node : content.navigation))
    var copy = views
    copy.nodes[0] = first
    return copy
  }

  private static func alert(_ views: ViewFragment, _ context: CallContext) -> ViewFragment {
    guard let title = context.unlabeled.first, var first = views.nodes.first else { return views }
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
    var copy = views
    copy.nodes[0] = first
    return copy
  }
}
