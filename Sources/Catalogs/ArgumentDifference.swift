public import TextUnits

/// An argument that a translation treats otherwise than the source does.
public struct ArgumentDifference: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// The translation has a placeholder for which the app gives no argument.
    case unknown
    /// The placeholder takes another kind of argument; `source` is how the source writes it.
    case otherType(source: String)
    /// No variant of the translation shows the argument.
    case leftOut
  }

  public let kind: Kind
  /// The argument's number, from 1.
  public let position: Int
  /// The placeholder as the translation writes it, or as the source does where it is left out.
  public let placeholder: String
  public let file: String
  /// From 1; `nil` where the format has no lines.
  public let line: Int?

  /// Whether the app may show rubbish or crash: it reads an argument that is not there, or takes one
  /// for what it is not.
  public var isHarmful: Bool { kind != .leftOut }

  public var description: String {
    switch kind {
    case .unknown: "\(placeholder) is argument \(position), which the source does not have"
    case .otherType(let source):
      "\(placeholder) takes another kind of argument than the source's \(source)"
    case .leftOut: "argument \(position), \(placeholder), is not shown"
    }
  }
}

extension CatalogEntry {
  /// Whether a language has a text of its own for the key.
  public func hasOwnText(in locale: LocaleTag) -> Bool {
    if case .localization(let tag) = text(in: locale).origin { tag == locale } else { false }
  }

  /// In what the arguments of a language's own text differ from those the app gives.
  ///
  /// Those are the key's where it has placeholders, as keys made from interpolated literals have, or
  /// else those of the source's text. Whole numbers in any base and of any length count as one kind,
  /// numbers with a fraction as another. A variant may leave an argument out ("One file") as long as
  /// another shows it.
  ///
  /// - Returns: by number; none for a key of which the source has no text.
  /// - Complexity: O(length of the texts).
  public func argumentDifferences(in locale: LocaleTag) -> [ArgumentDifference] {
    guard hasOwnText(in: locale) else { return [] }
    let keyTemplate = FormatString(key)
    let given: [Int: Placeholder]
    // A key with parts such as %#@files@ does not say what they are.
    if !keyTemplate.specifiers.isEmpty, !keyTemplate.hasSubstitutions {
      given = Placeholder.all(in: keyTemplate, of: nil, line: line)
    } else if locale != sourceLanguage, hasOwnText(in: sourceLanguage) {
      given = Placeholder.all(in: text(in: sourceLanguage).text)
    } else {
      return []
    }
    let text = text(in: locale).text
    let shown = Placeholder.all(in: text)
    var differences = shown.sorted { $0.key < $1.key }.compactMap {
      position, placeholder -> ArgumentDifference? in
      func difference(_ kind: ArgumentDifference.Kind) -> ArgumentDifference {
        ArgumentDifference(
          kind: kind, position: position, placeholder: placeholder.source, file: text.file,
          line: placeholder.line)
      }
      guard let expected = given[position] else { return difference(.unknown) }
      return placeholder.family == expected.family
        ? nil : difference(.otherType(source: expected.source))
    }
    for (position, placeholder) in given.sorted(by: { $0.key < $1.key })
    where shown[position] == nil {
      differences.append(
        ArgumentDifference(
          kind: .leftOut, position: position, placeholder: placeholder.source, file: text.file,
          line: text.variants.first?.line))
    }
    return differences
  }
}

extension FormatString {
  fileprivate var hasSubstitutions: Bool {
    parts.contains { if case .substitution = $0 { true } else { false } }
  }
}

/// A placeholder with what matters to the argument it takes.
private struct Placeholder {
  enum Family { case object, whole, fraction, character, cString, pointer }

  let family: Family
  let source: String
  let line: Int?

  private init(_ specifier: FormatSpecifier, source: String, line: Int?) {
    family =
      switch specifier.kind {
      case .object: .object
      case .integer, .otherBase: .whole
      case .fixedPoint, .scientific: .fraction
      case .character: .character
      case .cString: .cString
      case .pointer: .pointer
      }
    self.source = source
    self.line = line
  }

  /// The arguments that any variant of a text shows, by number.
  static func all(in text: LocalizedText) -> [Int: Placeholder] {
    var placeholders: [Int: Placeholder] = [:]
    for variant in text.variants {
      placeholders.merge(all(in: variant.template, of: text, line: variant.line)) { old, _ in old }
    }
    return placeholders
  }

  static func all(
    in template: FormatString, of text: LocalizedText?, line: Int?
  ) -> [Int: Placeholder] {
    var counter = ArgumentCounter()
    var placeholders: [Int: Placeholder] = [:]
    for part in template.parts {
      switch part {
      case .literal, .substitutionArgument: break
      case .specifier(let specifier):
        let position = counter.position(of: specifier)
        placeholders[position] = Placeholder(specifier, source: specifier.source, line: line)
      case .substitution(let name, let explicit):
        let inOrder = counter.position(explicit: explicit)
        guard let substitution = text?.substitution(named: name),
          let specifier = substitution.specifier
        else { continue }
        placeholders[substitution.argumentPosition ?? inOrder] = Placeholder(
          specifier, source: "%\(substitution.formatSpecifier)", line: line)
        // What else its variants show, they name by number.
        for variant in substitution.variants {
          for specifier in variant.template.specifiers {
            guard let position = specifier.position else { continue }
            placeholders[position] =
              placeholders[position]
              ?? Placeholder(specifier, source: specifier.source, line: variant.line)
          }
        }
      }
    }
    return placeholders
  }
}
