internal import Copyfit
internal import JSONDocuments

extension LayoutTranslator {
  /// A list, alone or on a screen with bars.
  func screenCase() throws(Inexpressible) -> LayoutCase {
    let tree = record.tree
    let list = tree["node"]?.stringValue == "navigationstack" ? tree["child"] : tree
    guard let list, ["list", "form"].contains(list["node"]?.stringValue) else {
      throw Inexpressible("what is inside is stated in words only")
    }
    guard let children = list["children"]?.arrayValue else {
      throw Inexpressible("what is inside is stated in words only")
    }
    if record.note.contains("scrolled") || tree["scrolled"] != nil {
      throw Inexpressible("a list that was scrolled")
    }
    let view = ViewNode(.list(ListView(sections: try sections(children))))
    guard let frames = record.expected["frames"]?.arrayValue else {
      var result = LayoutCase(view: view, anchors: [.vertical])
      result.expectations = expectations([:])
      return result
    }
    let bar = NavigationView(
      title: .verbatim(tree["title"]?.stringValue ?? "x"), display: .large, content: view)
    var result = LayoutCase(
      view: ViewNode(.navigationStack(bar)), canvas: .screen, anchors: [])
    result.hasSampleTexts = true
    var counts = ["row": 0, "header": 0, "footer": 0]
    for frame in frames {
      let name = frame.arrayValue?.first?.stringValue ?? ""
      guard let numbers = frame.arrayValue?.last?.numbers else { continue }
      switch name {
      case "row", "header", "footer":
        result.expectations.append(
          Expectation(name, .view(kind: name, index: counts[name] ?? 0), frame: numbers))
        counts[name]? += 1
      case "Cell":
        let index = result.expectations.count { $0.name == "Cell" }
        result.expectations.append(
          Expectation(name, .view(kind: "cell", index: index), frame: numbers))
      case "NavigationBar", "navbar":
        result.expectations.append(
          Expectation(name, .view(kind: "navigationBar", index: 0), frame: numbers))
      default: continue
      }
    }
    return result
  }

  private func sections(_ children: [JSONValue]) throws(Inexpressible) -> [ListView.Section] {
    var sections: [ListView.Section] = []
    var loose: [ViewNode] = []
    func flush() {
      if !loose.isEmpty { sections.append(.init(rows: loose)) }
      loose = []
    }
    for child in children {
      if let words = child.stringValue {
        loose += try wordedRow(words)
        continue
      }
      guard child["node"]?.stringValue == "section" else {
        throw Inexpressible("what is inside is stated in words only")
      }
      flush()
      var section = ListView.Section(
        header: child["header"].map { _ in label(child, "header") }, rows: [])
      for row in child["rows"]?.arrayValue ?? [] {
        let words = row.stringValue ?? ""
        if words.hasPrefix("footer ") {
          let lines = JSONValue.string(words).firstNumber ?? 1
          section.footer = ViewNode(.text(.verbatim(Self.lines(Int(lines)))))
        } else if words.contains("label row x") {
          throw Inexpressible("the texts of its rows are not stated")
        } else {
          section.rows += try wordedRow(words)
        }
      }
      sections.append(section)
    }
    flush()
    return sections
  }

