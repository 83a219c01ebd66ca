internal import LocaleData

/// Makes the concrete texts of one entry in one language.
struct TextSampler {
  /// Combinations of substitutions written out in full: two with all six forms of Arabic make 36.
  /// Beyond that, the k-th text shows the k-th variant of each.
  static let maximumCombinations = 64

  let key: String
  let text: LocalizedText
  let origin: TextOrigin
  let arguments: SampleArguments
  let plurals: PluralRules
  let formatter: ArgumentFormatter

  /// A variant with the number that picks it.
  struct Choice {
    let variant: TextVariant
    /// `nil` for a variant that does not depend on a number.
    let value: SampleValue?
  }

  func samples(for device: DeviceClass?) throws(LocaleDataError) -> [SampledText] {
    let position = positionOfPluralArgument
    let specifier = position.flatMap { position in
      numberedSpecifiers.first { $0.position == position }?.specifier
    }
    var samples: [SampledText] = []
    for choice in try choices(
      among: Self.variants(text.variants, for: device), position: position,
      specifier: specifier)
    {
      var expansion = Expansion(sampler: self, numberAt: position, number: choice.value)
      for combination in try combinations(in: choice.variant.template, device: device) {
        samples.append(try expansion.expand(choice.variant, substituting: combination))
      }
    }
    return samples
  }

  // MARK: Choosing

  /// The variants a device shows: its own, or else those for every other device.
  private static func variants(_ variants: [TextVariant], for device: DeviceClass?) -> [TextVariant]
  {
    guard let device else { return variants }
    func named(_ device: DeviceClass) -> [TextVariant] {
      variants.filter { $0.selectors.contains(.device(device)) }
    }
    let own = named(device)
    let others = own.isEmpty ? named(.other) : own
    return others.isEmpty ? variants : others
  }

  /// The variants that can appear, each with a number that makes it appear.
  private func choices(
    among variants: [TextVariant], position: Int?, specifier: FormatSpecifier?
  ) throws(LocaleDataError) -> [Choice] {
    var choices: [Choice] = []
    for variant in variants {
      guard let category = variant.pluralCategory else {
        choices.append(Choice(variant: variant, value: nil))
        continue
      }
      let siblings = variants.filter { $0.nonPluralSelectors == variant.nonPluralSelectors }
      let sampler = PluralSampler(
        rules: plurals, present: Set(siblings.compactMap(\.pluralCategory)))
      let set = position.flatMap { arguments.override(forArgument: $0, ofKey: key) }
      if let value = try value(picking: category, by: sampler, specifier: specifier, set: set) {
        choices.append(Choice(variant: variant, value: value))
      }
    }
    return choices
  }

  private func value(
    picking category: PluralCategory, by sampler: PluralSampler, specifier: FormatSpecifier?,
    set: SampleValue?
  ) throws(LocaleDataError) -> SampleValue? {
    if case .integer(let integer) = set, sampler.category(of: integer) == category { return set }
    if let specifier, specifier.kind == .fixedPoint || specifier.kind == .scientific {
      return try sampler.fraction(
        picking: category, fractionDigits: specifier.fractionDigits
      ).map(SampleValue.number)
    }
    return sampler.smallestInteger(picking: category).map(SampleValue.integer)
  }

  /// Which variant of each substitution goes with which, for all that a template refers to.
  private func combinations(
    in template: FormatString, device: DeviceClass?
  ) throws(LocaleDataError) -> [[String: Choice]] {
    var choicesByName: [(name: String, choices: [Choice])] = []
    for name in namesOfSubstitutions(in: template) {
      guard let substitution = text.substitution(named: name) else { continue }
      let choices = try choices(
        among: Self.variants(substitution.variants, for: device),
        position: substitution.argumentPosition, specifier: substitution.specifier)
      if !choices.isEmpty { choicesByName.append((name, choices)) }
    }
    let isSmall =
      choicesByName.reduce(1) { min($0 * $1.choices.count, Self.maximumCombinations + 1) }
      <= Self.maximumCombinations
    guard isSmall else {
      let longest = choicesByName.map(\.choices.count).max() ?? 0
      return (0..<longest).map { step in
        Dictionary(
          choicesByName.map { ($0.name, $0.choices[step % $0.choices.count]) },
          uniquingKeysWith: { first, _ in first })
      }
    }
    return choicesByName.reduce([[:]]) { combinations, next in
      combinations.flatMap { combination in
        next.choices.map { combination.merging([next.name: $0]) { _, new in new } }
      }
    }
  }

  /// The substitutions a template refers to, itself or through others, each once.
  private func namesOfSubstitutions(in template: FormatString) -> [String] {
    var names: [String] = []
    var templates = [template]
    while let next = templates.popLast() {
      for case .substitution(let name, _) in next.parts where !names.contains(name) {
        names.append(name)
        templates += text.substitution(named: name)?.variants.map(\.template) ?? []
      }
    }
    return names
  }

  // MARK: Numbering

  /// The argument by which a whole text varies: the first number the key takes or, where the key
  /// is only a name, the first that any of its texts takes.
  private var positionOfPluralArgument: Int? {
    numberedSpecifiers.first { $0.specifier.isNumeric }?.position
  }

  private var numberedSpecifiers: [(position: Int, specifier: FormatSpecifier)] {
    ([FormatString(key)] + text.variants.map(\.template)).flatMap(\.numberedSpecifiers)
  }
}

extension TextVariant {
  /// What else must hold for the variant: its place among those that differ in number only.
  fileprivate var nonPluralSelectors: [VariantSelector] {
    selectors.filter { selector in
      if case .plural = selector { false } else { true }
    }
  }
}

extension Substitution {
  /// ``formatSpecifier`` as a placeholder; `nil` where it is none.
  var specifier: FormatSpecifier? {
    FormatString("%" + formatSpecifier).specifiers.first
  }
}

extension FormatString {
  /// The placeholders with the numbers of their arguments, from 1. A `*` takes an argument too.
  var numberedSpecifiers: [(position: Int, specifier: FormatSpecifier)] {
    var counter = ArgumentCounter()
    return parts.compactMap { part in
      switch part {
      case .literal, .substitutionArgument: return nil
      case .substitution(_, let position):
        _ = counter.position(explicit: position)
        return nil
      case .specifier(let specifier): return (counter.position(of: specifier), specifier)
      }
    }
  }
}
