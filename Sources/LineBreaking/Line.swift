public import TextUnits

/// One line of a layout, in clusters of the prepared text.
public struct Line: Hashable, Sendable {
  /// What an ellipsis replaces on the line.
  public struct Cut: Hashable, Sendable {
    /// The line shows its text up to here…
    public var prefixEnd: Int
    /// …then the ellipsis, then its text from here; the line's end where nothing follows.
    public var suffixStart: Int
    /// Where the shown text after the ellipsis ends.
    public var suffixEnd: Int
  }

  /// The first cluster.
  public var start: Int
  /// The end of what shows; white space from here to ``end`` hangs.
  public var contentEnd: Int
  /// The first cluster of the next line.
  public var end: Int
  /// Width of what shows, an ellipsis or hyphen included.
  public var width: Points
  /// Width with the white space that hangs.
  public var widthWithSpaces: Points
  /// Why the line ended; a cut line ends where the text does.
  public var reason: BreakReason
  /// Set where an ellipsis stands on the line.
  public var cut: Cut?
}
