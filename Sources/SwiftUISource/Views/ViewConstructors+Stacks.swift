internal import LayoutPrediction
internal import SwiftSyntax

extension ViewConstructors {
  static let stacks: [String: Maker] = [
    "HStack": { context in stack(context) { .hstack($0) } },
    "VStack": { context in stack(context) { .vstack($0) } },
    "LazyHStack": { context in stack(context) { .hstack($0) } },
    "LazyVStack": { context in stack(context) { .vstack($0) } },
    "ZStack": { context in
      let content = context.content
      return context.views(
        .zstack(
          OverlayStackView(
            alignment: Alignments.alignment(context["alignment"]), children: content.nodes)),
        keeping: content)
    },
    "Group": { context in .views(context.content) },
    "Spacer": { context in
      context.views(.spacer(SpacerView(minLength: context.length("minLength"))))
    },
    "Divider": { context in context.views(.divider) },
    "ForEach": forEach,
    "ViewThatFits": { context in
      let content = context.content
      return context.views(
        .viewThatFits(
          FittingView(axes: context["in"].map(Alignments.axes), children: content.nodes)),
        keeping: content)
    },
    "GeometryReader": { context in
      context.evaluator.note(.opaqueView("GeometryReader"))
      let content = context.content(context.trailing, with: [.unknown(type: "GeometryProxy")])
      return context.views(
        .geometryReader(GroupView(children: content.nodes)), keeping: content)
    },
    "Grid": { context in
      let rows = context.content.nodes.flatMap(\.parts).map { node -> [ViewNode] in
        if case .hstack(let row) = node.kind, node.modifiers.isEmpty, node.id == gridRow {
          return row.children
        }
        return [node]
      }
      return context.views(
        .grid(
          GridView(
            horizontalSpacing: context.length("horizontalSpacing"),
            verticalSpacing: context.length("verticalSpacing"),
            alignment: Alignments.alignment(context["alignment"]), rows: rows)))
    },
    "GridRow": { context in
      var row = context.node(.hstack(StackView(children: context.content.nodes)))
      row.id = gridRow
      return .views(ViewFragment(row))
    },
    "LazyVGrid": { context in
      let content = context.content
      return context.views(
        .lazyVGrid(
          LazyGridView(
            columns: columns(context["columns"] ?? .nothing, context),
            spacing: context.length("spacing"), children: content.nodes)),
        keeping: content)
    },
    "LazyHGrid": { context in
      // Rows that scroll sideways: laid out as one row.
      context.views(.hstack(StackView(children: context.content.nodes)))
    },
    "GroupBox": { context in
      let label = context.label.map { [$0.modified(.font(FontModifier(style: "headline")))] } ?? []
      let body = context.content
      return .views(
        ViewFragment(
          context.node(.vstack(StackView(alignment: "leading", children: label + body.nodes)))
            .modified(.padding(PaddingModifier()))))
    },
    "ControlGroup": { context in
      context.views(.hstack(StackView(children: context.content.nodes)))
    },
    "TimelineView": { context in
      .views(context.content(context.trailing, with: [.unknown()]))
    },
    "ScrollViewReader": { context in
      .views(context.content(context.trailing, with: [.unknown(type: "ScrollViewProxy")]))
    },
    "GlassEffectContainer": { context in .views(context.content) },
  ]

  /// Marks a row until the grid around it takes its cells.
  static let gridRow = "GridRow"

  private static func stack(
    _ context: CallContext, _ kind: (StackView) -> ViewKind
  ) -> Value {
    let content = context.content
    return context.views(
      kind(
        StackView(
          alignment: context.memberName("alignment"), spacing: context.length("spacing"),
          scaledSpacing: context.scaledLength("spacing"), children: content.nodes)),
      keeping: content)
  }

  private static func columns(_ value: Value, _ context: CallContext) -> [LazyGridView.Column] {
    guard let items = context.evaluator.elements(of: value) else {
      context.evaluator.note(.unknownArgument("LazyVGrid(columns:)"))
      return [LazyGridView.Column(), LazyGridView.Column()]
    }
    return items.map { item in
      guard case .member(let item) = item,
        case .member(let size)? = item.arguments?.first?.value
      else { return LazyGridView.Column() }
      func number(_ label: String) -> Double? {
        size.arguments?.first { $0.label == label }?.value.asDouble
      }
      return switch size.name {
      case "fixed":
        LazyGridView.Column(fixed: size.arguments?.first?.value.asDouble)
      case "adaptive":
        LazyGridView.Column(
          minimum: number("minimum"), maximum: number("maximum"), isAdaptive: true)
      default:
        LazyGridView.Column(minimum: number("minimum"), maximum: number("maximum"))
      }
    }
  }

  /// A row for each element; of a collection that is not known, a few.
  private static func forEach(_ context: CallContext) -> Value {
    let evaluator = context.evaluator
    let data = context.unlabeled.first?.value ?? .unknown()
    let content = context["content"] ?? context.trailing
    let elements: [Value]
    if let known = evaluator.elements(of: data) {
      if known.count > evaluator.limits.rows { evaluator.note(.limit("rows")) }
      elements = Array(known.prefix(evaluator.limits.rows))
    } else {
      let type: String? = if case .unknown(let unknown) = data { unknown.elementType } else { nil }
      let sample = evaluator.known(
        .unknown(Unknown(type: type, name: "element")), from: context.scope.file)
      elements = Array(repeating: sample, count: evaluator.limits.sampleRows)
    }
    var rows = ViewFragment()
    for element in elements {
      let values: [Value] =
        if case .tuple(let parts) = element { parts.map(\.value) } else { [element] }
      let parameters = content?.parameterCount ?? 1
      rows.append(
        context.content(content, with: parameters == values.count ? values : [element]))
    }
    var result = ViewFragment(
      context.node(.forEach(RepeatedView(children: rows.nodes))))
    result.preferences = rows.preferences
    return .views(result)
  }
}

extension CallContext {
  /// A view made by the call, with what its content asks of bars.
  func views(_ kind: ViewKind, keeping content: ViewFragment) -> Value {
    var fragment = ViewFragment(node(kind))
    fragment.preferences = content.preferences
    return .views(fragment)
  }
}

extension Value {
  /// How many values a closure takes by name.
  fileprivate var parameterCount: Int? {
    guard case .closure(let closure) = self else { return nil }
    switch closure.syntax.signature?.parameterClause {
    case .simpleInput(let names)?: return names.count
    case .parameterClause(let clause)?: return clause.parameters.count
    case nil: return nil
    @unknown default: return nil
    }
  }
}
