internal import TextUnits

/// Puts the `.strings` and `.stringsdict` files of several `.lproj` folders together as one table.
struct StringsTableReader {
  /// One file, with the language its folder stands for.
  struct Part {
    let file: String
    let locale: LocaleTag
    let bytes: [UInt8]
  }

  /// A key as the files give it, before its languages are all known.
  private struct Draft {
    let key: String
    let file: String
    let line: Int?
    var comment: String?
    var localizations: [LocaleTag: LocalizedText] = [:]
  }

  private let tableName: String
  private let sourceLanguage: LocaleTag
  private var drafts: [Draft] = []
  private var positions: [String: Int] = [:]
  private var diagnostics: [CatalogDiagnostic] = []

  init(tableName: String, sourceLanguage: LocaleTag) {
    self.tableName = tableName
    self.sourceLanguage = sourceLanguage
  }

  /// Reads all files of a table.
  ///
  /// The source language's come first, since they order the keys. A key that both kinds of files
  /// have is taken from the `.stringsdict`, as `Bundle` does.
  ///
  /// - Throws: ``CatalogError``.
  /// - Complexity: O(number of bytes).
  mutating func read(_ parts: [Part]) throws(CatalogError) -> StringCatalog {
    let ordered =
      parts.filter { $0.locale == sourceLanguage }
      + parts.filter { $0.locale != sourceLanguage }
    for part in ordered { try read(part) }
    let entries = drafts.map { draft in
      CatalogEntry(
        key: draft.key, comment: draft.comment, extractionState: nil, shouldTranslate: true,
        file: draft.file, line: draft.line, sourceLanguage: sourceLanguage,
        localizations: draft.localizations)
    }
    return StringCatalog(
      tableName: tableName, format: .stringsTable, files: parts.map(\.file),
      sourceLanguage: sourceLanguage, entries: entries, diagnostics: diagnostics)
  }

  private mutating func read(_ part: Part) throws(CatalogError) {
    let root = try PropertyListReader.read(part.bytes, file: part.file)
    guard case .dictionary(let members) = root.value else {
      throw .structure(
        file: part.file, line: root.line,
        reason: "a table of texts is a dictionary, not \(root.kind)")
    }
    var linesOfKeys: [String: Int?] = [:]
    var rules = StringsDictionaryReader(file: part.file)
    for member in members {
      if let earlier = linesOfKeys.updateValue(member.line, forKey: member.key) {
        let place = earlier.map { ", also on line \($0)" } ?? ""
        diagnostics.append(
          CatalogDiagnostic(
            .duplicateKey, file: part.file, line: member.line, key: member.key, locale: part.locale,
            message: "\"\(member.key)\" stands twice\(place); the last one counts"))
      }
      let text: LocalizedText
      switch member.value.value {
      case .string(let value):
        let variant = TextVariant(
          selectors: [], template: FormatString(value), state: nil, line: member.line)
        text = LocalizedText(variants: [variant], substitutions: [], file: part.file)
      default:
        text = try rules.read(member)
      }
      add(text, for: member, of: part)
    }
    diagnostics += rules.diagnostics
  }

  private mutating func add(
    _ text: LocalizedText, for member: PropertyListNode.Member, of part: Part
  ) {
    let position = positions[member.key] ?? drafts.count
    if position == drafts.count {
      positions[member.key] = position
      drafts.append(Draft(key: member.key, file: part.file, line: member.line))
    }
    drafts[position].comment = drafts[position].comment ?? member.comment
    drafts[position].localizations[part.locale] = text
  }
}
