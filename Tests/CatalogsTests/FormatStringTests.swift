import Catalogs
import Testing

@Suite("Format strings")
struct FormatStringTests {
  /// Each part in brackets: `'literal'`, `%specifier`, `#substitution`, `arg`.
  @Test(
    "texts come apart at their placeholders",
    arguments: [
      ("", ""), ("plain", "['plain']"), ("100%", "['100%']"), ("50%% off", "['50% off']"),
      ("%@ and %lld", "[%@][' and '][%lld]"), ("%1$@%2$lld", "[1$%1$@][2$%2$lld]"),
      ("%-08.3f|%+d|%'d|%#x", "[%-08.3f]['|'][%+d]['|'][%'d]['|'][%#x]"), ("%*d", "[%*d]"),
      ("%.*f", "[%.*f]"), ("%#@files@", "[#files]"), ("%1$#@files@", "[1$#files]"),
      ("%#@files", "['%#@files']"), ("%#@@", "['%#@@']"), ("%arg", "[%a]['rg']"),
      ("%hhd%hd%qd%zd%td%jd%Lf", "[%hhd][%hd][%qd][%zd][%td][%jd][%Lf]"),
      ("%c%C%s%S%p%i%u%o%O%X%e%G%A", "[%c][%C][%s][%S][%p][%i][%u][%o][%O][%X][%e][%G][%A]"),
      ("%0$@", "['%0$@']"), ("%99999999999999999999$@", "['%99999999999999999999$@']"),
      ("%9999999999d", "['%9999999999d']"), ("100 % des", "['100 % des']"), ("% @", "['% @']"),
      ("%k", "['%k']"), ("%l", "['%l']"), ("%%@", "['%@']"), ("%é", "['%é']"), ("%1$", "['%1$']"),
    ])
  func parts(text: String, expected: String) {
    #expect(Self.described(FormatString(text)) == expected)
  }

  @Test("%arg is a placeholder inside a substitution only")
  func substitutionArgument() {
    #expect(
      Self.described(FormatString("%arg of %@", inSubstitution: true)) == "[arg][' of '][%@]")
  }

  @Test(
    "broken placeholders are told from prose",
    arguments: [
      ("Hallo % @", ["% @"]), ("% d items", ["% d"]), ("% lld", ["% lld"]), ("100 % des", []),
      ("5 % de", []), ("٪ d من", ["٪ d"]), ("％@", ["％@"]), ("%#@open", ["%#@"]), ("50 %", []),
      ("20%", []), ("٪ من", []),
    ] as [(String, [String])])
  func malformed(text: String, expected: [String]) {
    #expect(FormatString(text).malformed == expected)
  }

  private static func described(_ format: FormatString) -> String {
    format.parts.map { part in
      switch part {
      case .literal(let text): "['\(text)']"
      case .specifier(let specifier):
        "[\(specifier.position.map { "\($0)$" } ?? "")\(specifier.source)]"
      case .substitution(let name, let position): "[\(position.map { "\($0)$" } ?? "")#\(name)]"
      case .substitutionArgument: "[arg]"
      }
    }.joined()
  }
}
