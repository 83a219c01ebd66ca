internal import Catalogs
internal import FoundationEssentials

/// A way through folders that comes by every file once.
struct FolderWalk {
  private(set) var swiftFiles: [String] = []
  private(set) var catalogFiles: [String] = []
  /// Names, without their ending, of files that have tables of their own.
  private(set) var interfaceDocuments: Set<String> = []
  private(set) var problems: [AppProblem] = []
  /// The folders named, links resolved: what is in them is come by without any link.
  private let roots: [String]
  /// What links have led to.
  private var followed: Set<String> = []

  init(roots: [String]) {
    self.roots = roots.map(Self.resolved)
  }

  /// Looks through a folder or at a file that a person names.
  mutating func enter(_ root: String) throws(AppFolderError) {
    let target = Self.resolved(root)
    switch Self.type(of: target) {
    case nil: throw AppFolderError(path: root)
    case .typeDirectory: visit(Self.shown(root))
    default: note(root)
    }
  }

  /// A folder's name before the names of what is in it.
  private static func shown(_ root: String) -> String {
    var name = root[...]
    while name.count > 1, name.hasSuffix("/") { name = name.dropLast() }
    return name == "." ? "" : String(name)
  }

  private mutating func visit(_ folder: String) {
    let listed = folder.isEmpty ? "." : folder
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: listed) else {
      problems.append(AppProblem(listed, .unreadable, "the folder cannot be listed"))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch Self.type(of: path) {
      case .typeDirectory where !Self.isPassedOver(name): visit(path)
      case .typeSymbolicLink where !Self.isPassedOver(name): follow(path)
      case .typeRegular: note(path)
      default: break
      }
    }
  }

  private mutating func note(_ path: String) {
    if path.hasSuffix(".swift") {
      swiftFiles.append(path)
    } else if CatalogReader.isCatalog(path) {
      catalogFiles.append(path)
    } else if let ending = Self.documentEndings.first(where: path.hasSuffix) {
      let name = path.split(separator: "/").last ?? ""
      interfaceDocuments.insert(String(name.dropLast(ending.count)))
    }
  }

  private mutating func follow(_ link: String) {
    let target = Self.resolved(link)
    // The folder that the link stands in, without links.
    let home = Self.resolved(link.dropLastComponent)
    if Self.isInside(home, target) {
      problems.append(AppProblem(link, .linkLoop, "a link that leads to a folder around it"))
      return
    }
    guard let type = Self.type(of: target), type != .typeSymbolicLink else {
      if link.hasSuffix(".swift") || CatalogReader.isCatalog(link) {
        problems.append(AppProblem(link, .unreadable, "a link that leads nowhere"))
      }
      return
    }
    guard !roots.contains(where: { Self.isInside(target, $0) }),
      followed.insert(target).inserted
    else { return }
    if type == .typeDirectory { visit(link) } else { note(link) }
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func isPassedOver(_ folder: String) -> Bool {
    CatalogReader.passedOver.contains(folder) || folder.hasSuffix("Tests")
  }

  private static func resolved(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    let whole = path.hasPrefix("/") ? path : "\(current)/\(path)"
    return URL(filePath: whole).resolvingSymlinksInPath().standardized.path
  }

  /// The type of what stands at a path; a link is a link, whatever it leads to.
  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private static let documentEndings = [".storyboard", ".xib", ".intentdefinition"]
}

extension String {
  /// The folder of a path; `.` where it names none.
  fileprivate var dropLastComponent: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
