internal import LayoutPrediction

extension ViewModifiers {
  static let texts: [String: Reader] = [
    "font": { views, context in
      guard let value = context.unlabeled.first?.value else { return views }
      if case .nothing = value { return views }
      let resolved =
        context.evaluator.coerce(value, toTypeNamed: "Font", from: context.scope.file)
      guard let font = Fonts.font(resolved) else {
        context.evaluator.note(.unknownArgument("font"))
        return views
      }
      return views.modified(.font(font))
    },
    "fontWeight": { views, context in
      guard let weight = context.unlabeled.first?.value.memberName else { return views }
      return views.modified(.font(FontModifier(weight: weight)))
    },
    "bold": { views, context in
      context.unlabeled.first.map { isFalse($0.value) } == true
        ? views : views.modified(.font(FontModifier(isBold: true)))
    },
    "italic": { views, _ in views.modified(.font(FontModifier(isItalic: true))) },
    "monospacedDigit": { views, _ in
      views.modified(.font(FontModifier(hasMonospacedDigits: true)))
    },
    "monospaced": { views, _ in views.modified(.font(FontModifier(design: "monospaced"))) },
    "fontDesign": { views, context in
      context.unlabeled.first?.value.memberName.map {
        views.modified(.font(FontModifier(design: $0)))
      } ?? views
    },
    "lineLimit": lineLimit,
    "minimumScaleFactor": { views, context in
      guard let scale = context.length(context.unlabeled.first?.value, "factor") else {
        return views
      }
      return views.modified(.minimumScaleFactor(ScaleModifier(value: min(max(scale, 0.01), 1))))
    },
    "allowsTightening": { views, context in
      views.modified(
        .allowsTightening(
          FlagModifier(isOn: context.unlabeled.first.map { !isFalse($0.value) })))
    },
    "truncationMode": { views, context in
      guard let mode = context.unlabeled.first?.value.memberName else { return views }
      return views.modified(.truncationMode(TruncationModifier(mode: mode)))
    },
    "multilineTextAlignment": { views, context in
      guard let name = context.unlabeled.first?.value.memberName,
        let alignment = HorizontalAlignment(rawValue: name)
      else { return views }
      return views.modified(
        .multilineTextAlignment(TextAlignmentModifier(alignment: alignment)))
    },
    "lineSpacing": { views, context in
      context.length(context.unlabeled.first?.value, "spacing").map {
        views.modified(.lineSpacing(LengthModifier(value: $0)))
      } ?? views
    },
    "tracking": { views, context in
      context.length(context.unlabeled.first?.value, "tracking").map {
        views.modified(.tracking(LengthModifier(value: $0)))
      } ?? views
    },
    "kerning": { views, context in
      context.length(context.unlabeled.first?.value, "kerning").map {
        views.modified(.tracking(LengthModifier(value: $0)))
      } ?? views
    },
    "textCase": { views, context in
      views.modified(
        .textCase(
          TextCaseModifier(
            textCase: context.unlabeled.first?.value.memberName.flatMap(
              TextCaseModifier.Case.init(rawValue:)))))
    },
  ]

  static func isFalse(_ value: Value) -> Bool {
    if case .boolean(false) = value { true } else { false }
  }

  private static func lineLimit(_ views: ViewFragment, _ context: CallContext) -> ViewFragment {
    guard let value = context.unlabeled.first?.value else { return views }
    let reserves = context.boolean("reservesSpace")
    switch value {
    case .integer(let lines) where lines > 0:
      return views.modified(
        .lineLimit(LineLimitModifier(lines: lines, reservesSpace: reserves)))
    case .nothing: return views.modified(.lineLimit(LineLimitModifier()))
    case .range(let lower, let upper, let isClosed):
      var limit = LineLimitModifier()
      limit.minimum = lower.asDouble.flatMap { Int(exactly: $0) }
      limit.lines = upper.asDouble.flatMap { Int(exactly: $0) }.map { isClosed ? $0 : $0 - 1 }
      return views.modified(.lineLimit(limit))
    default:
      context.evaluator.note(.unknownArgument("lineLimit"))
      return views
    }
  }
}
