/// Something that can be wrong with a layout, and how to see it.
public protocol LayoutRule: Sendable {
  /// The name in reports and on the command line, as in `small-target`.
  var id: String { get }
  /// What it finds, in a line.
  var summary: String { get }
  /// How much a finding matters where no policy says otherwise.
  var severity: Severity { get }
  var document: RuleDocument { get }

  /// Everything the rule sees in the screens of one language and device, at all sizes.
  func check(_ series: ScreenSeries) -> [Observation]
}

extension LayoutRule {
  /// The rule's page in Markdown.
  public var page: String {
    """
    # \(id)

    \(summary.prefix(1).uppercased() + summary.dropFirst()). Severity: \(severity.rawValue).

    \(document.what)

    ## Why

    \(document.why)

    ## Fails

    ```swift
    \(document.fails)
    ```

    ## Passes

    ```swift
    \(document.passes)
    ```

    ## How it can be wrong

    \(document.canBeWrong)

    """
  }
}
