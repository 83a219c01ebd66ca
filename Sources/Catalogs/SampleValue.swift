/// What is put in the place of a placeholder.
public enum SampleValue: Sendable, Hashable {
  /// Shown as it is, whatever the placeholder asks for.
  case text(String)
  case integer(Int)
  case number(Double)
}
