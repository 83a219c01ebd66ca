/// How far a number about a platform can be believed, and where it comes from.
public struct Provenance: Hashable, Sendable {
  /// The kinds of evidence, best first.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    /// Measured on the platform by somebody who published it.
    case measured
    /// Printed by the platform's maker.
    case documented
    /// Follows from measured or documented numbers by arithmetic.
    case inferred
    /// A choice for want of evidence.
    case assumed
  }

  public let evidence: Evidence
  /// The source, or the reason for the choice.
  public let source: String
}
