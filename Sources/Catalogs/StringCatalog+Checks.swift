internal import TextUnits

extension StringCatalog {
  /// The table with what is doubtful about its placeholders added to its diagnostics.
  func checked() -> StringCatalog {
    let found = entries.flatMap { entry in
      // "100 % des fichiers" is prose unless the text is known to have arguments.
      let takesArguments =
        FormatString(entry.key).hasArguments
        || entry.localizations.values.contains { text in
          text.variants.contains { $0.template.hasArguments }
        }
      guard takesArguments else { return [CatalogDiagnostic]() }
      return entry.localizations.sorted { $0.key < $1.key }.flatMap { locale, text in
        text.diagnostics(key: entry.key, locale: locale)
      }
    }
    return StringCatalog(
      tableName: tableName, format: format, files: files, sourceLanguage: sourceLanguage,
      entries: entries, diagnostics: diagnostics + found)
  }
}

extension LocalizedText {
  fileprivate func diagnostics(key: String, locale: LocaleTag) -> [CatalogDiagnostic] {
    (variants + substitutions.flatMap(\.variants)).flatMap { variant in
      let malformed = variant.template.malformed.map { placeholder in
        CatalogDiagnostic(
          .malformedSpecifier, file: file, line: variant.line, key: key, locale: locale,
          message: "\"\(placeholder)\" is no placeholder and will be shown as it is")
      }
      let missing = variant.template.parts.compactMap { part -> CatalogDiagnostic? in
        guard case .substitution(let name, _) = part, substitution(named: name) == nil else {
          return nil
        }
        return CatalogDiagnostic(
          .missingSubstitution, file: file, line: variant.line, key: key, locale: locale,
          message: "%#@\(name)@ refers to a substitution that the text does not define")
      }
      return malformed + missing
    }
  }
}
