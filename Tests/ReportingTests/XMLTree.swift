/// A strict reader of the XML that reports write: elements, attributes, text and the five
/// predefined references. Foundation's parser is no choice: it loads another copy of ICU.
struct XMLTree {
  struct Element {
    let name: String
    var attributes: [String: String] = [:]
    var children: [Element] = []
    /// The text of the element and of all inside it.
    var text = ""

    /// All elements below and this one that have a name and a class.
    func all(_ name: String, class style: String? = nil) -> [Element] {
      let classes = attributes["class"]?.split(separator: " ").map(String.init) ?? []
      let isIt = self.name == name && style.map(classes.contains) ?? true
      return (isIt ? [self] : []) + children.flatMap { $0.all(name, class: style) }
    }

    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }
  }

  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  private var rest: Substring.UnicodeScalarView

  /// The root of a document.
  ///
  /// - Throws: ``Malformed`` where it breaks a rule of XML 1.0.
  static func root(of text: String) throws -> Element {
    var reader = XMLTree(rest: Substring(text).unicodeScalars)
    let root = try reader.element()
    reader.skipBlanks()
    guard reader.rest.isEmpty else { throw reader.malformed("text after the root") }
    return root
  }

  private mutating func element() throws -> Element {
    try expect("<")
    var element = Element(name: try name())
    while true {
      let hasBlank = skipBlanks()
      if take("/>") { return element }
      if take(">") { break }
      guard hasBlank else { throw malformed("no blank before an attribute") }
      let name = try name()
      try expect("=\"")
      guard element.attributes[name] == nil else { throw malformed("\(name) twice") }
      element.attributes[name] = try text(upTo: "\"")
      try expect("\"")
    }
    while true {
      element.text += try text(upTo: "<")
      if take("</") { break }
      let child = try self.element()
      element.text += child.text
      element.children.append(child)
    }
    guard try name() == element.name else { throw malformed("\(element.name) is not closed") }
    try expect(">")
    return element
  }

  private mutating func text(upTo end: Unicode.Scalar) throws -> String {
    var text = String.UnicodeScalarView()
    while let next = rest.first, next != end {
      guard next != "<", next.value >= 0x20 || next == "\n" || next == "\t",
        !(0xFFFE...0xFFFF).contains(next.value)
      else { throw malformed("a forbidden character") }
      text.append(next == "&" ? try reference() : rest.removeFirst())
    }
    guard !rest.isEmpty else { throw malformed("no end") }
    return String(text)
  }

  private mutating func reference() throws -> Unicode.Scalar {
    let references: [(String, Unicode.Scalar)] = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
    ]
    for (reference, scalar) in references where take(reference) { return scalar }
    throw malformed("an unknown reference")
  }

  private mutating func name() throws -> String {
    let name = rest.prefix {
      $0.properties.isAlphabetic || "-_:.0123456789".unicodeScalars.contains($0)
    }
    guard let first = name.first, first.properties.isAlphabetic else { throw malformed("no name") }
    rest = rest[name.endIndex...]
    return String(name)
  }

  @discardableResult private mutating func skipBlanks() -> Bool {
    let blanks = rest.prefix { $0 == " " || $0 == "\n" || $0 == "\t" }
    rest = rest[blanks.endIndex...]
    return !blanks.isEmpty
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func expect(_ text: String) throws {
    guard take(text) else { throw malformed("no \(text)") }
  }

  private func malformed(_ reason: String) -> Malformed {
    Malformed(description: "\(reason) at: \(String(rest.prefix(40)))")
  }
}
