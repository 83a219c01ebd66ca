/// Bounds that keep the reading of any source short.
struct EvaluationLimits: Sendable {
  /// Expressions looked at for one state of one screen.
  var steps = 150_000
  /// Calls inside calls, views inside views.
  var depth = 150
  /// States of one screen.
  var variants = 8
  /// States of one screen that are read to find them; many look alike.
  var states = 16
  /// Elements of a collection that is written out.
  var elements = 100
  /// Rows a collection shows.
  var rows = 12
  /// Rows a collection of unknown content shows.
  var sampleRows = 2

  init() {}
}
