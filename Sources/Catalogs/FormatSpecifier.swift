/// One placeholder of a format string, such as `%2$lld` or `%-8.3f`.
///
/// As in printf and `String(format:)`: `%`, position, flags, width, precision, length, conversion.
public struct FormatSpecifier: Sendable, Hashable {
  /// A width or precision.
  public enum Measure: Sendable, Hashable {
    case fixed(Int)
    /// `*`: the number is an argument of its own.
    case argument
  }

  /// What kind of argument a conversion takes.
  public enum Kind: Sendable, Hashable {
    /// `%@`: any object, as it describes itself.
    case object
    /// `%d %i %D`, `%u %U`: a whole number in decimal digits.
    case integer
    /// `%x %X %o %O`: a whole number in base 16 or 8.
    case otherBase
    /// `%f %F`: a number with a fixed count of digits after the point.
    case fixedPoint
    /// `%e %E %g %G %a %A`: a number, possibly with an exponent.
    case scientific
    /// `%c %C`: one character.
    case character
    /// `%s %S`: a string of C.
    case cString
    /// `%p`: an address.
    case pointer
  }

  /// The argument meant, from 1: the `2` of `%2$@`; `nil` for the next in order.
  public let position: Int?
  /// Characters out of `-+ 0#'`.
  public let flags: String
  public let width: Measure?
  public let precision: Measure?
  /// `hh`, `h`, `l`, `ll`, `q`, `z`, `t`, `j`, `L` or empty.
  public let length: String
  /// The letter that ends the placeholder, or `@`.
  public let conversion: Character
  /// The placeholder as written.
  public let source: String

  public var kind: Kind {
    switch conversion {
    case "@": .object
    case "x", "X", "o", "O": .otherBase
    case "f", "F": .fixedPoint
    case "e", "E", "g", "G", "a", "A": .scientific
    case "c", "C": .character
    case "s", "S": .cString
    case "p": .pointer
    default: .integer
    }
  }

  /// Whether the argument is a number, by which a plural form can be chosen.
  public var isNumeric: Bool {
    switch kind {
    case .integer, .otherBase, .fixedPoint, .scientific: true
    case .object, .character, .cString, .pointer: false
    }
  }
}
