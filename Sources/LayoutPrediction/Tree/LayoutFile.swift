/// A layout as a file holds it: a tree with a name and what it stands for.
public struct LayoutFile: Hashable, Sendable, Codable {
  /// The version of the form this package writes and reads.
  public static let currentVersion = 1

  /// The version of the form; ``currentVersion`` in files this package writes.
  public var version: Int
  /// What findings call the layout.
  public var name: String
  /// What the tree stands for.
  public var canvas: LayoutPredictor.Canvas
  /// The root of the tree.
  public var view: ViewNode

  public init(name: String, canvas: LayoutPredictor.Canvas = .screen, view: ViewNode) {
    version = Self.currentVersion
    self.name = name
    self.canvas = canvas
    self.view = view
  }
}
