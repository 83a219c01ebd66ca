import CoreGraphics

/// Lengths in points that several views share.
enum Metrics {
  static let iconColumn: CGFloat = 44
  static let smallestTarget: CGFloat = 44
  static let margin: CGFloat = 16
  static let gap: CGFloat = 8
  static let cardCorner: CGFloat = 12
  static let widestButton: CGFloat = 420
  static let boardSide: CGFloat = 288
  static let boardCells = 3
  static let cellSide = boardSide / CGFloat(boardCells)
  static let bannerHeight: CGFloat = 50
  static let dayWidth: CGFloat = 56
  static let viewfinderSide: CGFloat = 220
}
