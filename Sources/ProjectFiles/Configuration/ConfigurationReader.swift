internal import FoundationEssentials
internal import JSONDocuments
public import Requests

/// Finds and reads a project's configuration: JSON with comments and trailing commas, as
/// `Schemas/configuration.schema.json` describes it.
public enum ConfigurationReader {
  /// What the file is called.
  public static let fileName = ".copyfit.json"

  /// Reads a configuration.
  ///
  /// - Parameter file: how errors name the file.
  /// - Throws: ``JSONFileError`` with the first fault: unknown members and names are errors.
  public static func read(
    _ bytes: [UInt8], named file: String
  ) throws(JSONFileError) -> AppConfiguration {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes, dialect: .commented).root
    } catch {
      throw JSONFileError(error, file: file)
    }
    do {
      return try JSONValueDecoder().decode(AppConfiguration.self, from: root)
    } catch {
      throw JSONFileError(error, in: root, file: file)
    }
  }

  /// The configuration that holds for a file or folder: in the folder or the nearest above it, up to
  /// the root of its repository. Outside of one only the folder itself counts, so that a stray file
  /// in a shared folder governs nobody's project.
  ///
  /// - Returns: the configuration's path; `nil` where there is none.
  public static func path(for place: String) -> String? {
    let start = URL(filePath: place).resolvingSymlinksInPath().standardized
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: start.path, isDirectory: &isFolder)
    var folder = exists && isFolder ? start : start.deletingLastPathComponent()
    var found: String?
    let isFirst = folder.path
    while true {
      let candidate = folder.appending(path: fileName).path
      if found == nil, FileManager.default.fileExists(atPath: candidate) { found = candidate }
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
        return found
      }
      let above = folder.deletingLastPathComponent()
      guard above.path != folder.path, folder.path != "/" else { break }
      folder = above
    }
    // No repository: what was found further up is somebody else's.
    guard let found, URL(filePath: found).deletingLastPathComponent().path == isFirst else {
      return nil
    }
    return found
  }
}
