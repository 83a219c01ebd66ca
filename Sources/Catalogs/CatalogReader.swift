internal import FoundationEssentials
public import TextUnits

/// Reads string catalogs from files and finds them in folders.
public struct CatalogReader: Sendable {
  /// The language an app is written in where its files do not say: `.strings` files never do.
  public let developmentLanguage: LocaleTag?

  /// - Parameter developmentLanguage: the language of the keys of `.strings` tables and of
  ///   `Base.lproj`; where it is not given, English if the table has it, or else the first
  ///   language by tag.
  public init(developmentLanguage: LocaleTag? = nil) {
    self.developmentLanguage = developmentLanguage
  }

  /// Reads one file: `.xcstrings`, `.strings` or `.stringsdict`.
  ///
  /// - Throws: ``CatalogError``.
  /// - Complexity: O(number of bytes).
  public func read(path: String) throws(CatalogError) -> StringCatalog {
    guard let format = Self.format(of: path) else { throw .unknownFormat(file: path) }
    return try read(
      CatalogSource(tableName: Self.tableName(of: path), format: format, files: [path]))
  }

  /// Reads a table that ``findCatalogs(under:)`` has found.
  ///
  /// - Throws: ``CatalogError``.
  /// - Complexity: O(number of bytes).
  public func read(_ source: CatalogSource) throws(CatalogError) -> StringCatalog {
    switch source.format {
    case .stringCatalog:
      guard let file = source.files.first else { throw .unknownFormat(file: source.tableName) }
      return try read(Self.bytes(of: file), path: file)
    case .stringsTable:
      var locales: [LocaleTag?] = []
      for file in source.files { locales.append(try Self.locale(of: file)) }
      let language = sourceLanguage(among: locales.compactMap(\.self))
      var parts: [StringsTableReader.Part] = []
      for (file, locale) in zip(source.files, locales) {
        parts.append(.init(file: file, locale: locale ?? language, bytes: try Self.bytes(of: file)))
      }
      var reader = StringsTableReader(tableName: source.tableName, sourceLanguage: language)
      return try reader.read(parts).checked()
    }
  }

  /// Reads the content of one file.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - path: the name of the file, which tells its format, table and language, and is shown in
  ///     messages; nothing is read from it.
  /// - Returns: the table.
  /// - Throws: ``CatalogError``.
  /// - Complexity: O(number of bytes).
  public func read(_ bytes: [UInt8], path: String) throws(CatalogError) -> StringCatalog {
    let tableName = Self.tableName(of: path)
    switch Self.format(of: path) {
    case .stringCatalog:
      var reader = StringCatalogReader(file: path, tableName: tableName)
      return try reader.read(bytes).checked()
    case .stringsTable:
      let named = try Self.locale(of: path)
      let language = sourceLanguage(among: [named].compactMap(\.self))
      var reader = StringsTableReader(tableName: tableName, sourceLanguage: language)
      return try reader.read([.init(file: path, locale: named ?? language, bytes: bytes)]).checked()
    case nil:
      throw .unknownFormat(file: path)
    }
  }

  private func sourceLanguage(among locales: [LocaleTag]) -> LocaleTag {
    developmentLanguage ?? locales.first { $0 == .english } ?? locales.min() ?? .english
  }

  private static func bytes(of file: String) throws(CatalogError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: file)))
    } catch {
      let exists = FileManager.default.fileExists(atPath: file)
      throw .unreadable(file: file, reason: exists ? "cannot be read" : "does not exist")
    }
  }
}

// MARK: - What a path says

extension CatalogReader {
  static func format(of path: String) -> CatalogFormat? {
    if path.hasSuffix(".xcstrings") { return .stringCatalog }
    return path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") ? .stringsTable : nil
  }

  /// `Localizable` of `App/de.lproj/Localizable.strings`.
  static func tableName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The language of the `.lproj` folder a file is in.
  ///
  /// - Returns: `nil` for the source language: in `Base.lproj`, and outside of such a folder.
  /// - Throws: ``CatalogError/structure(file:line:reason:)`` where the folder's name is no language.
  static func locale(of path: String) throws(CatalogError) -> LocaleTag? {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    guard folder.hasSuffix(".lproj") else { return nil }
    let name = String(folder.dropLast(".lproj".count))
    if name == "Base" { return nil }
    guard let locale = LocaleTag(name) else {
      throw .structure(file: path, line: nil, reason: "the folder \(folder) names no language")
    }
    return locale
  }
}

extension LocaleTag {
  /// What most apps are written in.
  static let english: LocaleTag = {
    guard let tag = LocaleTag("en") else { preconditionFailure("en is a language tag") }
    return tag
  }()
}
