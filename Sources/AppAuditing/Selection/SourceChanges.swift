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
    let users = app.reading.keyUses.filter { use in
      keys.contains(Key(table: use.table ?? "Localizable", key: use.key))
    }
    let origins = swiftFiles.union(users.compactMap { $0.source?.file })
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

  private struct Key: Hashable {
    let table: String
    let key: String
  }

  private static func keys(of app: AppSource, in files: Set<String>) -> Set<Key> {
    Set(
      app.catalogs.filter { !files.isDisjoint(with: $0.files) }.flatMap { catalog in
        catalog.entries.map { Key(table: catalog.tableName, key: $0.key) }
      })
  }
}
