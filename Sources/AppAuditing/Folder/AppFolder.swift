public import Catalogs

/// The files of an app that are to be looked at.
public struct AppFolder: Sendable {
  /// In the order of their paths; as the folder was named, with what stands in it.
  public let swiftFiles: [String]
  /// The catalogs' files, tables of storyboards and of the app's description left out.
  public let catalogs: [CatalogSource]
  /// What could not be looked into.
  public let problems: [AppProblem]

  /// Looks through folders.
  ///
  /// Passed over are hidden folders, what tools have put there (``CatalogReader/passedOver``),
  /// tests (folders that end in `Tests`), and tables whose texts no view of SwiftUI shows. A link
  /// is followed where it leads out of the folders.
  ///
  /// - Parameters:
  ///   - paths: folders and Swift files.
  ///   - strings: further catalogs or folders with some.
  /// - Throws: ``AppFolderError`` where one of `paths` or `strings` does not exist.
  /// - Complexity: O(files).
  public init(_ paths: [String], strings: [String] = []) throws(AppFolderError) {
    var walk = FolderWalk(roots: paths)
    for path in paths { try walk.enter(path) }
    var catalogFiles = walk.catalogFiles
    var extra = FolderWalk(roots: strings)
    for path in strings { try extra.enter(path) }
    catalogFiles += extra.catalogFiles.filter { !walk.catalogFiles.contains($0) }
    let documents = walk.interfaceDocuments
    swiftFiles = walk.swiftFiles
    catalogs = CatalogReader.grouped(catalogFiles).filter {
      !Self.otherTables.contains($0.tableName) && !documents.contains($0.tableName)
    }
    problems = walk.problems + extra.problems
  }

  /// The folder with the files only that a test lets pass; a table without its files is gone.
  public func filtered(_ isIncluded: (String) -> Bool) -> AppFolder {
    AppFolder(
      swiftFiles: swiftFiles.filter(isIncluded),
      catalogs: catalogs.compactMap { catalog in
        let files = catalog.files.filter(isIncluded)
        return files.isEmpty
          ? nil
          : CatalogSource(tableName: catalog.tableName, format: catalog.format, files: files)
      }, problems: problems)
  }

  private init(swiftFiles: [String], catalogs: [CatalogSource], problems: [AppProblem]) {
    self.swiftFiles = swiftFiles
    self.catalogs = catalogs
    self.problems = problems
  }

  /// Tables that the system reads, not the app.
  private static let otherTables: Set<String> = [
    "InfoPlist", "AppShortcuts", "LaunchScreen", "Main",
  ]
}

/// Why an app's folder cannot be looked through.
public struct AppFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// As it was named.
  public let path: String

  /// What is wrong and what to do, on one line.
  public var description: String {
    "\(path) does not exist; name an app's folder or a Swift file"
  }
}
