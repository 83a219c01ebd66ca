internal import FoundationEssentials

/// Paths as people give them and as files are told apart.
enum FilePath {
  /// From the root, without links and dots.
  static func whole(_ path: String) -> String {
    let whole = joined(FileManager.default.currentDirectoryPath, path)
    return URL(filePath: whole).resolvingSymlinksInPath().standardized.path
  }

  /// A path that goes on from a folder; one from the root stays what it is.
  static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// The folder of a path; `.` where it names none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The way from a folder, `../` where it leads out.
  ///
  /// - Parameter folder: whole and without links.
  static func relative(_ path: String, to folder: String) -> String {
    let names = whole(path).split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(names, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + names[shared...].map(String.init))
      .joined(separator: "/")
  }

  /// As short as it can be named from here: a file below the current folder without it.
  static func shown(_ path: String) -> String {
    let here = whole(".") + "/"
    let whole = whole(path)
    return whole.hasPrefix(here) ? String(whole.dropFirst(here.count)) : path
  }
}
