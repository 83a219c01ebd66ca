internal import DynamicType
internal import LineBreaking
internal import Shaping
internal import Synchronization
internal import TextUnits
internal import Typeface

/// The fonts of one request in one language, with the laws of their advances.
final class FontSet: Sendable {
  /// One font of the stack, opened.
  struct Member: Sendable {
    let text: AdvanceLaw
    /// `nil` where the font has one drawing for all sizes.
    let display: AdvanceLaw?
    let isTracked: Bool
    let isEmoji: Bool
    let features: [FontFeature]
    let ellipsis: OpticalAdvance
    let hyphen: OpticalAdvance
  }

  let stack: FontStack
  /// The sizes' laws of the first font.
  let scaling: FontScaling
  /// The extra space between kana and letters, in ems.
  let interScriptSpacing: Ems
  let bracketTrimming: PlatformProfile.BracketTrimming?
  /// Pairs of ASCII characters the first font is not kerned in.
  let unkernedPairs: Set<CharacterPair>
  private let roles: [FontRole?]
  private let profile: PlatformProfile
  private let request: FontRequest
  private let members: Mutex<[Member?]>

  /// Lists the fonts of a request.
  ///
  /// - Throws: ``MeasuringError/unknownFamily(_:nearest:)`` where a named family is not at hand.
  init(
    _ request: FontRequest, locale: LocaleTag, profile: PlatformProfile, book: FontBook
  ) throws(MeasuringError) {
    var list = FontCascade.candidates(for: request, locale: locale, profile: profile, book: book)
    var scaling = profile.scaling
    if let family = request.family {
      guard let own = try Self.ownFamily(family, request, book) else {
        throw .unknownFamily(
          family, nearest: NearestName.of(family, among: book.familyNames))
      }
      list.insert((own, nil), at: 0)
      scaling = try Self.scaling(of: own.record, book: book)
    }
    guard !list.isEmpty else {
      throw .unknownFamily(profile.fonts.first?.family ?? "", nearest: nil)
    }
    self.profile = profile
    self.request = request
    self.scaling = scaling
    stack = FontStack(book: book, candidates: list.map(\.0))
    roles = list.map(\.1)
    members = Mutex(Array(repeating: nil, count: list.count))
    let isSystem = request.family == nil
    interScriptSpacing = isSystem ? profile.interScriptSpacing(in: locale) : 0
    bracketTrimming = isSystem ? profile.bracketTrimming(in: locale) : nil
    unkernedPairs =
      isSystem && list[0].0.isStandIn
      ? Set(profile.advances.unkernedPairs.compactMap(CharacterPair.init)) : []
  }

  /// A font of the stack, opened when first asked for.
  func member(_ index: Int) throws(MeasuringError) -> Member {
    if let member = members.withLock({ $0[index] }) { return member }
    let member = try open(index)
    members.withLock { $0[index] = member }
    return member
  }

  /// A description of a font of the stack for findings.
  func use(_ index: Int) -> FontUse {
    let candidate = stack.candidates[index]
    return FontUse(
      family: candidate.record.family, platformFamily: candidate.platformFamily,
      isStandIn: candidate.isStandIn, margin: candidate.isStandIn ? roles[index]?.margin ?? 0 : 0)
  }

  private func open(_ index: Int) throws(MeasuringError) -> Member {
    let face: FontFace
    do {
      face = try stack.face(index)
    } catch {
      throw .shaping(error)
    }
    let standIn = stack.candidates[index].isStandIn ? roles[index] : nil
    let optical = face.axis(.opticalSize)
    let sizes =
      standIn?.masters.map { ($0.text, $0.display) }
      ?? optical.map { ($0.minimum, $0.maximum) }
    let isOptical =
      optical != nil || standIn.map { $0.factor.text != $0.factor.display } ?? false
      || standIn?.emojiAdvance != nil
    let text = law(face, standIn, opticalSize: sizes?.0, isDisplay: false)
    let display = isOptical ? law(face, standIn, opticalSize: sizes?.1, isDisplay: true) : nil
    func width(_ character: Unicode.Scalar) -> OpticalAdvance? {
      guard let drawn = text.advance(of: character) else { return nil }
      return OpticalAdvance(text: drawn, display: display?.advance(of: character) ?? drawn)
    }
    // A font without the sign borrows it from the first.
    let first: Member? = index == 0 ? nil : try member(0)
    return Member(
      text: text, display: display, isTracked: roles[index]?.isTracked ?? false,
      isEmoji: roles[index]?.isEmoji ?? false,
      features: (standIn?.features ?? [:]).map { tag, value in
        FontFeature(FourCharacterTag(tag), value: UInt32(value))
      },
      ellipsis: width("…") ?? first?.ellipsis ?? .zero,
      hyphen: width("\u{2010}") ?? width("-") ?? first?.hyphen ?? .zero)
  }

  private func law(
    _ face: FontFace, _ standIn: FontRole?, opticalSize: Points?, isDisplay: Bool
  ) -> AdvanceLaw {
    let font = face.instance(
      at: DesignPosition(weight: request.weight, opticalSize: opticalSize))
    guard let standIn else { return AdvanceLaw(font: font) }
    let measuredWeight = profile.advances.measuredWeight(nearest: request.weight)
    return AdvanceLaw(
      standIn: font,
      reference: face.instance(
        at: DesignPosition(weight: measuredWeight, opticalSize: opticalSize)),
      role: standIn, isDisplay: isDisplay, weight: request.weight, profile: profile)
  }

  private static func ownFamily(
    _ family: String, _ request: FontRequest, _ book: FontBook
  ) throws(MeasuringError) -> FontStack.Candidate? {
    book.record(family: family, weight: request.weight, isItalic: request.isItalic).map {
      FontStack.Candidate(record: $0, platformFamily: $0.family, isStandIn: false)
    }
  }

  /// The laws of a font that is measured as it is: optical sizes by its axis, its own line
  /// height, no tracking.
  private static func scaling(
    of record: FaceRecord, book: FontBook
  ) throws(MeasuringError) -> FontScaling {
    do {
      let face = try book.face(record)
      let extents = face.instance().lineExtents
      let blend = face.axis(.opticalSize).map { [($0.minimum, 0.0), ($0.maximum, 1.0)] } ?? []
      return FontScaling(
        opticalBlend: PiecewiseLinear(blend), tracking: PiecewiseLinear([]),
        lineHeight: Ems(extents.ascent - extents.descent + extents.gap) / Ems(face.unitsPerEm))
    } catch {
      throw .font(error)
    }
  }
}
