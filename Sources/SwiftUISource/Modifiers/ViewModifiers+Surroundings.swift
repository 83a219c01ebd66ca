internal import DynamicType
internal import LayoutPrediction

extension ViewModifiers {
  static let surroundings: [String: Reader] = [
    "overlay": { views, context in secondary(views, context) { .overlay($0) } },
    "background": { views, context in secondary(views, context) { .background($0) } },
    "safeAreaInset": { views, context in
      let content = context.content
      guard !content.nodes.isEmpty else { return views }
      return views.modified(
        .safeAreaInset(
          SafeAreaInsetModifier(
            edge: context.memberName("edge").flatMap(EdgeSet.init(rawValue:)) ?? .bottom,
            spacing: context.length("spacing"), content: content.node)))
    },
    "contentShape": { views, context in
      views.modified(.contentShape(ContentShapeModifier(shape: "rectangle")))
    },
    "dynamicTypeSize": { views, context in
      sized(views, context.unlabeled.first?.value, context)
    },
    "environment": { views, context in
      guard case .keyPath(let path)? = context.unlabeled.first?.value,
        let value = context.unlabeled.dropFirst().first?.value
      else { return views }
      switch path.last {
      case "dynamicTypeSize", "sizeCategory": return sized(views, value, context)
      case "layoutDirection":
        guard let name = value.memberName,
          let direction = LayoutDirectionModifier.Direction(rawValue: name)
        else { return views }
        return views.modified(.layoutDirection(LayoutDirectionModifier(direction: direction)))
      case "locale":
        guard case .member(let member) = value,
          case .string(let tag)? = member.arguments?.first?.value
        else { return views }
        return views.modified(.locale(LocaleModifier(tag: tag.text)))
      default: return views
      }
    },
    "onTapGesture": { views, _ in views.modified(.onTapGesture(FlagModifier())) },
    "accessibilityIdentifier": { views, context in
      guard case .string(let name)? = context.unlabeled.first?.value, !name.isSample,
        views.nodes.count == 1
      else { return views }
      var copy = views
      copy.nodes[0].id = name.text
      return copy
    },
  ]

  private static func secondary(
    _ views: ViewFragment, _ context: CallContext,
    _ modifier: (SecondaryModifier) -> ViewModifier
  ) -> ViewFragment {
    let content: ViewFragment
    if let builder = context["content"] ?? context.trailing {
      content = context.content(builder)
    } else if let first = context.unlabeled.first?.value, first.isKnownView {
      content = context.content(first)
    } else {
      // A colour or a material, as large as the view it is behind.
      return views
    }
    guard content.nodes.contains(where: { !$0.isPlainShape }) else { return views }
    return views.modified(
      modifier(
        SecondaryModifier(
          content: content.node, alignment: Alignments.alignment(context["alignment"]))))
  }

  private static func sized(
    _ views: ViewFragment, _ value: Value?, _ context: CallContext
  ) -> ViewFragment {
    func size(_ value: Value) -> String? { context.evaluator.contentSize(value)?.name }
    switch value {
    case .range(let lower, let upper, _)?:
      return views.modified(
        .dynamicTypeSize(
          DynamicTypeSizeModifier(minimum: size(lower), maximum: size(upper))))
    case let value?:
      guard let size = size(value) else {
        context.evaluator.note(.unknownArgument(context.name))
        return views
      }
      return views.modified(.dynamicTypeSize(DynamicTypeSizeModifier(size: size)))
    case nil: return views
    }
  }
}

extension Value {
  fileprivate var isKnownView: Bool {
    switch self {
    case .views: true
    case .instance(let instance): instance.type.isView || instance.type.isPlatformView
    default: false
    }
  }
}

extension ViewNode {
  /// A colour or a shape, which is never larger than its place.
  fileprivate var isPlainShape: Bool {
    if case .color = kind, modifiers.isEmpty { true } else { false }
  }
}
