internal import DynamicType
internal import LineBreaking
internal import TextUnits

extension LayoutBuilder {
  /// A text under what it inherits.
  ///
  /// - Parameter leadingRoom: of a picture at the start of its first line, in ems.
  func text(
    _ content: TextContent, _ environment: LayoutEnvironment, origin: ViewOrigin,
    leadingRoom: Ems? = nil
  ) throws -> TextElement {
    let resolved = words(of: content, environment)
    var string = resolved.text
    switch environment.textCase {
    case .uppercase: string = string.uppercased()
    case .lowercase: string = string.lowercased()
    case nil: break
    }
    // The pseudolanguage knows nothing of texts that no catalog translates.
    if condition.isDoubleLength, content.verbatim == nil { string = string + " " + string }
    let font = environment.resolvedFont(measurer.profile)
    var styled: StyledText
    do {
      styled = try measurer.prepare(
        string, font: font, locale: environment.locale, isBoldTextOn: condition.isBoldTextOn,
        rules: nil)
    } catch {
      throw LayoutError.text(path: origin.path, reason: "\(error)")
    }
    // Measured on iOS 26: SwiftUI's texts lack the space before a last letter that stands alone
    // behind kana or ideographs (タイトルA, 子ボタン1, 操作B); UIKit's labels have it.
    styled = styled.withoutBorderBeforeLastCluster()
    if let leadingRoom { styled = styled.following(pictureOf: leadingRoom) }
    styled.lineSpacing = environment.lineSpacing
    var limits = styled.constraints(lines: environment.lineLimit)
    limits.minimumScale = environment.minimumScale
    limits.truncation = environment.truncation
    limits.pixels = metrics.pixels
    var origin = origin
    if environment.isFontFixed { origin.facts.insert(.fixedFontSize) }
    if environment.isSizeCapped { origin.facts.insert(.cappedSize) }
    return TextElement(
      TextElement.Setting(
        content: content, string: string, styled: styled, size: environment.contentSize,
        limits: limits, reservedLines: environment.reservedLines,
        alignment: environment.lineAlignment,
        isUntranslated: resolved.isUntranslated),
      edge: edge(of: styled.sizedFont(at: environment.contentSize)), origin: origin)
  }

  /// The words of a text in the language it is set in.
  private func words(
    of content: TextContent, _ environment: LayoutEnvironment
  ) -> ResolvedString {
    if let verbatim = content.verbatim { return ResolvedString(text: verbatim) }
    if let parts = content.parts {
      let words = parts.map { self.words(of: $0, environment) }
      return ResolvedString(
        text: words.map(\.text).joined(), isUntranslated: words.contains { $0.isUntranslated })
    }
    let locale = environment.locale
    if let texts = content.perLocale {
      if let text = texts[locale.identifier] ?? texts[locale.language] {
        return ResolvedString(text: text)
      }
      let fallback = texts["en"] ?? texts.sorted { $0.key < $1.key }.first?.value ?? ""
      return ResolvedString(text: fallback, isUntranslated: true)
    }
    guard let key = content.key else { return ResolvedString(text: "") }
    return strings.string(forKey: key, table: content.table, locale: locale)
  }

  /// The metrics neighbours in a column ask for.
  func edge(of font: SizedFont) -> SpacingPreference.TextEdge {
    let profile = measurer.profile
    let ascent = font.lineHeight * profile.ascentShare
    return SpacingPreference.TextEdge(
      ascent: ascent, descent: font.lineHeight - ascent,
      capHeight: font.pointSize * profile.capHeight,
      extraLeading: font.linePitch - font.lineHeight)
  }
}
