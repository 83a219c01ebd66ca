internal import LayoutPrediction

extension ViewConstructors {
  static let texts: [String: Maker] = [
    "Text": text,
    "Label": label,
    "Image": image,
    "AsyncImage": { context in
      guard let placeholder = context["placeholder"] else {
        return context.views(.image(ImageView(isResizable: true)))
      }
      return .views(context.content(placeholder))
    },
    "EmptyView": { _ in .views(ViewFragment()) },
    "AnyView": { context in
      .views(context.content(context.arguments.first?.value))
    },
    "ContentUnavailableView": unavailable,
  ]

  private static func text(_ context: CallContext) -> Value {
    if let verbatim = context["verbatim"] {
      return context.views(.text(context.evaluator.content(of: verbatim, localizing: false)))
    }
    guard let first = context.arguments.first else { return context.views(.text(.verbatim(""))) }
    if let date = Dates.sample(for: context) {
      return context.views(.text(TextContent(verbatim: date, isSample: true)))
    }
    var value = first.value
    if case .string(var string) = value {
      if let table = context["tableName"], case .string(let name) = table {
        string.table = name.text
      }
      value = .string(string)
    }
    let content = context.evaluator.content(of: value, named: first.syntax)
    return .views(
      ViewFragment(ViewNode(.text(content), source: context.source)))
  }

  /// Marks a label made of views until a style arranges them.
  static let labelMark = "Label"

  /// A title with an icon, or views for both.
  private static func label(_ context: CallContext) -> Value {
    let title: ViewNode
    let icon: ViewNode
    if let first = context.unlabeled.first {
      title = ViewNode(.text(context.text(first)), source: context.source)
      icon = ViewNode(.image(self.icon(of: context)))
    } else {
      title = context.content(context["title"] ?? context.trailing).node
      icon = context.content(context["icon"]).node
    }
    guard case .text(let content) = title.kind, title.modifiers.isEmpty,
      case .image(let picture) = icon.kind, icon.modifiers.isEmpty
    else {
      // Views of the app's own: an icon and a title side by side.
      var row = context.node(.hstack(StackView(spacing: 8, children: [icon, title])))
      row.id = labelMark
      return .views(ViewFragment(row))
    }
    return context.views(.label(LabelView(title: content, icon: picture)))
  }

  private static func icon(of context: CallContext) -> ImageView {
    if context.has("systemImage") {
      return ImageView(symbol: symbolName(context["systemImage"]))
    }
    return ImageView(width: 24, height: 24)
  }

  static func symbolName(_ value: Value?) -> String {
    if case .string(let string)? = value, !string.isSample { return string.text }
    return "square"
  }

  private static func image(_ context: CallContext) -> Value {
    if context.has("systemName") {
      return context.views(.image(ImageView(symbol: symbolName(context["systemName"]))))
    }
    // The size of an asset is that of its file, which is not looked at.
    context.evaluator.note(.unknownArgument("Image"))
    return context.views(.image(ImageView(width: 24, height: 24)))
  }

  private static func unavailable(_ context: CallContext) -> Value {
    var children: [ViewNode] = []
    if let first = context.unlabeled.first {
      children.append(
        ViewNode(.image(ImageView(symbol: symbolName(context["systemImage"]))))
          .modified(.font(FontModifier(style: "largeTitle"))))
      children.append(
        ViewNode(.text(context.text(first)), source: context.source)
          .modified(.font(FontModifier(style: "title2", weight: "bold"))))
    } else {
      children += context.content(context["label"] ?? context.trailing).nodes
    }
    if let description = context["description"] {
      children += context.content(description).nodes.map {
        $0.modified(.font(FontModifier(style: "subheadline")))
      }
    }
    children += context.content(context["actions"]).nodes
    return context.views(.vstack(StackView(children: children)))
  }
}

/// Texts of dates and numbers, which SwiftUI formats by the reader's language.
enum Dates {
  static func sample(for context: CallContext) -> String? {
    guard let style = context["style"]?.memberName else {
      return context.has("format") || context.has("formatter")
        ? Samples.text(ofType: context.has("formatter") ? "Date" : "Double") : nil
    }
    return switch style {
    case "time": "9:41 AM"
    case "timer": "12:34"
    case "relative", "offset": "2 min, 34 sec"
    default: Samples.text(ofType: "Date")
    }
  }
}
