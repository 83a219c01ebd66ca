internal import Copyfit
internal import JSONDocuments

extension LayoutTranslator {
  /// A text in a room of its own.
  func textCase() throws(Inexpressible) -> LayoutCase {
    let tree = record.tree
    if tree["attributed"] != nil { throw Inexpressible("runs of several fonts") }
    if tree["node"]?.stringValue == "alert_label" { return try pitchCase() }
    guard let words = tree["text"]?.stringValue, !Self.isDescription(words) else {
      throw Inexpressible("its text is not stated")
    }
    if tree["mode"]?.stringValue?.contains("byCharWrapping") == true,
      tree["mode"]?.stringValue?.contains("byWordWrapping") != true
    {
      throw Inexpressible("lines that end at any character")
    }
    if record.note.contains("sidebar") { throw Inexpressible("a row of an iPad's sidebar") }
    if record.note.contains("Label with icon in a List row") { return try iconTextCase() }
    if record.note.hasPrefix("section ") { return try sectionTextCase() }
    let limit = try limit(words)
    var view = try text(tree)
    if let lines = tree["lineLimit"]?.firstNumber ?? tree["lines"]?.firstNumber, lines > 0 {
      view = view.modified(.lineLimit(LineLimitModifier(lines: Int(lines))))
    }
    if tree["node"]?.stringValue == "navigationbar_title" {
      view = view.modified(.font(FontModifier(size: 21, weight: "semibold")))
        .modified(.lineLimit(LineLimitModifier(lines: 1)))
    }
    if let scale = tree["minimumScaleFactor"]?.doubleValue {
      view = view.modified(.lineLimit(LineLimitModifier(lines: 1)))
        .modified(.minimumScaleFactor(ScaleModifier(value: scale)))
    }
    if let mode = tree["mode"]?.stringValue, mode.hasPrefix("truncate") {
      view = view.modified(
        .truncationMode(TruncationModifier(mode: String(mode.dropFirst(8)).lowercased())))
    }
    var result = LayoutCase(view: view, width: limit)
    result.expectations = textExpectations(limit)
    return result
  }

  private func textExpectations(_ limit: Points) -> [Expectation] {
    let expected = record.expected
    let target = Expectation.Target.view(kind: "text", index: 0)
    var values: [(quantity: Expectation.Quantity, value: Double)] = []
    let size =
      expected["size"]?.numbers
      ?? (expected["frame"] ?? expected["title_frame"])?.numbers
      .map { Array($0.suffix(2)) }
    if let size {
      // A frame as wide as its room was stretched to it; a text of unknown weight may be wider.
      let isStretched = size[0] == limit
      if let width = size[0], !isStretched, isWeightKnown { values.append((.width, width)) }
      if let height = size[1] { values.append((.height, height)) }
    }
    if let height = expected["height"]?.doubleValue { values.append((.height, height)) }
    if let width = expected["width"]?.doubleValue, isWeightKnown { values.append((.width, width)) }
    if let lines = expected["lines"]?.integerValue { values.append((.lines, Double(lines))) }
    if let flag = expected["truncated"]?.boolValue { values.append((.isTruncated, flag ? 1 : 0)) }
    var expectation = Expectation("text", target, values)
    expectation.visiblePrefix =
      expected["prefix"]?.stringValue ?? expected["visible"]?.stringValue
    expectation.visibleSuffix = expected["suffix"]?.stringValue
    if values.isEmpty, expectation.visiblePrefix != nil {
      expectation.values = [(.lines, 1)]
    }
    return [expectation]
  }

  private var isWeightKnown: Bool {
    let font = record.tree["font"]?.stringValue ?? ""
    return !(font.contains("/") || record.tree["weight"]?.stringValue == "unknown")
  }

  private static func isDescription(_ text: String) -> Bool {
    text.hasPrefix("multi-paragraph") || text.hasPrefix("... ") || text == "Japanese prose"
  }

  private func limit(_ words: String) throws(Inexpressible) -> Points {
    let tree = record.tree
    if let limit = tree["width_limit"]?.firstNumber ?? tree["frame_width"]?.firstNumber {
      return limit
    }
    if let room = tree["available"]?.stringValue {
      // `72 ... 260.7 (188.7)` ends with the width; `about 270-280` is one.
      let words = room.split { " ()".contains($0) }
      return JSONValue.string(String(words.last ?? "")).firstNumber ?? 10_000
    }
    if let width = record.expected["frame_width"]?.doubleValue { return width }
    if record.expected["truncated"]?.boolValue == true, let width = record.expected["size"]?.numbers
    {
      return width[0] ?? 10_000
    }
    // Several lines in a room that is not stated: it was as wide as they are, and no wider than
    // another letter.
    if let lines = record.expected["lines"]?.integerValue, lines > 1,
      let width = record.expected["size"]?.numbers?[0]
    {
      return width / record.drawnScale + 1
    }
    if tree["width"] != nil { throw Inexpressible("the width of its room is not stated") }
    return 10_000
  }

