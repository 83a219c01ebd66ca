internal import JSONDocuments
public import TextUnits

/// Advances of the platform's system font that were measured on it, and how far those of its
/// stand-in are to be stretched for characters nobody measured.
public struct MeasuredAdvances: Sendable {
  /// The weights the table has, in its order.
  private let weights: [Double]
  private let text: [UInt32: [Ems]]
  private let display: [UInt32: [Ems]]
  private let factorText: PiecewiseLinear
  private let factorDisplay: PiecewiseLinear
  private let baseCharacters: [UInt32: UInt32]
  /// Pairs of characters the platform does not kern though the stand-in does.
  public let unkernedPairs: Set<String>

  /// The characters with measured advances.
  public var characters: [UInt32] { Array(text.keys) }

  init(table: CSVTable, values: ProfileReader) {
    let (codepoint, master) = (table.column("codepoint"), table.column("master"))
    let columns = table.columns.indices.filter { Int(table.columns[$0].dropFirst()) != nil }
    weights = columns.compactMap { Double(table.columns[$0].dropFirst()) }
    var (text, display): ([UInt32: [Ems]], [UInt32: [Ems]]) = ([:], [:])
    for row in table.rows {
      guard let character = UInt32(row[codepoint], radix: 16) else { continue }
      let advances = columns.compactMap { Ems(row[$0]) }
      precondition(advances.count == weights.count, "advances-sf.csv: incomplete row \(row)")
      if row[master] == "text" { text[character] = advances } else { display[character] = advances }
    }
    (self.text, self.display) = (text, display)
    let factors = values.entry("factorOutsideOverlay")
    factorText = PiecewiseLinear(ProfileReader.points(factors["text"] ?? []))
    factorDisplay = PiecewiseLinear(ProfileReader.points(factors["display"] ?? []))
    var bases: [UInt32: UInt32] = [:]
    for member in values.entry("baseCharacters").members ?? [] {
      guard let base = member.value.stringValue?.unicodeScalars.first else { continue }
      for scalar in member.name.unicodeScalars { bases[scalar.value] = base.value }
    }
    baseCharacters = bases
    let pairs = values.entry("kerning")["unkernedPairs"]?.arrayValue ?? []
    unkernedPairs = Set(pairs.compactMap(\.stringValue))
  }

  /// The measured advance of a character, tracking left out.
  ///
  /// - Parameters:
  ///   - isDisplay: the display drawing's, not the text drawing's.
  ///   - weight: interpolated between measured weights; outside them that of the nearest.
  public func advance(of character: UInt32, isDisplay: Bool, weight: FontWeight) -> Ems? {
    guard let values = (isDisplay ? display : text)[character] else { return nil }
    return PiecewiseLinear(zip(weights, values).map { ($0, $1) })(at: Double(weight.value))
  }

  /// The weight whose measured advances serve another.
  public func measuredWeight(nearest weight: FontWeight) -> FontWeight {
    let value = Double(weight.value)
    return FontWeight(Int(min(max(value, weights.first ?? value), weights.last ?? value)))
  }

  /// The factor on the stand-in's advance for characters without a measured one.
  public func factor(isDisplay: Bool, weight: FontWeight) -> Double {
    (isDisplay ? factorDisplay : factorText)(at: Double(weight.value))
  }

  /// The measured character whose ratio of advances another character takes, where the profile
  /// names one.
  public func baseCharacter(of character: UInt32) -> UInt32? {
    baseCharacters[character]
  }
}