  /// A navigation bar with its title.
  func navigationBarCase() throws(Inexpressible) -> LayoutCase {
    let tree = record.tree
    if tree["searchable"] != nil || tree["search"] != nil {
      throw Inexpressible("a bar with a search field")
    }
    if record.era == .catalyst { throw Inexpressible("a bar of the Mac") }
    let display = tree["display"]?.stringValue ?? tree["title"]?.stringValue ?? ""
    let isNamed = tree["display"] != nil && tree["title"] != nil
    let items = tree["trailing"]?.stringValue
    let button = items?.hasPrefix("text button ") == true ? String(items?.dropFirst(12) ?? "") : nil
    let bar = NavigationView(
      title: .verbatim(isNamed ? tree["title"]?.stringValue ?? "x" : "x"),
      display: display.hasPrefix("large") ? .large : .inline,
      trailingItems: button.map {
        [ViewNode(.button(ButtonView(label: ViewNode(.text(.verbatim($0))))))]
      },
      content: ViewNode(.color(ColorView())))
    var result = LayoutCase(
      view: ViewNode(.navigationStack(bar)), canvas: .screen, anchors: [.vertical])
    let isCrowded = tree["back"] != nil
    result.hasSampleTexts = !isNamed
    let title = Expectation.Target.view(kind: "navigationTitle", index: 0)
    for member in record.expected.members ?? [] {
      switch member.name {
      case "bar_frame", "bar":
        result.expectations.append(
          Expectation(
            "bar", .view(kind: "navigationBar", index: 0), frame: member.value.numbers ?? []))
      case "height":
        result.expectations.append(
          Expectation(
            "bar", .view(kind: "navigationBar", index: 0),
            [(.height, member.value.doubleValue ?? 0)]))
        if let top = record.expected["y"]?.doubleValue {
          result.expectations[result.expectations.count - 1].values.append((.y, top))
        }
      case "title_frame", "title":
        var frame = member.value.numbers ?? []
        guard frame.count == 4 else { continue }
        if !isNamed || isCrowded { frame[2] = nil }
        // Beside items of unknown width, or an unknown title, its beginning says nothing.
        if (!isNamed && display.hasPrefix("inline")) || isCrowded { frame[0] = nil }
        result.expectations.append(Expectation("title", title, frame: frame))
      case "trailing_button" where button != nil:
        result.expectations.append(
          Expectation(
            "button", .view(kind: "barItem", index: 0), frame: member.value.numbers ?? []))
      default: continue
      }
    }
    return result
  }

  func barButtonCase() throws(Inexpressible) -> LayoutCase {
    let button = ViewNode(.button(ButtonView(label: label(record.tree, "title"))))
    let bar = NavigationView(
      trailingItems: [button], content: ViewNode(.color(ColorView())))
    var result = LayoutCase(view: ViewNode(.navigationStack(bar)), canvas: .screen)
    result.expectations = expectations(["size": .view(kind: "barItem", index: 0)])
    return result
  }

  /// An alert over an empty screen.
  func alertCase() throws(Inexpressible) -> LayoutCase {
    let tree = record.tree
    let count = tree["actions"]?.integerValue ?? tree["actions"]?.arrayValue?.count ?? 0
    let actions = (0..<count).map { _ in TextContent.verbatim("OK") }
    let alert = AlertModifier(
      title: .verbatim(tree["title"]?.stringValue ?? ""),
      message: tree["message"]?.stringValue.map { .verbatim($0) }, actions: actions)
    var result = LayoutCase(
      view: ViewNode(.color(ColorView()), modifiers: [.alert(alert)]), canvas: .screen,
      anchors: [], screen: "alert")
    let box = Expectation.Target.view(kind: "frame", index: 0)
    let expected = record.expected
    if let frame = expected["alert"]?.numbers ?? expected["size"]?.numbers {
      result.expectations.append(Expectation("alert", box, frame: frame))
    }
    if let x = expected["frame_x"]?.doubleValue, let height = expected["height"]?.doubleValue,
      let center = expected["center_y"]?.doubleValue, let width = expected["width"]?.doubleValue
    {
      result.expectations.append(
        Expectation("alert", box, frame: [x, center - height / 2, width, height]))
    }
    for (index, name) in ["title", "message"].enumerated() {
      guard let frame = expected[name]?.numbers, frame.count == 4 else { continue }
      // The system's labels are as wide as the alert lets them; text stands in their middle.
      result.expectations.append(
        Expectation(
          name, .view(kind: "text", index: index), frame: [nil, frame[1], nil, frame[3]]))
    }
    if let frame = expected["button"]?.numbers {
      result.expectations.append(
        Expectation("button", .view(kind: "button", index: 0), frame: frame))
    }
    return result
  }