  /// The first line's height and the distance of the lines.
  private func pitchCase() throws(Inexpressible) -> LayoutCase {
    guard let first = record.expected["first_line"]?.doubleValue,
      let pitch = record.expected["pitch"]?.doubleValue
    else { throw Inexpressible("nothing that was measured is a frame of the tree") }
    let font = try font(record.tree) ?? FontModifier(style: "body")
    let texts = [1, 2].map {
      ViewNode(.text(.verbatim(Self.lines($0))), modifiers: [.font(font)])
    }
    var result = LayoutCase(view: ViewNode(.vstack(StackView(spacing: 0, children: texts))))
    result.expectations = [first, first + pitch].enumerated().map { index, height in
      Expectation("line \(index + 1)", .view(kind: "text", index: index), [(.height, height)])
    }
    return result
  }

  /// A header or footer: its frame is the row's.
  private func sectionTextCase() throws(Inexpressible) -> LayoutCase {
    let isFooter = record.note.contains("footer")
    let text = ViewNode(.text(.verbatim(record.tree["text"]?.stringValue ?? "")))
    var result = list(isFooter ? .init(footer: text, rows: []) : .init(header: text, rows: []))
    let row = Expectation.Target.view(kind: isFooter ? "footer" : "header", index: 0)
    if let size = record.expected["size"]?.numbers {
      result.expectations.append(Expectation("row", row, frame: size))
    }
    if let lines = record.expected["lines"]?.integerValue {
      result.expectations.append(
        Expectation("text", .view(kind: "text", index: 0), [(.lines, Double(lines))]))
    }
    return result
  }

  /// A label in a list row that leads elsewhere, at an accessibility size.
  private func iconTextCase() throws(Inexpressible) -> LayoutCase {
    let label = ViewNode(
      .label(
        LabelView(
          title: .verbatim(record.tree["text"]?.stringValue ?? ""),
          icon: ImageView(symbol: "icon"))))
    var result = list(.init(rows: [ViewNode(.navigationLink(NavigationLinkView(label: label)))]))
    result.expectations = textExpectations(0)
    return result
  }

  func text(_ node: JSONValue) throws(Inexpressible) -> ViewNode {
    var view = ViewNode(.text(.verbatim(node["text"]?.stringValue ?? "Text")))
    if let font = try font(node) { view = view.modified(.font(font)) }
    return view
  }

  private static let correctedFonts: [String: FontModifier] = {
    let table = CSVTable(utf8: PackageResources.layout_fonts_csv)
    let (id, style, weight) = (table.column("id"), table.column("style"), table.column("weight"))
    return Dictionary(
      uniqueKeysWithValues: table.rows.map {
        ($0[id], FontModifier(style: $0[style], weight: $0[weight]))
      })
  }()

  /// The font of a node; `nil` where it states none.
  func font(_ node: JSONValue) throws(Inexpressible) -> FontModifier? {
    if let corrected = Self.correctedFonts[record.id] { return corrected }
    guard let value = node["font"] else { return nil }
    let weight = (value["weight"] ?? node["weight"])?.stringValue
    let known = weight == "unknown" ? nil : weight
    if let size = value["size"]?.doubleValue { return FontModifier(size: size, weight: known) }
    guard let name = value.stringValue else { return nil }
    let isEmphasised = known != nil && known != "regular" && !name.hasPrefix("headline")
    if name == "navinline" { return FontModifier(size: 21, weight: "semibold") }
    if name.hasPrefix("system") { return FontModifier(size: Points(String(name.dropFirst(6)))) }
    guard !name.hasPrefix("about") else { throw Inexpressible("its font's size is not known") }
    if name.contains(" pt") { return FontModifier(size: value.firstNumber) }
    guard !name.hasPrefix("Helvetica") else { throw Inexpressible("a font that is not at hand") }
    let style = String(name.prefix { $0.isLetter || $0.isNumber })
    return FontModifier(
      style: style == "caption1" ? "caption" : style, weight: isEmphasised ? known : nil)
  }
}
