internal import AppAuditing
internal import Catalogs
internal import FoundationEssentials
internal import ProjectFiles
internal import Requests
internal import TextUnits

/// `copyfit init`: a configuration to begin with.
enum InitCommand {
  static let command = Command(
    name: "init",
    summary: "a commented .copyfit.json for a folder",
    operands: "[PATH]",
    options: [.init("--force", nil, "replace one that is there")],
    examples: [.init(line: "copyfit init MyApp", says: "writes MyApp/.copyfit.json")],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.count <= 1 else { throw InputError("name one folder") }
    let root = arguments.operands.first ?? "."
    var isFolder = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder else {
      throw InputError("\(root) is no folder; name the one that the configuration is for")
    }
    let path =
      root == "." ? ConfigurationReader.fileName : "\(root)/\(ConfigurationReader.fileName)"
    guard arguments.has("--force") || !FileManager.default.fileExists(atPath: path) else {
      throw InputError("\(path) exists; --force replaces it")
    }
    let draft: ConfigurationDraft
    do throws(AppFolderError) {
      draft = self.draft(try AppFolder([root]), in: root)
    } catch {
      throw InputError(error.description)
    }
    try OutputFile(path).write(draft.text)
    standardOutput.write("\(path) written\n")
    return .success
  }

  private static func draft(_ folder: AppFolder, in root: String) -> ConfigurationDraft {
    let reader = CatalogReader()
    // One that cannot be read is reported by every check.
    let catalogs = folder.catalogs.compactMap { try? reader.read($0) }
    let whole = FilePath.whole(root)
    let largest = catalogs.max { $0.entries.count < $1.entries.count }
    let source = largest.map { [$0.sourceLanguage] } ?? []
    let others = Set(catalogs.flatMap(\.locales)).subtracting(source).sorted()
    return ConfigurationDraft(
      swiftFileCount: folder.swiftFiles.count,
      catalogs: catalogs.map { catalog in
        .init(
          path: FilePath.relative(catalog.files.first ?? catalog.tableName, to: whole),
          keyCount: catalog.entries.count)
      }, locales: (source + others).map(\.identifier))
  }
}
