public import Catalogs
public import SwiftUISource

/// An app as its folder tells it: screens, texts, and what of it could not be read.
public struct AppSource: Sendable {
  /// Screens, views and keys found in the source.
  public let reading: AppReading
  /// Those that could be read, in the order of their paths.
  public let catalogs: [StringCatalog]
  /// Files and folders that were not read, or in part.
  public let problems: [AppProblem]
  /// Comments that let findings be, in the order of the source.
  public let suppressions: [InlineSuppression]
  /// Comments that do not say what they must.
  public let suppressionFaults: [SuppressionFault]

  /// Reads the files of a folder; what cannot be read becomes a problem, and the rest goes on.
  ///
  /// - Parameter jobs: how many files are parsed side by side.
  /// - Complexity: O(bytes) to parse; to read, bounded for each state of each screen.
  public init(_ folder: AppFolder, jobs: Int = 2) {
    var problems = folder.problems
    var catalogs: [StringCatalog] = []
    let reader = CatalogReader()
    for source in folder.catalogs {
      do throws(CatalogError) {
        catalogs.append(try reader.read(source))
      } catch {
        problems.append(AppProblem(error))
      }
    }
    let reading = AppReader(jobs: jobs).read(folder.swiftFiles, strings: AppCatalogs(catalogs))
    problems += reading.problems.map(AppProblem.init)
    var comments = InlineSuppressionReader()
    for file in folder.swiftFiles { comments.read(file: file) }
    self.reading = reading
    self.catalogs = catalogs
    self.problems = problems
    suppressions = comments.suppressions
    suppressionFaults = comments.faults
  }
}
