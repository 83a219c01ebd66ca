import FoundationEssentials

/// A folder that is gone when nobody holds it any more.
final class TemporaryFolder {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Where a file of the folder is.
  func path(_ name: String = "") -> String {
    name.isEmpty ? root.path : "\(root.path)/\(name)"
  }

  /// Writes a file, and the folders it is in.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  /// The names of what is in the folder, in order.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() }
  }
}
