import FoundationEssentials

/// The files these tests compare with.
enum Recordings {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = root.appending(path: "Tests/ShapingTests/Recordings")
  static let fonts = root.appending(path: "Fonts")
}
