internal import LocaleData

/// Puts arguments in the place of a template's placeholders.
struct Expansion {
  let sampler: TextSampler
  /// The argument by which the whole text varies, and its number.
  let numberAt: Int?
  let number: SampleValue?

  private var counter = ArgumentCounter()
  private var output = ""
  private var used: [SampledText.Argument] = []
  private var substitutionCount = 0

  init(sampler: TextSampler, numberAt: Int?, number: SampleValue?) {
    self.sampler = sampler
    self.numberAt = numberAt
    self.number = number
  }

  /// Substitutions that refer to each other in a circle, or over and over, end here.
  private static let maximumDepth = 8
  private static let maximumSubstitutions = 256
  /// Bytes of text after which no further substitution is written out.
  private static let maximumLength = 1 << 20

  /// What the placeholders inside a substitution are about.
  private struct Subject {
    let substitution: Substitution
    let position: Int
    let value: SampleValue?
    /// A placeholder without a number takes the subject, but only the first.
    var isTaken = false
  }

  /// Writes one variant out.
  mutating func expand(
    _ variant: TextVariant, substituting choices: [String: TextSampler.Choice]
  ) throws(LocaleDataError) -> SampledText {
    (counter, output, used, substitutionCount) = (ArgumentCounter(), "", [], 0)
    try append(variant.template, subject: nil, choices: choices, depth: 0)
    let conditions =
      [variant.conditions]
      + choices.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.variant.conditions)" }
    return SampledText(
      text: output, variant: conditions.filter { !$0.isEmpty }.joined(separator: ", "),
      arguments: used, origin: sampler.origin, state: variant.state, file: sampler.text.file,
      line: variant.line)
  }

  private mutating func append(
    _ template: FormatString, subject: Subject?, choices: [String: TextSampler.Choice], depth: Int
  ) throws(LocaleDataError) {
    var subject = subject
    for part in template.parts {
      switch part {
      case .literal(let text):
        output += text
      case .specifier(let specifier):
        if specifier.position == nil, let about = subject, !about.isTaken {
          subject?.isTaken = true
          try append(about.value, at: about.position, by: specifier)
        } else {
          let position = counter.position(of: specifier)
          let value = position == subject?.position ? subject?.value : nil
          try append(value, at: position, by: specifier)
        }
      case .substitutionArgument:
        if let subject, let specifier = subject.substitution.specifier {
          try append(subject.value, at: subject.position, by: specifier)
        } else {
          output += "%arg"
        }
      case .substitution(let name, let position):
        guard let substitution = sampler.text.substitution(named: name),
          let choice = choices[name], depth < Self.maximumDepth,
          substitutionCount < Self.maximumSubstitutions, output.utf8.count < Self.maximumLength
        else {
          output += "%#@\(name)@"
          continue
        }
        substitutionCount += 1
        let about = Subject(
          substitution: substitution,
          position: substitution.argumentPosition ?? counter.position(explicit: position),
          value: choice.value)
        try append(choice.variant.template, subject: about, choices: choices, depth: depth + 1)
      }
    }
  }

  private mutating func append(
    _ value: SampleValue?, at position: Int, by specifier: FormatSpecifier
  ) throws(LocaleDataError) {
    let value =
      value ?? (position == numberAt ? number : nil)
      ?? sampler.arguments.override(forArgument: position, ofKey: sampler.key)
      ?? sampler.arguments.standard(for: specifier.kind)
    let text = try sampler.formatter.string(for: value, by: specifier)
    output += text
    used.append(.init(position: position, specifier: specifier.source, text: text))
  }
}
