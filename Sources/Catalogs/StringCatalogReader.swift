internal import JSONDocuments
internal import LocaleData
internal import TextUnits

/// Reads Xcode's string catalogs, `.xcstrings`.
///
/// Members this version does not know are passed over, so that a newer Xcode's catalogs still
/// read; a known member of the wrong type is an error.
struct StringCatalogReader {
  private let file: String
  private let tableName: String
  private(set) var diagnostics: [CatalogDiagnostic] = []
  /// The entry being read, for messages.
  private var key = ""

  init(file: String, tableName: String) {
    self.file = file
    self.tableName = tableName
  }

  /// Reads a whole catalog.
  ///
  /// - Throws: ``CatalogError/undecodable(file:line:reason:)``,
  ///   ``CatalogError/syntax(file:line:reason:)``, ``CatalogError/structure(file:line:reason:)`` or
  ///   ``CatalogError/unsupportedVersion(file:line:version:)``.
  /// - Complexity: O(number of bytes).
  mutating func read(_ bytes: [UInt8]) throws(CatalogError) -> StringCatalog {
    let text = try CatalogText.utf8(from: bytes, file: file)
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: text).root
    } catch {
      throw .syntax(file: file, line: error.line, reason: error.reason)
    }
    guard case .object = root else {
      throw structure("a string catalog is an object, not \(root.kind)", line: 1)
    }
    try checkVersion(root)
    let sourceLanguage = try readSourceLanguage(root)
    guard let strings = root.member("strings") else {
      throw structure("\"strings\" is missing", line: 1)
    }
    var entries: [CatalogEntry] = []
    for member in try object(strings) {
      entries.append(try readEntry(member, sourceLanguage: sourceLanguage))
    }
    return StringCatalog(
      tableName: tableName, format: .stringCatalog, files: [file],
      sourceLanguage: sourceLanguage, entries: entries, diagnostics: diagnostics)
  }

  private func checkVersion(_ root: JSONValue) throws(CatalogError) {
    guard let member = root.member("version") else { return }
    let version = try string(member)
    // Minor versions have added members and taken none away.
    guard version.prefix(while: { $0 != "." }) == "1" else {
      throw .unsupportedVersion(file: file, line: member.position?.line, version: version)
    }
  }

  private func readSourceLanguage(_ root: JSONValue) throws(CatalogError) -> LocaleTag {
    guard let member = root.member("sourceLanguage") else {
      throw structure("\"sourceLanguage\" is missing", line: 1)
    }
    let name = try string(member)
    guard let language = LocaleTag(name) else {
      throw structure("\"sourceLanguage\" is \"\(name)\", which is no language tag", at: member)
    }
    return language
  }

  private mutating func readEntry(
    _ entry: JSONMember, sourceLanguage: LocaleTag
  ) throws(CatalogError) -> CatalogEntry {
    key = entry.name
    _ = try object(entry)
    var localizations: [LocaleTag: LocalizedText] = [:]
    if let members = try entry.value.member("localizations").map(object) {
      for member in members {
        guard let locale = LocaleTag(member.name), localizations[locale] == nil else {
          note(
            .unknownLocale, at: member, "\"\(member.name)\" is no language tag, or names one twice")
          continue
        }
        localizations[locale] = try readLocalization(member)
      }
    }
    return CatalogEntry(
      key: key,
      comment: try entry.value.member("comment").map(string),
      extractionState: try entry.value.member("extractionState").map(string)
        .map(ExtractionState.init),
      shouldTranslate: try entry.value.member("shouldTranslate").map(bool) ?? true,
      file: file, line: entry.position?.line, sourceLanguage: sourceLanguage,
      localizations: localizations)
  }

  /// - Returns: `nil` for a language that is named without a text.
  private mutating func readLocalization(_ member: JSONMember) throws(CatalogError)
    -> LocalizedText?
  {
    _ = try object(member)
    let variants = try readVariants(member, selectors: [], inSubstitution: false)
    guard !variants.isEmpty else { return nil }
    var substitutions: [Substitution] = []
    for member in try member.value.member("substitutions").map(object) ?? [] {
      if let substitution = try readSubstitution(member) { substitutions.append(substitution) }
    }
    return LocalizedText(variants: variants, substitutions: substitutions, file: file)
  }

  private mutating func readSubstitution(_ member: JSONMember) throws(CatalogError) -> Substitution?
  {
    _ = try object(member)
    let variants = try readVariants(member, selectors: [], inSubstitution: true)
    guard !variants.isEmpty else { return nil }
    return Substitution(
      name: member.name,
      argumentPosition: try member.value.member("argNum").map(argumentNumber),
      formatSpecifier: try member.value.member("formatSpecifier").map(string) ?? "@",
      variants: variants)
  }

  /// Reads a `stringUnit`, or `variations` that hold such units or further variations.
  private mutating func readVariants(
    _ member: JSONMember, selectors: [VariantSelector], inSubstitution: Bool
  ) throws(CatalogError) -> [TextVariant] {
    _ = try object(member)
    var variants: [TextVariant] = []
    if let unit = member.value.member("stringUnit") {
      variants.append(try readUnit(unit, selectors: selectors, inSubstitution: inSubstitution))
    }
    for variation in try member.value.member("variations").map(object) ?? [] {
      for choice in try object(variation) {
        guard let selector = selector(of: variation.name, named: choice.name) else {
          note(
            .unknownVariation, at: choice,
            "variation by \(variation.name) has no \"\(choice.name)\"")
          continue
        }
        variants += try readVariants(
          choice, selectors: selectors + [selector], inSubstitution: inSubstitution)
      }
    }
    return variants
  }

  private func selector(of variation: String, named name: String) -> VariantSelector? {
    switch variation {
    case "plural": PluralCategory(rawValue: name).map(VariantSelector.plural)
    case "device": .device(DeviceClass(rawValue: name))
    case "width": Int(name).map(VariantSelector.width)
    default: nil
    }
  }

  private func readUnit(
    _ unit: JSONMember, selectors: [VariantSelector], inSubstitution: Bool
  ) throws(CatalogError) -> TextVariant {
    _ = try object(unit)
    guard let value = unit.value.member("value") else {
      throw structure("\"value\" is missing", at: unit)
    }
    return TextVariant(
      selectors: selectors,
      template: FormatString(try string(value), inSubstitution: inSubstitution),
      state: try unit.value.member("state").map(string).map(TranslationState.init),
      line: value.position?.line)
  }

  // MARK: Types and messages

  private func object(_ member: JSONMember) throws(CatalogError) -> [JSONMember] {
    guard let members = member.value.members else { throw wrongType(member, "an object") }
    return members
  }

  private func string(_ member: JSONMember) throws(CatalogError) -> String {
    guard let text = member.value.stringValue else { throw wrongType(member, "a string") }
    return text
  }

  private func bool(_ member: JSONMember) throws(CatalogError) -> Bool {
    guard let flag = member.value.boolValue else { throw wrongType(member, "true or false") }
    return flag
  }

  private func argumentNumber(_ member: JSONMember) throws(CatalogError) -> Int {
    guard let number = member.value.integerValue, number > 0 else {
      throw wrongType(member, "a whole number from 1")
    }
    return number
  }

  private func wrongType(_ member: JSONMember, _ expected: String) -> CatalogError {
    structure("\"\(member.name)\" must be \(expected), not \(member.value.kind)", at: member)
  }

  private func structure(_ reason: String, at member: JSONMember) -> CatalogError {
    structure(reason, line: member.position?.line)
  }

  private func structure(_ reason: String, line: Int?) -> CatalogError {
    .structure(file: file, line: line, reason: key.isEmpty ? reason : "in \"\(key)\", \(reason)")
  }

  private mutating func note(
    _ kind: CatalogDiagnostic.Kind, at member: JSONMember, _ message: String
  ) {
    diagnostics.append(
      CatalogDiagnostic(
        kind, file: file, line: member.position?.line, key: key, message: message))
  }
}
