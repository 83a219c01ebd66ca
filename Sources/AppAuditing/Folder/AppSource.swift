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
  /// Keys of the catalogs that stand in the source as literals.
  let literals: Set<String>

  /// Reads the files of a folder; what cannot be read becomes a problem, and the rest goes on.
  ///
  /// - Parameters:
  ///   - jobs: how many files are parsed side by side.
  ///   - keyFunctions: functions whose first argument is a key, as calls name them: `L10n.tr`.
  /// - Complexity: O(bytes) to parse; to read, bounded for each state of each screen.
  public init(_ folder: AppFolder, jobs: Int = 2, keyFunctions: Set<String> = []) {
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
    let strings = AppCatalogs(catalogs, keyFunctions: keyFunctions)
    let reading = AppReader(jobs: jobs).read(folder.swiftFiles, strings: strings)
    problems += reading.problems.map(AppProblem.init)
    var comments = InlineSuppressionReader()
    var literals = LiteralReader(keys: Set(catalogs.flatMap(\.entries).map(\.key)))
    for file in folder.swiftFiles {
      comments.read(file: file)
      literals.read(file: file)
    }
    self.reading = reading
    self.catalogs = catalogs
    self.problems = problems
    suppressions = comments.suppressions
    suppressionFaults = comments.faults
    self.literals = literals.found
  }
}
