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

  /// The buttons one below the other; two share a row where both titles have room in it.
  private func alertActions(_ alert: AlertModifier) -> [ViewNode] {
    let actions = alert.actions ?? []
    guard !actions.isEmpty else { return [] }
    func stack(isRow: Bool) -> StackView {
      StackView(
        spacing: metrics["alertActionSpacing"],
        children: actions.map { alertButton($0, keepsTitleWhole: isRow) })
    }
    let column = ViewNode(.vstack(stack(isRow: false)))
    let buttons =
      actions.count == 2
      ? ViewNode(
        .viewThatFits(
          FittingView(
            axes: [.horizontal], children: [ViewNode(.hstack(stack(isRow: true))), column])))
      : column
    return [
      buttons.modified(
        .padding(PaddingModifier(edges: .horizontal, length: metrics["alertActionInset"])))
    ]
  }

  private func alertButton(_ title: TextContent, keepsTitleWhole: Bool) -> ViewNode {
    var label = ViewNode(.text(title), modifiers: [.lineLimit(LineLimitModifier(lines: 1))])
    if keepsTitleWhole {
      label = label.modified(.fixedSize(FixedSizeModifier(horizontal: true, vertical: false)))
    }
    return ViewNode(
      .button(
        ButtonView(
          label: label.modified(
            .frame(FrameModifier(minHeight: metrics["alertActionHeight"], fillsWidth: true))))))
  }
}

extension TextContent {
  /// Whether the text is empty in every language.
  fileprivate var isEmpty: Bool {
    key == nil && (verbatim ?? "").isEmpty && perLocale == nil && parts == nil
  }
}
