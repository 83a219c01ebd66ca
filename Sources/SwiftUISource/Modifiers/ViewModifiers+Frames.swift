internal import LayoutPrediction

extension ViewModifiers {
  static let frames: [String: Reader] = [
    "frame": frame,
    "padding": { views, context in views.padded(context) { .padding($0) } },
    "safeAreaPadding": { views, context in views.padded(context) { .safeAreaPadding($0) } },
    "scenePadding": { views, _ in views.modified(.padding(PaddingModifier())) },
    "fixedSize": { views, context in
      views.modified(
        .fixedSize(
          context.arguments.isEmpty
            ? FixedSizeModifier()
            : FixedSizeModifier(
              horizontal: context.boolean("horizontal") ?? false,
              vertical: context.boolean("vertical") ?? false)))
    },
    "layoutPriority": { views, context in
      context.length(context.unlabeled.first?.value, "priority").map {
        views.modified(.layoutPriority(PriorityModifier(value: $0)))
      } ?? views
    },
    "offset": { views, context in
      views.modified(
        .offset(OffsetModifier(x: context.length("x"), y: context.length("y"))))
    },
    "aspectRatio": { views, context in
      views.modified(
        .aspectRatio(
          AspectRatioModifier(
            ratio: context.length(context.unlabeled.first?.value, "ratio"),
            fills: context.memberName("contentMode") == "fill" ? true : nil)))
    },
    "scaledToFit": { views, _ in views.modified(.aspectRatio(AspectRatioModifier())) },
    "scaledToFill": { views, _ in
      views.modified(.aspectRatio(AspectRatioModifier(fills: true)))
    },
    "resizable": { views, _ in
      var copy = views
      copy.nodes = views.nodes.map { node in
        guard case .image(var image) = node.kind else { return node }
        image.isResizable = true
        var resizable = node
        resizable.kind = .image(image)
        return resizable
      }
      return copy
    },
    "containerRelativeFrame": { views, context in
      func count(_ label: String) -> Int? {
        context.number(label).flatMap { Int(exactly: $0) }
      }
      return views.modified(
        .containerRelativeFrame(
          ContainerFrameModifier(
            axes: context.unlabeled.first.map { Alignments.axes($0.value) },
            count: count("count"), span: count("span"), spacing: context.length("spacing"))))
    },
    "hidden": { views, _ in views.modified(.hidden(FlagModifier())) },
    "opacity": { views, context in
      // How faint something is matters only where it cannot be seen at all.
      guard let value = context.unlabeled.first?.value.asDouble else { return views }
      return views.modified(.opacity(ScaleModifier(value: min(max(value, 0), 1))))
    },
    "ignoresSafeArea": ignoresSafeArea,
    "edgesIgnoringSafeArea": ignoresSafeArea,
    "clipped": { views, _ in views.modified(.clipped(FlagModifier())) },
    "clipShape": { views, _ in views.modified(.clipped(FlagModifier())) },
    "cornerRadius": { views, _ in views.modified(.clipped(FlagModifier())) },
  ]

  private static func ignoresSafeArea(
    _ views: ViewFragment, _ context: CallContext
  ) -> ViewFragment {
    let edges = Alignments.edges(context["edges"] ?? context.unlabeled.last?.value) ?? [.all]
    return edges.reduce(views) { $0.modified(.ignoresSafeArea(SafeAreaModifier(edges: $1))) }
  }

  private static func frame(_ views: ViewFragment, _ context: CallContext) -> ViewFragment {
    var frame = FrameModifier()
    frame.width = context.size("width")
    frame.height = context.size("height")
    frame.scaledWidth = context.scaledLength("width")
    frame.scaledHeight = context.scaledLength("height")
    frame.minWidth = context.size("minWidth")
    frame.idealWidth = context.size("idealWidth")
    frame.maxWidth = context.size("maxWidth")
    frame.minHeight = context.size("minHeight")
    frame.idealHeight = context.size("idealHeight")
    frame.maxHeight = context.size("maxHeight")
    if context.isInfinite("maxWidth") { frame.fillsWidth = true }
    if context.isInfinite("maxHeight") { frame.fillsHeight = true }
    // A least or most length that follows the content size is near to a fixed one that does.
    frame.scaledWidth =
      frame.scaledWidth ?? context.scaledLength("minWidth") ?? context.scaledLength("maxWidth")
    frame.scaledHeight =
      frame.scaledHeight ?? context.scaledLength("minHeight") ?? context.scaledLength("maxHeight")
    frame.alignment = Alignments.alignment(context["alignment"])
    return views.modified(.frame(frame))
  }
}

extension CallContext {
  /// A length of a frame, which is not negative.
  fileprivate func size(_ label: String) -> Double? {
    length(label).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}

extension ViewFragment {
  /// Padding in each of the ways it can be written.
  fileprivate func padded(
    _ context: CallContext, _ modifier: (PaddingModifier) -> ViewModifier
  ) -> ViewFragment {
    let unlabeled = context.unlabeled.map(\.value)
    guard let first = unlabeled.first else { return modified(modifier(PaddingModifier())) }
    if case .member(let member) = first, member.name == "init" || member.arguments != nil {
      guard let insets = EdgeInsets(member.arguments ?? []) else {
        context.evaluator.note(.unknownArgument(context.name))
        return self
      }
      return modified(modifier(PaddingModifier(insets: insets)))
    }
    let edges = Alignments.edges(first)
    let amount = edges == nil ? first : unlabeled.dropFirst().first
    var padding = PaddingModifier()
    if case .length(let scaled)? = amount {
      padding.scaledLength = scaled
    } else if let amount {
      guard let length = context.length(amount, "length") else {
        if case .nothing = amount {
          return (edges ?? [.all]).reduce(self) {
            $0.modified(modifier(PaddingModifier(edges: $1)))
          }
        }
        return self
      }
      padding.length = length
    }
    return (edges ?? [.all]).reduce(self) { views, edge in
      var one = padding
      one.edges = edge
      return views.modified(modifier(one))
    }
  }
}

extension EdgeInsets {
  fileprivate init?(_ arguments: [Argument]) {
    var insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    for argument in arguments {
      guard let value = argument.value.asDouble else { return nil }
      switch argument.label {
      case "top": insets.top = value
      case "leading": insets.leading = value
      case "bottom": insets.bottom = value
      case "trailing": insets.trailing = value
      default: return nil
      }
    }
    self = insets
  }
}
