internal import SwiftSyntax

extension SyntaxProtocol {
  /// The source without the white space and comments around it.
  ///
  /// SwiftSyntax's own `trimmedDescription` makes a new tree first, which took a third of the time
  /// of reading an app.
  var sourceText: String {
    let text = description
    let leading = leadingTriviaLength.utf8Length
    let trailing = trailingTriviaLength.utf8Length
    guard leading + trailing > 0 else { return text }
    return String(Substring(text.utf8.dropFirst(leading).dropLast(trailing)))
  }
}
