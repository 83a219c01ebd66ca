import DynamicType
import LayoutPrediction
import LineBreaking
import RoundAdvances
import Testing
import TextUnits

/// The condition a tree is laid out under; text is 10 pt, a character 10 pt wide and high.
struct Room {
  var width: Points = 300
  var height: Points = 600
  var insets = EdgeInsets.zero
  var canvas = LayoutPredictor.Canvas.component
  var size = ContentSize.large
  var locale = "en"
  var pixelsPerPoint = 3.0
  var iOSVersion = 26
  var isCompactWidth = true
  var isBoldTextOn = false
  var isDoubleLength = false
  /// Whether text without a font of its own is 10 pt rather than body.
  var isTenPoints = true

  /// A whole screen of 402 × 874 with an iPhone's safe area, in body.
  static let screen = Room(
    width: 402, height: 874, insets: EdgeInsets(top: 62, bottom: 34), canvas: .screen,
    isTenPoints: false)

  /// A list's room, in body.
  static let list = Room(width: 402, isTenPoints: false)

  func screens(_ tree: ViewNode) throws -> [LaidOutScreen] {
    let device = Device(
      name: "room", size: Size(width, height), safeAreaInsets: insets,
      pixels: PixelGrid(pixelsPerPoint: pixelsPerPoint), iOSVersion: iOSVersion,
      isCompactWidth: isCompactWidth)
    let condition = Condition(
      locale: try #require(LocaleTag(locale)), size: size, device: device,
      isBoldTextOn: isBoldTextOn, isDoubleLength: isDoubleLength)
    return try LayoutPredictor(measurer: RoundMeasurer()).layOut(
      isTenPoints ? ViewNode(.group(GroupView(children: [tree]))).points(10) : tree,
      as: canvas, under: condition)
  }

  /// The frames of views by a name or kind each, in the order asked for: `a 0 0 20 10`.
  ///
  /// - Parameter names: names of views, their kinds, and `kind#1` for the second of a kind.
  func frames(_ tree: ViewNode, _ names: [String]) throws -> [String] {
    let views = try screens(tree).flatMap(\.allViews)
    return names.map { name in
      let parts = name.split(separator: "#").map(String.init)
      let index = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
      let found = views.filter { $0.id == parts[0] }
      let candidates = found.isEmpty ? views.filter { $0.kind == parts[0] } : found
      guard index < candidates.count else { return "\(name) is not placed" }
      return "\(name) \(Self.string(candidates[index].frame))"
    }
  }

  static func string(_ frame: Rect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(short).joined(separator: " ")
  }

  /// Two decimals, none where they are zero.
  private static func short(_ value: Points) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}

/// A tree and where its views must be.
struct PlacedCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let tree: ViewNode
  let room: Room
  let expected: [String]

  /// - Parameter expected: `name x y width height` in points, a view an entry.
  init(_ name: String, in room: Room = Room(), _ tree: ViewNode, _ expected: String...) {
    testDescription = name
    self.tree = tree
    self.room = room
    self.expected = expected
  }

  func check() throws {
    let names = expected.map { String($0.prefix { $0 != " " }) }
    let frames = try room.frames(tree, names)
    #expect(frames == expected)
  }
}
