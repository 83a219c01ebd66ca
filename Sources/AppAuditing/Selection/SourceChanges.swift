internal import Catalogs
internal import LayoutPrediction
internal import SwiftUISource

/// What has changed in an app's files, and what of the app that may reach.
public struct SourceChanges: Hashable, Sendable {
  /// Since when, as a person named it.
  public let revision: String
  /// Swift files that changed, of those of the app.
  public let swiftFiles: Set<String>
  /// Catalogs' files that changed, of those of the app.
  public let catalogFiles: Set<String>
  /// Swift files that may show something else now: those that changed, those that use a key of a
  /// changed catalog, and all that name what one of these declares.
  public let reached: Set<String>

  /// Finds what a change may reach.
  ///
  /// - Parameters:
  ///   - changed: paths as the folder names its files; others are passed over.
  ///   - jobs: how many files are parsed side by side.
  /// - Complexity: O(bytes of the app).
  public init(
    since revision: String, changed: Set<String>, in folder: AppFolder, _ app: AppSource,
    jobs: Int = 2
  ) {
    self.revision = revision
    swiftFiles = changed.intersection(folder.swiftFiles)
    catalogFiles = changed.intersection(folder.catalogs.flatMap(\.files))
    let keys = Self.keys(of: app, in: catalogFiles)
    let users = app.reading.keyUses.filter { keys.contains($0.key) }.compactMap { $0.source?.file }
    let origins = swiftFiles.union(users).union(Self.files(naming: keys, in: folder))
    reached =
      origins.isEmpty
      ? [] : SourceDependencies(folder.swiftFiles, jobs: jobs).reached(from: origins)
  }

  public init(
    since revision: String, swiftFiles: Set<String>, catalogFiles: Set<String>,
    reached: Set<String>
  ) {
    self.revision = revision
    self.swiftFiles = swiftFiles
    self.catalogFiles = catalogFiles
    self.reached = reached
  }

  /// Of whichever table: the same key of another errs towards too many screens.
  private static func keys(of app: AppSource, in files: Set<String>) -> Set<String> {
    Set(
      app.catalogs.filter { !files.isDisjoint(with: $0.files) }.flatMap(\.entries).map(\.key))
  }

  /// The files in which a literal spells one of the keys, whether or not that was followed to a text.
  private static func files(naming keys: Set<String>, in folder: AppFolder) -> [String] {
    guard !keys.isEmpty else { return [] }
    return folder.swiftFiles.filter { file in
      var reader = LiteralReader(keys: keys)
      reader.read(file: file)
      return !reader.found.isEmpty
    }
  }
}
