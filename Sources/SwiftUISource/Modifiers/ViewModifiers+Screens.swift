internal import LayoutPrediction
internal import SwiftSyntax

extension ViewModifiers {
  static let screens: [String: Reader] = [
    "navigationTitle": title,
    "navigationBarTitle": title,
    "navigationBarTitleDisplayMode": { views, context in
      var copy = views
      copy.preferences.display =
        context.unlabeled.first?.value.memberName == "inline" ? .inline : .large
      return copy
    },
    "toolbarTitleDisplayMode": { views, context in
      var copy = views
      copy.preferences.display =
        (context.unlabeled.first?.value.memberName ?? "").hasPrefix("inline") ? .inline : .large
      return copy
    },
    "toolbar": toolbar,
    "navigationBarItems": { views, context in
      var copy = views
      copy.preferences.leadingItems += context["leading"].map { context.content($0).nodes } ?? []
      copy.preferences.trailingItems += context["trailing"].map { context.content($0).nodes } ?? []
      return copy
    },
    "tabItem": { views, context in
      let item = context.content
      var tab = TabsView.Tab(title: .verbatim(""))
      for node in item.nodes {
        switch node.kind {
        case .label(let label):
          tab = TabsView.Tab(title: label.title, symbol: label.icon.symbol ?? "square")
        case .text(let content): tab.title = content
        case .image(let image): tab.symbol = image.symbol ?? "square"
        default: break
        }
      }
      var node = ViewNode(.tabView(TabsView(tabs: [tab], content: views.node)))
      node.id = ViewConstructors.tabMark
      return ViewFragment(node)
    },
    "navigationDestination": { views, context in
      // The value is of the type that is named, or what is bound.
      let type: String? =
        if case .type(let name)? = context["for"] { name.name } else { nil }
      if let content = context["destination"] ?? context.trailing {
        let value = context.evaluator.known(.unknown(Unknown(type: type)), from: context.scope.file)
        for element in context.evaluator.samples(of: value) {
          context.evaluator.destinations.append(
            Destination(
              value: .views(context.content(content, with: [element])), source: context.source))
        }
      }
      return views
    },
  ]

  private static func title(_ views: ViewFragment, _ context: CallContext) -> ViewFragment {
    var copy = views
    if let title = context.unlabeled.first {
      copy.preferences.title = context.text(title)
    }
    if let mode = context.memberName("displayMode") {
      copy.preferences.display = mode == "inline" ? .inline : .large
    }
    return copy
  }

  private static func toolbar(_ views: ViewFragment, _ context: CallContext) -> ViewFragment {
    guard let content = context["content"] ?? context.trailing else { return views }
    var copy = views
    let items = context.content(content)
    copy.preferences.add(items.preferences)
    // Items without a placement stand at the trailing side.
    copy.preferences.trailingItems += items.nodes
    return copy
  }
}

extension ViewConstructors {
  /// Items of bars, which say where they stand.
  static let bars: [String: Maker] = [
    "ToolbarItem": toolbarItem,
    "ToolbarItemGroup": toolbarItem,
    "ToolbarSpacer": { _ in .views(ViewFragment()) },
  ]

  private static func toolbarItem(_ context: CallContext) -> Value {
    let content = context.content
    var result = ViewFragment()
    switch context.memberName("placement") {
    case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation":
      result.preferences.leadingItems = content.nodes
    case "bottomBar", "keyboard", "status", "principal", "title", "subtitle", "largeTitle":
      // Bars at the bottom and views in the place of the title are not laid out.
      context.evaluator.note(.opaqueView("ToolbarItem"))
    default:
      result.preferences.trailingItems = content.nodes
    }
    return .views(result)
  }
}

extension Evaluator {
  /// The values to show a screen for: each case of an enumeration, or the one there is.
  func samples(of value: Value) -> [Value] {
    guard case .instance(let instance) = value, instance.isUnknown,
      instance.type.kind == .enumeration, !instance.type.cases.isEmpty
    else { return [value] }
    return instance.type.cases.prefix(limits.rows).map { enumCase in
      guard !enumCase.parameters.isEmpty else {
        return .instance(Instance(instance.type, enumCase: enumCase.name))
      }
      let arguments = enumCase.parameters.map {
        Argument(
          label: $0.firstName?.text,
          value: known(.unknown(type: $0.type.sourceText), from: enumCase.file))
      }
      return self.instance(of: instance.type, enumCase, arguments)
    }
  }
}
