internal import AppAuditing
internal import Catalogs
internal import ProjectFiles
internal import Requests
internal import SwiftUISource

/// An app's folder on disk.
struct AppInput {
  let folder: AppFolder
  let app: AppSource

  /// Swift files and those of catalogs.
  var files: Set<String> { Set(folder.swiftFiles + folder.catalogs.flatMap(\.files)) }

  /// Reads an app.
  ///
  /// - Throws: ``InputError`` where a path does not exist, or no view of SwiftUI is in it.
  init(_ settings: CheckSettings, jobs: Int) throws {
    let arguments = settings.arguments
    let strings = try arguments.list("--strings") ?? []
    let folder: AppFolder
    do throws(AppFolderError) {
      folder = try AppFolder(arguments.operands, strings: strings).filtered(settings.covers)
    } catch {
      throw InputError(error.description)
    }
    let app = AppSource(
      folder, jobs: jobs, keyFunctions: Set(settings.configuration.keyFunctions))
    let named = arguments.operands.joined(separator: ", ")
    guard !folder.swiftFiles.isEmpty else {
      throw InputError(
        "\(named): no Swift file; name an app's folder, or give --width to check catalogs")
    }
    guard !app.reading.screens.isEmpty || !app.reading.views.isEmpty else {
      for problem in app.problems { standardError.write("copyfit: \(problem)\n") }
      throw InputError(
        "\(named): no view of SwiftUI in \(app.reading.fileCount) Swift file\(app.reading.fileCount == 1 ? "" : "s")"
      )
    }
    self.folder = folder
    self.app = app
  }
}
