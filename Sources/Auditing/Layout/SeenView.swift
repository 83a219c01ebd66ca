public import LayoutPrediction

/// A view on a screen, and where it stands among the others.
///
/// A class, since every rule goes through all views and a ``PlacedView`` is dear to copy.
public final class SeenView: Sendable {
  /// The view itself.
  public let view: PlacedView
  /// Position in ``SeenScreen/views``.
  public let index: Int
  /// The view around it.
  public let parent: SeenView?
  /// What the source says of its path.
  let place: SourcePlace

  init(view: PlacedView, index: Int, parent: SeenView?, place: SourcePlace) {
    self.view = view
    self.index = index
    self.parent = parent
    self.place = place
  }

  /// The views around a view, innermost first.
  public struct Ancestors: Sequence, IteratorProtocol {
    fileprivate var outer: SeenView?

    public mutating func next() -> SeenView? {
      guard let view = outer else { return nil }
      outer = view.parent
      return view
    }
  }

  /// The views around it, innermost first.
  public var ancestors: Ancestors { Ancestors(outer: parent) }

  /// Whether it stands in another.
  func isNested(in other: SeenView) -> Bool { ancestors.contains { $0 === other } }

  /// Whether it stands in a row of a list.
  var isInRow: Bool { ancestors.contains { $0.view.kind == "row" } }
}
