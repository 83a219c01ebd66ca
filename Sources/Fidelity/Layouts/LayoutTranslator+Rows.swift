internal import Copyfit
internal import JSONDocuments

extension LayoutTranslator {
  /// A list of one section; its place on the screen is given.
  func list(_ section: ListView.Section) -> LayoutCase {
    LayoutCase(view: ViewNode(.list(ListView(sections: [section]))), anchors: [.vertical])
  }

  /// A row, header or footer of a list.
  func rowCase() throws(Inexpressible) -> LayoutCase {
    let tree = record.tree
    if tree["table"] != nil {
      throw Inexpressible("a UIKit table: its cells and margins are the app's")
    }
    var row = "row"
    var result: LayoutCase
    switch tree["node"]?.stringValue {
    case "section_header":
      row = "header"
      result = list(.init(header: label(tree, "text"), rows: []))
    case "section_footer":
      row = "footer"
      result = list(.init(footer: label(tree, "text"), rows: []))
    default:
      let children = tree["children"]?.arrayValue ?? []
      guard let child = children.first, children.count == 1, child.stringValue == nil else {
        throw Inexpressible("a rule in words")
      }
      if record.note.contains("probably adds padding") {
        throw Inexpressible("the app's own padding and spacing are not stated")
      }
      result = list(.init(rows: [try view(child)]))
    }
    var known: [String: Expectation.Target] = [
      "row_frame": .view(kind: row, index: 0), "row_height": .view(kind: row, index: 0),
    ]
    if child?["node"]?.stringValue == "picker" {
      known["button"] = .view(kind: "picker.value", index: 0)
    }
    result.expectations = expectations(known) + iconLabelExpectations
    // A slot beside the text whose own width is not stated.
    if record.expected["meta"] != nil { result.anchors = [.horizontal, .vertical] }
    return result
  }

  private var child: JSONValue? { record.tree["children"]?.arrayValue?.first }

  /// The frame of a label reaches from its icon, whose width is the symbol's, to its title's end.
  private var iconLabelExpectations: [Expectation] {
    guard let frame = record.expected["label_frame_incl_icon"]?.numbers, frame.count == 4,
      let x = frame[0], let width = frame[2]
    else { return [] }
    return [
      Expectation("title", .view(kind: "text", index: 0), [(.right, x + width)])
    ]
  }

  /// A row whose content the record tells in words, by their beginning.
  func wordedRowCase() throws(Inexpressible) -> LayoutCase {
    guard let content = record.tree["content"]?.stringValue else {
      throw Inexpressible("its content is not stated")
    }
    let lines = ["two-line": 2, "two lines": 2, "three lines": 3, "four lines": 4]
      .first { content.contains($0.key) }?.value
    let text = ViewNode(.text(.verbatim(Self.lines(lines ?? 1))))
    let label = ViewNode(
      .label(
        LabelView(title: .verbatim(Self.lines(lines ?? 1)), icon: ImageView(symbol: "icon"))))
    let view: ViewNode
    if content.hasPrefix("Label row with badge") {
      let row = StackView(children: [
        label, ViewNode(.spacer(SpacerView())), ViewNode(.text(.verbatim("1"))),
      ])
      view = ViewNode(.navigationLink(NavigationLinkView(label: ViewNode(.hstack(row)))))
    } else if content.hasPrefix("Label row") || content.hasPrefix("NavigationLink Label row") {
      view = ViewNode(.navigationLink(NavigationLinkView(label: label)))
    } else if content.hasPrefix("Toggle row") {
      view = ViewNode(.toggle(ToggleView(label: text)))
    } else if content.hasPrefix("Stepper row") {
      view = ViewNode(.stepper(StepperView(label: text)))
    } else if content.hasPrefix("LabeledContent with Slider") {
      view = ViewNode(
        .labeledContent(
          LabeledContentView(label: text, value: ViewNode(.slider(SliderView())))))
    } else if content.hasPrefix("LabeledContent") {
      view = ViewNode(
        .labeledContent(
          LabeledContentView(label: text, value: ViewNode(.text(.verbatim("x"))))))
    } else if content.hasPrefix("TextField row") {
      view = ViewNode(.textField(TextFieldView(placeholder: .verbatim("x"))))
    } else if content.hasPrefix("Picker (menu) row") {
      view = ViewNode(.picker(PickerView(label: text, options: [.verbatim("Value")])))
    } else {
      throw Inexpressible("its content is told in words only")
    }
    var result = list(.init(rows: [view]))
    result.hasSampleTexts = true
    result.expectations = expectations([
      "button": .view(kind: "picker.value", index: 0), "badge": .view(kind: "text", index: 1),
    ])
    if let slider = record.expected["slider"]?.numbers, slider.count == 4 {
      // The element that was measured is the whole row's width; its slider is beside the title.
      result.expectations.append(
        Expectation(
          "slider", .view(kind: "slider", index: 0), frame: [nil, slider[1], nil, slider[3]]))
    }
    return result
  }

  /// A switch in a list from edge to edge, as in the system's own app.
  func settingsRowCase() throws(Inexpressible) -> LayoutCase {
    let toggle = ViewNode(.toggle(ToggleView(label: label(record.tree, "label"))))
    var result = list(.init(rows: [toggle, toggle, toggle, toggle]))
    result.view = ViewNode(
      .list(ListView(style: .plain, sections: [.init(rows: [toggle, toggle, toggle, toggle])])))
    let tops = record.expected["row_ys"]?.numbers ?? []
    result.expectations = tops.enumerated().map { index, top in
      Expectation(
        "row \(index + 1)", .view(kind: "row", index: index), top.map { [(.y, $0)] } ?? [])
    }
    result.expectations += expectations([:])
    return result
  }

  /// What stands between the rows of a list.
  func neighbouringRowsCase() throws(Inexpressible) -> LayoutCase {
    let text = ViewNode(.text(.verbatim("x")))
    var result = list(.init(rows: [text, text]))
    if record.tree["between"] != nil {
      result.view = ViewNode(
        .list(
          ListView(sections: [.init(rows: [text]), .init(header: text, rows: [text])])))
    }
    result.expectations = expectations([
      "gap": .gap(kind: "row", axis: .vertical), "row_frames": .view(kind: "row", index: 0),
    ])
    return result
  }
}
