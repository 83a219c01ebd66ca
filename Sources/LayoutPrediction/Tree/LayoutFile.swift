/// A layout as a file holds it: a tree with a name and what it stands for.
public struct LayoutFile: Hashable, Sendable, Codable {
  /// The version of the form this package writes and reads.
  public static let currentVersion = 1

  public var version: Int
  public var name: String
  public var canvas: LayoutPredictor.Canvas
  public var view: ViewNode

  public init(name: String, canvas: LayoutPredictor.Canvas = .screen, view: ViewNode) {
    version = Self.currentVersion
    self.name = name
    self.canvas = canvas
    self.view = view
  }
}
