internal import TextUnits

extension LayoutBuilder {
  /// An alert as a column of texts and buttons of the system's width; two buttons share a row.
  func alertContent(_ alert: AlertModifier) -> ViewNode {
    let title = alert.title.isEmpty ? nil : alert.title
    var texts: [ViewNode] = []
    // A message without a title is set as one.
    for (content, style) in [
      (title, "headline"), (alert.message, title == nil ? "headline" : "subheadline"),
    ] {
      guard let content else { continue }
      texts.append(ViewNode(.text(content), modifiers: [.font(FontModifier(style: style))]))
    }
    let side = metrics["alertTextInset"]
    let inset = metrics["alertActionInset"]
    let top = ViewNode(
      .vstack(StackView(spacing: metrics["alertTextSpacing"], children: texts)),
      modifiers: [
        .padding(
          PaddingModifier(
            insets: EdgeInsets(
              top: metrics["alertTextTop"], leading: side, bottom: metrics["alertTextBottom"],
              trailing: side)))
      ])
    return ViewNode(
      .vstack(StackView(spacing: 0, children: [top] + alertActions(alert))),
      modifiers: [
        .padding(PaddingModifier(edges: .bottom, length: inset)),
        .frame(FrameModifier(width: metrics["alertWidth"])),
      ])
  }

  private func alertActions(_ alert: AlertModifier) -> [ViewNode] {
    let actions = alert.actions ?? []
    guard !actions.isEmpty else { return [] }
    let buttons = actions.map { action in
      ViewNode(
        .button(
          ButtonView(
            label: ViewNode(
              .text(action),
              modifiers: [
                .lineLimit(LineLimitModifier(lines: 1)),
                .frame(FrameModifier(minHeight: metrics["alertActionHeight"], fillsWidth: true)),
              ]))))
    }
    let spacing = metrics["alertActionSpacing"]
    let stack = StackView(spacing: spacing, children: buttons)
    return [
      ViewNode(
        buttons.count == 2 ? .hstack(stack) : .vstack(stack),
        modifiers: [
          .padding(PaddingModifier(edges: .horizontal, length: metrics["alertActionInset"]))
        ])
    ]
  }
}

extension TextContent {
  /// Whether the text is empty in every language.
  fileprivate var isEmpty: Bool { key == nil && (verbatim ?? "").isEmpty && perLocale == nil && parts == nil }
}
