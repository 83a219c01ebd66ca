internal import FoundationEssentials

extension CatalogReader {
  /// Finds the tables in a folder and all folders within it.
  ///
  /// `.lproj` folders beside each other make one table of all files with the same name. Hidden
  /// folders, links to folders and what build tools put there (`Pods`, `Carthage`, `DerivedData`,
  /// `SourcePackages`, `build`, `node_modules`) are passed over.
  ///
  /// - Parameter root: a folder, or a single file, which is found if it is a catalog; or a link to
  ///   one of these.
  /// - Returns: the tables in the order of their paths.
  /// - Throws: ``CatalogError/unreadable(file:reason:)`` where `root` does not exist or a folder
  ///   cannot be listed, ``CatalogError/unknownFormat(file:)`` where it is another kind of file.
  public func findCatalogs(under root: String) throws(CatalogError) -> [CatalogSource] {
    // The links that a person names are followed, those in folders are not.
    let target = URL(filePath: root).resolvingSymlinksInPath().path
    guard let type = Self.type(of: target) else {
      throw .unreadable(file: root, reason: "does not exist")
    }
    guard type != .typeRegular else {
      guard let format = Self.format(of: root) else { throw .unknownFormat(file: root) }
      return [CatalogSource(tableName: Self.tableName(of: root), format: format, files: [root])]
    }
    var files: [String] = []
    try Self.collect(under: root, into: &files)
    return Self.grouped(files)
  }

  private static func collect(under folder: String, into files: inout [String]) throws(CatalogError)
  {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(file: folder, reason: "the folder cannot be listed")
    }
    for name in names where !name.hasPrefix(".") && !passedOver.contains(name) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if type(of: path) == .typeDirectory {
        try collect(under: path, into: &files)
      } else if format(of: path) != nil {
        files.append(path)
      }
    }
  }

  /// Whether a file is part of a catalog, by its name.
  public static func isCatalog(_ path: String) -> Bool { format(of: path) != nil }

  /// One source for each `.xcstrings`, and one for each table of each parent of `.lproj` folders.
  ///
  /// - Parameter files: paths of catalogs, in order.
  public static func grouped(_ files: [String]) -> [CatalogSource] {
    var sources: [CatalogSource] = []
    var tables: [String: Int] = [:]
    for file in files {
      let table = tableName(of: file)
      guard format(of: file) == .stringsTable else {
        sources.append(CatalogSource(tableName: table, format: .stringCatalog, files: [file]))
        continue
      }
      var folders = file.split(separator: "/").dropLast()
      if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
      let identity = (folders + [table[...]]).joined(separator: "/")
      if let position = tables[identity] {
        let files = sources[position].files + [file]
        sources[position] = CatalogSource(tableName: table, format: .stringsTable, files: files)
      } else {
        tables[identity] = sources.count
        sources.append(CatalogSource(tableName: table, format: .stringsTable, files: [file]))
      }
    }
    return sources
  }

  /// The type of what stands at a path; a link is a link, whatever it leads to.
  private static func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  /// The names of folders that hold what tools have made, or brought from elsewhere.
  public static let passedOver: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules",
  ]
}
