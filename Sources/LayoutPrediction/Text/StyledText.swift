public import DynamicType
public import LineBreaking
public import TextUnits

/// A text prepared in its font: what can be asked for its layout at any content size and width.
public struct StyledText: Sendable {
  /// Advances and break opportunities.
  public let prepared: PreparedText
  /// As the tree asks for it.
  public let font: TextFont
  /// The language it was shaped in.
  public let locale: LocaleTag
  /// The platform whose laws its sizes follow.
  public let profile: PlatformProfile
  /// Extra distance between lines (`lineSpacing(_:)`).
  public var lineSpacing: Points = 0
  /// The room of a picture at the start of the first line (``following(pictureOf:)``).
  private(set) var pictureRoom: Ems = 0
  private let scaling: FontScaling

  /// - Parameter scaling: the laws of the font's sizes.
  public init(
    _ prepared: PreparedText, font: TextFont, scaling: FontScaling, locale: LocaleTag,
    profile: PlatformProfile
  ) {
    self.prepared = prepared
    self.font = font
    self.scaling = scaling
    self.locale = locale
    self.profile = profile
  }

  /// The same text without the space between scripts before a last cluster.
  func withoutBorderBeforeLastCluster() -> StyledText {
    replacing(
      prepared.withoutBorderBeforeLastCluster(profile.interScriptSpacing(in: locale)))
  }

  /// The same text behind a picture in its first line, which no line end parts from it.
  func following(pictureOf width: Ems) -> StyledText {
    var copy = replacing(prepared.following(pictureOf: width))
    copy.pictureRoom += width
    return copy
  }

  private func replacing(_ prepared: PreparedText) -> StyledText {
    var copy = StyledText(
      prepared, font: font, scaling: scaling, locale: locale, profile: profile)
    copy.lineSpacing = lineSpacing
    copy.pictureRoom = pictureRoom
    return copy
  }

  /// Drawn lines of the text with the room of its picture left free at the start of the first.
  ///
  /// Shapers know the picture only as the word joiner that stands for it, which has no width.
  /// Where the text runs from right to left its start is at the right, and nothing moves.
  ///
  /// - Parameters:
  ///   - lines: all lines of a layout of the text.
  ///   - font: the size they are set in.
  public func leavingPictureRoom(in lines: [DrawnLine], font: SizedFont) -> [DrawnLine] {
    guard pictureRoom > 0, var first = lines.first else { return lines }
    let room = pictureRoom * font.pointSize
    first.width += room
    if !locale.isRightToLeft {
      for index in first.glyphs.indices { first.glyphs[index].x += room }
    }
    return [first] + lines.dropFirst()
  }

  /// The room in this platform's terms: its tolerance, tab stops and pixels.
  public func constraints(
    width: Points = .infinity, lines: Int? = nil, height: Points? = nil
  ) -> LineConstraints {
    LineConstraints(
      width: width, lines: lines, height: height, tabInterval: profile.tabInterval,
      tolerance: profile.tolerance, pixels: profile.pixels)
  }

  /// The text laid out, with everything there is to know.
  ///
  /// - Complexity: O(length of the text).
  public func layout(
    size: ContentSize = .large, width: Points = .infinity, lines: Int? = nil
  ) -> TextLayout {
    layout(size: size, constraints(width: width, lines: lines))
  }

  /// The text laid out in a room.
  ///
  /// - Complexity: O(length of the text).
  public func layout(size: ContentSize, _ constraints: LineConstraints) -> TextLayout {
    let (pointSize, leading) = points(at: size)
    return prepared.layout(
      scaling, pointSize: pointSize, leading: leading, clusterSpacing: font.clusterSpacing,
      constraints, margin: profile.margin)
  }

  /// The font in points at a content size.
  public func sizedFont(at size: ContentSize) -> SizedFont {
    let (pointSize, leading) = points(at: size)
    return scaling.font(
      atPointSize: pointSize, leading: leading, clusterSpacing: font.clusterSpacing)
  }

  /// The width of the text where nothing wraps, in points.
  public func naturalWidth(at size: ContentSize) -> Points {
    prepared.naturalWidth(sizedFont(at: size))
  }

  /// The narrowest width in which nothing comes apart, in points.
  public func minimumWidth(at size: ContentSize) -> Points {
    prepared.minimumWidth(sizedFont(at: size))
  }

  /// The outcome at a content size and how far it can be believed, by counting alone.
  ///
  /// - Complexity: O(lines × log(length)), a few dozen times where a line limit above one or a
  ///   smallest scale has to be searched for.
  public func verdict(
    size: ContentSize, _ constraints: LineConstraints
  ) -> (outcome: TextOutcome, confidence: Confidence) {
    let (pointSize, leading) = points(at: size)
    return prepared.verdict(
      scaling, pointSize: pointSize, leading: leading, clusterSpacing: font.clusterSpacing,
      constraints, margin: profile.margin)
  }

  /// The width and height SwiftUI would report, by counting alone.
  ///
  /// - Complexity: O(lines × log(length)).
  public func size(at size: ContentSize, _ constraints: LineConstraints) -> Size {
    let (pointSize, leading) = points(at: size)
    let (width, height) = prepared.size(
      scaling, pointSize: pointSize, leading: leading, clusterSpacing: font.clusterSpacing,
      constraints)
    return Size(width, height)
  }

  private func points(at size: ContentSize) -> (pointSize: Points, leading: Points?) {
    let (pointSize, leading) = font.points(in: profile, at: size)
    guard lineSpacing != 0 else { return (pointSize, leading) }
    return (pointSize, (leading ?? pointSize * scaling.lineHeight) + lineSpacing)
  }
}
