internal import LayoutPrediction
internal import SwiftSyntax

/// One Swift file, parsed, with operators in their precedence.
final class SourceFile: Sendable {
  /// The name findings show.
  let path: String
  let syntax: SourceFileSyntax
  /// Whether the parser met something it had to skip.
  let hasErrors: Bool
  private let converter: SourceLocationConverter

  init(path: String, syntax: SourceFileSyntax, hasErrors: Bool) {
    self.path = path
    self.syntax = syntax
    self.hasErrors = hasErrors
    converter = SourceLocationConverter(fileName: path, tree: syntax)
  }

  /// Where a piece of this file's syntax begins, comments and white space before it left out.
  func location(of node: some SyntaxProtocol) -> LayoutPrediction.SourceLocation {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return LayoutPrediction.SourceLocation(file: path, line: place.line, column: place.column)
  }

  /// The line a piece of syntax ends on, from 1.
  func lastLine(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.endPositionBeforeTrailingTrivia).line
  }
}
