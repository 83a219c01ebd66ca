internal import TextUnits

/// A text whose first line starts with an icon: a label in a list at accessibility sizes.
final class InlineIconElement: WrappingElement {
  private let icon: LayoutElement
  private let room: Points

  /// - Parameters:
  ///   - text: leaves the room at its start free.
  ///   - room: as wide as the text leaves free.
  init(_ text: LayoutElement, icon: LayoutElement, room: Points) {
    self.icon = icon
    self.room = room
    super.init(text)
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let own = icon.size(.unspecified)
    let baseline = content.baselines(proposal)?.first ?? own.height
    let iconBaseline = icon.baselines(.unspecified)?.first ?? own.height
    return icon.place(
      .unspecified,
      at: Point(origin.x + max(0, room - own.width) / 2, origin.y + baseline - iconBaseline),
      context)
      + content.place(proposal, at: origin, context)
  }
}

/// Content whose height is rounded up to whole points, and is at least so much.
final class WholePointsElement: WrappingElement {
  private let minimum: Points

  init(_ content: LayoutElement, minimum: Points) {
    self.minimum = minimum
    super.init(content)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let inner = content.size(proposal)
    return Size(inner.width, max(inner.height, minimum).rounded(.up))
  }

  override func place(
    _ proposal: Proposal, at origin: Point, _ context: PlacementContext
  ) -> [PlacedView] {
    let spare = size(proposal).height - content.size(proposal).height
    return content.place(proposal, at: Point(origin.x, origin.y + spare / 2), context)
  }

  override func baselines(_ proposal: Proposal) -> Baselines? {
    let spare = size(proposal).height - content.size(proposal).height
    return content.baselines(proposal).map {
      Baselines(first: $0.first + spare / 2, last: $0.last + spare / 2)
    }
  }
}