  /// Cells in columns.
  func gridCase() throws(Inexpressible) -> LayoutCase {
    let tree = record.tree
    guard let count = tree["columns"]?.integerValue, let spacing = tree["spacing"]?.doubleValue
    else {
      throw Inexpressible("its columns are not stated")
    }
    let cell = ViewNode(.color(ColorView()), modifiers: [.frame(FrameModifier(minHeight: 72))])
    let grid = LazyGridView(
      columns: Array(repeating: .init(), count: count), spacing: spacing, columnSpacing: spacing,
      children: Array(repeating: cell, count: count))
    var result = LayoutCase(
      view: ViewNode(.lazyVGrid(grid)), width: tree["width"]?.doubleValue)
    let width = record.expected["cell_width"]?.doubleValue ?? record.expected["cell"]?.numbers?[0]
    let left = record.expected["x"]?.numbers ?? []
    result.expectations = (0..<count).map { index in
      var expectation = Expectation(
        "cell \(index + 1)", .view(kind: "color", index: index),
        width.map { [(.width, $0)] } ?? [])
      if index < left.count, let x = left[index] { expectation.values.append((.x, x)) }
      return expectation
    }
    return result
  }

  /// A view alone.
  func viewCase() throws(Inexpressible) -> LayoutCase {
    let tree = record.tree
    var result = LayoutCase(view: try view(tree))
    result.width =
      record.expected["proposal_width"]?.doubleValue ?? proposalInNote ?? tree["width"]?.doubleValue
      ?? tree["frame"]?.numbers?[0]
    let node = tree["node"]?.stringValue ?? ""
    if tree["frame_height"] != nil {
      result.width = record.expected["container"]?.numbers?[2] ?? 343
    }
    var known: [String: Expectation.Target] = [
      "container": .root,
      "gap": .gap(kind: gapKind, axis: node == "hstack" ? .horizontal : .vertical),
      "label": .view(kind: "text", index: 0),
    ]
    if node.contains("switch") {
      known["size"] = .view(kind: "toggle.switch", index: 0)
      known["frame"] = known["size"]
    }
    if node == "textfield" {
      result = list(.init(rows: [result.view]))
      known["size"] = .view(kind: "textField", index: 0)
    }
    // A title above the row that the text and the button stand in.
    if node == "vstack", record.expected["title"] != nil {
      known["text"] = .view(kind: "text", index: 1)
    }
    if node == "zstack", record.expected["container"] == nil {
      known["button"] = .view(kind: "button", index: 0)
    }
    if node == "hstack", record.expected["text_lines"] != nil {
      known["text_lines"] = .view(kind: "text", index: 0)
    }
    result.expectations = expectations(known)
    // Frames of views whose style or words the record leaves out.
    if tree["children"]?.arrayValue?.first?["style"] == nil, record.expected["gap"] != nil {
      result.expectations.removeAll { $0.name == "frames" }
    }
    if let frame = record.expected["button_with_padding"]?.numbers, frame.count == 4 {
      // Padding has no frame of its own in the placed tree.
      let inner = zip(frame, [16.0, 16, -32, -32]).map { length, inset in length.map { $0 + inset }
      }
      result.expectations.append(
        Expectation("button", .view(kind: "button", index: 0), frame: inner))
    }
    if let widths = record.expected["widths"]?.numbers {
      result.expectations += widths.enumerated().map { index, width in
        Expectation(
          "child \(index + 1)", .view(kind: "color", index: index),
          width.map { [(.width, $0)] } ?? [])
      }
    }
    if let tops = record.expected["ys"]?.numbers {
      result.expectations += tops.enumerated().map { index, top in
        Expectation(
          "child \(index + 1)", .view(kind: "color", index: index), top.map { [(.y, $0)] } ?? [])
      }
    }
    return result
  }

  /// `title wraps to 2 lines at proposal 343`.
  private var proposalInNote: Points? {
    let words = record.note.split(separator: " ")
    guard let index = words.firstIndex(of: "proposal"), index + 1 < words.count else { return nil }
    return Points(String(words[index + 1]))
  }

  private var gapKind: String {
    let first = record.tree["children"]?.arrayValue?.first
    return first?["node"]?.stringValue ?? first?.stringValue?.split(separator: " ").first
      .map(String.init) ?? "text"
  }
}
