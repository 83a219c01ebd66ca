internal import DynamicType
internal import Shaping
internal import Synchronization
internal import TextUnits
internal import Typeface

/// How the advances of one font of a stack become the platform's, for one drawing (text or
/// display): measured advances where there are any, a factor elsewhere.
final class AdvanceLaw: Sendable {
  /// The face at this drawing's optical size.
  let font: FontInstance
  private let unitsPerEm: Double
  private let factor: Double
  private let emojiAdvance: Ems?
  private let measured: MeasuredGlyphs?
  private let allowsPositiveKerning: Bool

  /// A font that is taken as it is.
  init(font: FontInstance) {
    self.font = font
    unitsPerEm = Double(font.unitsPerEm)
    (factor, emojiAdvance, measured, allowsPositiveKerning) = (1, nil, nil, true)
  }

  /// A stand-in.
  ///
  /// - Parameters:
  ///   - reference: the face at the nearest weight with measured advances.
  ///   - weight: the weight asked for.
  init(
    standIn font: FontInstance, reference: FontInstance, role: FontRole, isDisplay: Bool,
    weight: FontWeight, profile: PlatformProfile
  ) {
    self.font = font
    unitsPerEm = Double(font.unitsPerEm)
    emojiAdvance = role.emojiAdvance.map { isDisplay ? $0.display : $0.text }
    if role.hasMeasuredAdvances {
      factor = profile.advances.factor(isDisplay: isDisplay, weight: weight)
      measured = MeasuredGlyphs(
        font: font, reference: reference, isDisplay: isDisplay, weight: weight,
        advances: profile.advances)
      allowsPositiveKerning = profile.allowsPositiveKerning
    } else {
      factor = isDisplay ? role.factor.display : role.factor.text
      measured = nil
      allowsPositiveKerning = true
    }
  }

  /// The advance of a shaped glyph in ems, and the part of it that is kerning.
  ///
  /// - Parameter isUnkerned: the pair it begins is one the platform does not kern.
  func advance(
    of glyph: ShapedGlyph, isUnkerned: Bool
  ) -> (advance: Ems, kerning: Ems) {
    if let emojiAdvance { return (glyph.advance == 0 ? 0 : emojiAdvance, 0) }
    let nominal = measured?.nominal(glyph.glyph) ?? font.advance(of: glyph.glyph)
    var kerning = Ems(glyph.advance - nominal) / unitsPerEm
    // A mark whose advance shaping took away is no kerning pair.
    if glyph.advance == 0 { return (0, 0) }
    if isUnkerned || (kerning > 0 && !allowsPositiveKerning) { kerning = 0 }
    if let target = measured?.target(glyph.glyph) { return (target + kerning, kerning) }
    return (Ems(nominal) / unitsPerEm * factor + kerning, kerning)
  }

  /// The advance of a character by itself, or `nil` where the font does not have it.
  func advance(of scalar: Unicode.Scalar) -> Ems? {
    guard let glyph = font.glyph(for: scalar) else { return nil }
    return measured?.target(glyph) ?? Ems(font.advance(of: glyph)) / unitsPerEm * factor
  }
}

/// Measured advances by glyph of a stand-in.
struct MeasuredGlyphs: Sendable {
  private let nominals: [FontUnits]
  private let targets: [Ems]

  /// Tabulates the measured characters, and those that take another's ratio: composed Latin
  /// letters their base letter's, some signs that of one the profile names.
  init(
    font: FontInstance, reference: FontInstance, isDisplay: Bool, weight: FontWeight,
    advances: MeasuredAdvances
  ) {
    var nominals: [FontUnits] = []
    var targets: [Ems] = []
    func set(_ glyph: UInt32, _ nominal: FontUnits, _ target: Ems) {
      let index = Int(glyph)
      if index >= targets.count {
        let missing = index + 1 - targets.count
        targets += Array(repeating: .nan, count: missing)
        nominals += Array(repeating: 0, count: missing)
      }
      nominals[index] = nominal
      targets[index] = target
    }
    /// Platform over stand-in, at the nearest measured weight.
    func ratio(_ character: UInt32) -> Double? {
      guard let scalar = Unicode.Scalar(character), let glyph = reference.glyph(for: scalar),
        let measured = advances.advance(of: character, isDisplay: isDisplay, weight: weight)
      else { return nil }
      let standIn = Ems(reference.advance(of: glyph)) / Ems(reference.unitsPerEm)
      return standIn > 0 ? measured / standIn : nil
    }
    func add(_ character: UInt32, base: UInt32) {
      guard let scalar = Unicode.Scalar(character), let glyph = font.glyph(for: scalar),
        let ratio = ratio(base)
      else { return }
      let nominal = font.advance(of: glyph)
      set(glyph, nominal, Ems(nominal) / Ems(font.unitsPerEm) * ratio)
    }
    for character in advances.characters { add(character, base: character) }
    let signs: [ClosedRange<UInt32>] = [0xA0...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2010...0x22FF]
    for character in signs.joined() {
      if let base = advances.baseCharacter(of: character) { add(character, base: base) }
    }
    add(0xA0, base: 0x20)
    let letters: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x1E00...0x1EFF]
    for character in letters.joined() {
      if let base = CanonicalDecomposition.base(of: character) { add(character, base: base) }
    }
    self.nominals = nominals
    self.targets = targets
  }

  /// The stand-in's own advance, where the glyph is tabulated.
  func nominal(_ glyph: UInt32) -> FontUnits? {
    target(glyph) == nil ? nil : nominals[Int(glyph)]
  }

  /// The platform's advance in ems.
  func target(_ glyph: UInt32) -> Ems? {
    let index = Int(glyph)
    guard index < targets.count, !targets[index].isNaN else { return nil }
    return targets[index]
  }
}
