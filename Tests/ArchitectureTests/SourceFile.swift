/// One Swift file of the package: all that the architecture's rules look at.
struct SourceFile {
  /// The path below `Sources`: `Typeface/FontFace.swift`.
  let path: String
  let text: String

  var module: String { String(path.prefix { $0 != "/" }) }
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// Whether the file is a table of data, which may be of any length.
  var isTable: Bool { path.contains("/Tables/") || name.hasSuffix("+Table.swift") }
}
