internal import ProjectFiles
internal import Requests

/// The configuration that holds for a run, and the arguments with what it says filled in where they
/// say nothing themselves.
struct CheckSettings {
  static let option = Command.Option(
    "--config", "FILE", "a configuration (.copyfit.json of the folder or above where left out)")

  let configuration: AppConfiguration
  /// The configuration's folder, whole and without links; `nil` where there is none.
  let folder: String?
  let arguments: Arguments

  /// - Throws: ``InputError`` where the file cannot be read, ``JSONFileError`` where it is wrong.
  init(_ arguments: Arguments) throws {
    let place = arguments.operands.first ?? "."
    guard let path = arguments["--config"] ?? ConfigurationReader.path(for: place) else {
      configuration = AppConfiguration()
      folder = nil
      self.arguments = arguments
      return
    }
    let bytes = try FileInput.bytes(of: path)
    configuration = try ConfigurationReader.read(bytes, named: FilePath.shown(path))
    let folder = FilePath.folder(of: FilePath.whole(path))
    self.folder = folder
    self.arguments = Self.filled(arguments, by: configuration, folder)
  }

  private static func filled(
    _ arguments: Arguments, by configuration: AppConfiguration, _ folder: String
  ) -> Arguments {
    var values = ["--locale": configuration.locales?.joined(separator: ",")]
    // A preset on the command line stands for all conditions.
    if arguments["--preset"] == nil {
      values["--preset"] = configuration.preset
      values["--size"] = configuration.sizes?.joined(separator: ",")
      values["--device"] = configuration.devices?.joined(separator: ",")
    }
    values["--fonts"] = configuration.fonts?.map { FilePath.joined(folder, $0) }
      .joined(separator: ",")
    // A shard's findings are compared once all are joined.
    if arguments["--shard"] == nil {
      values["--baseline"] = configuration.baseline.map { FilePath.joined(folder, $0) }
    }
    return arguments.setting(values.filter { arguments[$0.key] == nil && $0.value != nil })
  }

  /// Whether the configuration lets a file be looked at.
  func covers(_ path: String) -> Bool {
    guard let folder else { return true }
    return configuration.covers(FilePath.relative(path, to: folder))
  }
}
