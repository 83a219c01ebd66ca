import FoundationEssentials

/// A small app in a folder that is gone when nobody holds it any more.
final class AppFiles {
  let root: String

  init(_ files: [String: String] = [:]) throws {
    root =
      FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  func write(_ bytes: [UInt8], to name: String) throws {
    let folder = path(name).split(separator: "/", omittingEmptySubsequences: false).dropLast()
    try FileManager.default.createDirectory(
      atPath: folder.joined(separator: "/"), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: path(name))
  }

  /// A name as the folder's files have it, without the folder.
  func short(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
