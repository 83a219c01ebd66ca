/// Bounds that keep the reading of any source short.
struct EvaluationLimits: Sendable {
  /// Expressions looked at for one state of one screen.
  var steps = 400_000
  /// Calls inside calls, views inside views.
  var depth = 60
  /// States of one screen.
  var variants = 8
  /// Rows a collection shows.
  var rows = 12
  /// Rows a collection of unknown content shows.
  var sampleRows = 2

  init() {}
}
