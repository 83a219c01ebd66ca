internal import LocaleData

/// Turns the values of a `.stringsdict` file into texts.
///
/// A value is a dictionary with `NSStringLocalizedFormatKey`, whose `%#@name@` refer to further
/// dictionaries beside it, each with a rule type; or a dictionary that holds
/// `NSStringVariableWidthRuleType` or `NSStringDeviceSpecificRuleType` directly.
struct StringsDictionaryReader {
  private let file: String
  private(set) var diagnostics: [CatalogDiagnostic] = []
  private var key = ""

  init(file: String) { self.file = file }

  /// Reads the value of one key.
  ///
  /// - Throws: ``CatalogError/structure(file:line:reason:)``.
  mutating func read(_ member: PropertyListNode.Member) throws(CatalogError) -> LocalizedText {
    key = member.key
    let members = try dictionary(member)
    var variants: [TextVariant] = []
    var substitutions: [Substitution] = []
    for part in members {
      switch part.key {
      case "NSStringLocalizedFormatKey":
        variants.append(try variant(part, selectors: [], inSubstitution: false))
      case "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType":
        variants += try readChoices(try dictionary(part), rule: part.key, inSubstitution: false)
      default:
        substitutions.append(try readSubstitution(part))
      }
    }
    guard !variants.isEmpty else {
      throw structure("no NSStringLocalizedFormatKey and no rule of width or device", at: member)
    }
    return LocalizedText(variants: variants, substitutions: substitutions, file: file)
  }

  private mutating func readSubstitution(
    _ member: PropertyListNode.Member
  ) throws(CatalogError) -> Substitution {
    var members = try dictionary(member)
    let rule = try take("NSStringFormatSpecTypeKey", from: &members) ?? "NSStringPluralRuleType"
    let specifier = try take("NSStringFormatValueTypeKey", from: &members) ?? "@"
    let variants = try readChoices(members, rule: rule, inSubstitution: true)
    guard !variants.isEmpty else { throw structure("\"\(member.key)\" has no texts", at: member) }
    return Substitution(
      name: member.key, argumentPosition: nil, formatSpecifier: specifier, variants: variants)
  }

  private mutating func readChoices(
    _ choices: [PropertyListNode.Member], rule: String, inSubstitution: Bool
  ) throws(CatalogError) -> [TextVariant] {
    var variants: [TextVariant] = []
    for choice in choices {
      guard let selector = selector(of: rule, named: choice.key) else {
        diagnostics.append(
          CatalogDiagnostic(
            .unknownVariation, file: file, line: choice.line, key: key,
            message: "\(rule) has no \"\(choice.key)\""))
        continue
      }
      variants.append(try variant(choice, selectors: [selector], inSubstitution: inSubstitution))
    }
    return variants
  }

  private func selector(of rule: String, named name: String) -> VariantSelector? {
    switch rule {
    case "NSStringPluralRuleType": PluralCategory(rawValue: name).map(VariantSelector.plural)
    case "NSStringDeviceSpecificRuleType": .device(DeviceClass(rawValue: name))
    case "NSStringVariableWidthRuleType": Int(name).map(VariantSelector.width)
    default: nil
    }
  }

  private func variant(
    _ member: PropertyListNode.Member, selectors: [VariantSelector], inSubstitution: Bool
  ) throws(CatalogError) -> TextVariant {
    TextVariant(
      selectors: selectors,
      template: FormatString(try string(member), inSubstitution: inSubstitution),
      state: nil, line: member.value.line)
  }

  private func take(
    _ key: String, from members: inout [PropertyListNode.Member]
  ) throws(CatalogError) -> String? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return try string(members.remove(at: index))
  }

  private func dictionary(
    _ member: PropertyListNode.Member
  ) throws(CatalogError) -> [PropertyListNode.Member] {
    guard case .dictionary(let members) = member.value.value else {
      throw structure(
        "\"\(member.key)\" must be a dictionary, not \(member.value.kind)", at: member)
    }
    return members
  }

  private func string(_ member: PropertyListNode.Member) throws(CatalogError) -> String {
    guard case .string(let text) = member.value.value else {
      throw structure("\"\(member.key)\" must be a string, not \(member.value.kind)", at: member)
    }
    return text
  }

  private func structure(_ reason: String, at member: PropertyListNode.Member) -> CatalogError {
    .structure(
      file: file, line: member.line, reason: key == member.key ? reason : "in \"\(key)\", \(reason)"
    )
  }
}
