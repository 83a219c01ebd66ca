import DynamicType
import JSONDocuments
import LayoutPrediction
import Requests
import RoundAdvances
import Testing
import TextUnits

/// A file around a view, whose first line the view begins on line 3.
private func file(_ view: String) -> [UInt8] {
  Array(
    """
    {"version": 1, "name": "Row", "canvas": "screen",
    "view":
    \(view)
    }
    """.utf8)
}

private func fault(_ bytes: [UInt8]) -> String? {
  do throws(JSONFileError) {
    _ = try LayoutFileReader.read(bytes, named: "layout.json")
    return nil
  } catch {
    return error.description
  }
}

@Suite("Reading layout files")
struct LayoutFileReaderTests {
  @Test("a row with modifiers, an id and a source")
  func row() throws {
    let layout = try LayoutFileReader.read(
      file(
        #"""
        {"type": "hstack", "alignment": "firstTextBaseline", "id": "row",
         "source": {"file": "Row.swift", "line": 12},
         "children": [{"type": "text", "key": "Paired Macs"}, {"type": "spacer"}],
         "modifiers": [{"type": "padding", "edges": "horizontal", "length": 16}]}
        """#), named: "layout.json")
    #expect(layout.name == "Row")
    #expect(layout.canvas == .screen)
    #expect(
      layout.view
        == ViewNode(
          .hstack(
            StackView(
              alignment: "firstTextBaseline",
              children: [ViewNode(.text(.key("Paired Macs"))), ViewNode(.spacer(SpacerView()))])),
          modifiers: [.padding(PaddingModifier(edges: .horizontal, length: 16))], id: "row",
          source: SourceLocation(file: "Row.swift", line: 12)))
  }

  @Test("policies and suppressions beside the view")
  func policies() throws {
    let text = #"""
      {"version": 1, "name": "Row", "canvas": "screen",
      "policies": [{"texts": "row.*", "mayTruncate": true}, {"texts": "price", "isOneLine": true,
      "smallestScale": 0.9}],
      "suppressions": [{"rule": "overlap", "place": "badge", "reason": "lies over the picture"}],
      "view": {"type": "divider"}}
      """#
    let layout = try LayoutFileReader.read(Array(text.utf8), named: "layout.json")
    #expect(
      layout.policies == [
        LayoutFile.Policy(texts: "row.*", mayTruncate: true),
        LayoutFile.Policy(texts: "price", isOneLine: true, smallestScale: 0.9),
      ])
    #expect(
      layout.suppressions == [
        LayoutFile.Suppression(rule: "overlap", place: "badge", reason: "lies over the picture")
      ])
    let again = try LayoutFileReader.json(layout)
    #expect(try LayoutFileReader.read(Array(again.utf8), named: "again.json") == layout)
  }

  @Test(
    "faults of policies and suppressions",
    arguments: [
      (
        #""suppressions":[{"rule":"overlap","place":"a","reason":" "}]"#,
        "$.suppressions[0].reason: reason is empty; say what it is"
      ),
      (
        #""suppressions":[{"rule":"overlap","place":"a"}]"#,
        #"$.suppressions[0]: the member "reason" is missing"#
      ),
      (
        #""policies":[{"texts":"a"},{"texts":"a","smallestScale":2}]"#,
        "$.policies[1].smallestScale: smallestScale is 2; give a factor from 0 to 1"
      ),
      (#""policies":[{"texts":""}]"#, "$.policies[0].texts: texts is empty; say what it is"),
      (
        #""policies":[{"texts":"a","mayTruncat":true}]"#,
        #"$.policies[0]: unknown member "mayTruncat"; did you mean mayTruncate?"#
      ),
    ])
  func policyFaults(member: String, message: String) {
    let text =
      #"{"version":1,"name":"a","canvas":"screen",\#(member),"view":{"type":"divider"}}"#
    #expect(fault(Array(text.utf8)) == "layout.json:1: " + message)
  }

  /// Views with a fault, and what is said of it.
  static let cases: [(String, String)] = [
    (
      #"{"type":"text","key":"a","modifiers":[\#n{"type":"frame",\#n"wdth":4}]}"#,
      #"5: $.view.modifiers[0]: unknown member "wdth"; did you mean width?"#
    ),
    (
      #"{"type":"vstack","children":[\#n{"type":"txt","key":"a"}]}"#,
      #"4: $.view.children[0].type: unknown view "txt"; did you mean text?"#
    ),
    (
      #"{"type":"divider","modifiers":[{"type":"pading"}]}"#,
      #"3: $.view.modifiers[0].type: unknown modifier "pading"; did you mean padding?"#
    ),
    (
      #"{"type":"vstack","chidren":[]}"#,
      #"3: $.view: the member "children" is missing; did you mean it by "chidren"?"#
    ),
    (#"{"type":"vstack"}"#, #"2: $.view: the member "children" is missing"#),
    (#"{"key":"a"}"#, #"2: $.view: the member "type" is missing"#),
    (#"{"type":7}"#, "3: $.view.type: expected a string, found a number"),
    (#"[]"#, "2: $.view: expected an object, found an array"),
    // Names of choices.
    (
      #"{"type":"zstack","children":[],\#n"alignment":"centre"}"#,
      #"4: $.view.alignment: unknown alignment "centre"; did you mean center?"#
    ),
    (
      #"{"type":"scrollView","axes":["vertcal"],"content":{"type":"divider"}}"#,
      #"3: $.view.axes[0]: unknown axes "vertcal"; did you mean vertical?"#
    ),
    (
      #"{"type":"list","style":"q","sections":[]}"#,
      #"3: $.view.style: unknown style "q"; there are insetGrouped, plain"#
    ),
    (
      #"{"type":"hstack","alignment":"leading","children":[]}"#,
      #"3: $.view.alignment: unknown alignment "leading"; there are top, center, bottom, "#
        + "firstTextBaseline, lastTextBaseline"
    ),
    (
      #"{"type":"text","key":"a","modifiers":[{"type":"font","style":"hedline"}]}"#,
      #"3: $.view.modifiers[0].style: unknown text style "hedline"; did you mean headline?"#
    ),
    (
      #"{"type":"text","key":"a","modifiers":[{"type":"dynamicTypeSize","maximum":"AX9"}]}"#,
      #"3: $.view.modifiers[0].maximum: unknown size "AX9"; did you mean AX1?"#
    ),
    (
      #"{"type":"text","perLocale":{\#n"en":"a",\#n"j":"b"}}"#,
      #"5: $.view.perLocale: unknown locale "j"; did you mean ja?"#
    ),
    (
      #"{"type":"text","key":"a","modifiers":[{"type":"truncationMode","mode":"midle"}]}"#,
      #"3: $.view.modifiers[0].mode: unknown mode "midle"; did you mean middle?"#
    ),
    // Numbers.
    (
      #"{"type":"divider","modifiers":[{"type":"frame",\#n"width":-1}]}"#,
      "4: $.view.modifiers[0].width: width is -1; give a number of points that is not negative"
    ),
    (
      #"{"type":"divider","modifiers":[{"type":"frame","scaledWidth":{"value":-2}}]}"#,
      "3: $.view.modifiers[0].scaledWidth.value: value is -2; "
        + "give a number of points that is not negative"
    ),
    (
      #"{"type":"divider","modifiers":[{"type":"overlay","content":"#
        + #"{"type":"image","width":-3,"height":2}}]}"#,
      "3: $.view.modifiers[0].content.width: width is -3; "
        + "give a number of points that is not negative"
    ),
    (
      #"{"type":"text","key":"a","modifiers":[{"type":"lineLimit","lines":0}]}"#,
      "3: $.view.modifiers[0].lines: lines is 0; give a whole number of at least 1"
    ),
    (
      #"{"type":"text","key":"a","modifiers":[{"type":"minimumScaleFactor","value":1.5}]}"#,
      "3: $.view.modifiers[0].value: value is 1.5; give a factor from 0 to 1"
    ),
    (
      #"{"type":"text","key":"a","modifiers":[{"type":"font","size":0}]}"#,
      "3: $.view.modifiers[0].size: size is 0; give a number above 0"
    ),
    (
      #"{"type":"spacer","minLength":"8"}"#,
      "3: $.view.minLength: expected a number, found a string"
    ),
  ]

  @Test("a fault is named with its file, line and path, and the way out", arguments: cases)
  func faults(view: String, message: String) {
    #expect(fault(file(view)) == "layout.json:" + message)
  }

  @Test(
    "there is no JSON for a number that is none",
    arguments: ["NaN", "Infinity", "-Infinity", "1e999"])
  func notANumber(number: String) throws {
    let message = fault(file(#"{"type":"spacer","minLength":\#(number)}"#))
    #expect(message?.hasPrefix("layout.json:3:") == true)
  }

  @Test(
    "other faults of the file",
    arguments: [
      ("", "layout.json:1:1: "),
      ("{", "layout.json:1:2: "),
      ("[]", "layout.json:1: $: expected an object, found an array"),
      ("{}", #"layout.json:1: $: the member "version" is missing"#),
      (
        "{\"name\":\"a\",\n\"version\":2,\"view\":3}",
        "layout.json:2: $.version: unknown version 2; this copyfit reads version 1"
      ),
      (
        #"{"version":1,"name":"a","canvas":"scren","view":{"type":"divider"}}"#,
        #"layout.json:1: $.canvas: unknown canvas "scren"; did you mean screen?"#
      ),
      (
        #"{"version":1,"name":"a","canvas":"screen","view":{"type":"divider"},"vew":1}"#,
        #"layout.json:1: $: unknown member "vew"; did you mean view?"#
      ),
    ])
  func otherFaults(text: String, message: String) {
    let found = fault(Array(text.utf8)) ?? ""
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test(
    "nesting without end is an error, not a crash",
    arguments: [
      (#"{"type":"button","label":"#, "}"),
      (#"{"type":"vstack","children":["#, "]}"),
      (#"{"type":"divider","modifiers":[{"type":"overlay","content":"#, "}]}"),
      (#"{"type":"grid","rows":[["#, "]]}"),
    ])
  func deep(opening: String, closing: String) throws {
    for depth in [10, 100, 10_000] {
      let text =
        String(repeating: opening, count: depth) + #"{"type":"divider"}"#
        + String(repeating: closing, count: depth)
      let message = fault(file(text))
      if depth == 10 { #expect(message == nil) }
      if depth == 10_000 { #expect(message?.contains("levels") == true, "\(message ?? "")") }
    }
  }

  /// Of these three, the reader's limit of levels of JSON counts for columns only, which take two each.
  @Test(
    "what is read can be laid out, and what is too deep is named with its path",
    arguments: [
      (
        #"{"type":"button","label":"#, "}", 299,
        "$.view.label.….label.label: more than 300 views and modifiers are one in the other"
      ),
      (#"{"type":"vstack","children":["#, "]}", 255, "nested more than 512 levels deep"),
      (
        #"{"type":"divider","modifiers":[{"type":"overlay","content":"#, "}]}", 149,
        "$.view.modifiers[0].….modifiers[0].content: more than 300 views and modifiers"
      ),
      (
        #"{"type":"text","verbatim":"a","modifiers":[{"type":"sheet","content":"#, "}]}", 170,
        "nested more than 512 levels deep"
      ),
    ])
  func deepest(opening: String, closing: String, depth: Int, message: String) throws {
    func text(_ depth: Int) -> [UInt8] {
      file(
        String(repeating: opening, count: depth) + #"{"type":"divider"}"#
          + String(repeating: closing, count: depth))
    }
    let layout = try LayoutFileReader.read(text(depth), named: "layout.json")
    let condition = Condition(
      locale: try #require(LocaleTag("en")), size: .large,
      device: Device(name: "room", size: Size(300, 600)))
    _ = try LayoutPredictor(measurer: RoundMeasurer()).layOut(layout.view, under: condition)
    let found = fault(text(depth + 1))
    #expect(found?.contains(message) == true, "\(found ?? "none")")
  }

  @Test("random damage gives an error or a layout, and never a crash")
  func damage() throws {
    let sound = file(
      #"""
      {"type":"list","sections":[{"header":{"type":"text","key":"A"},"rows":[
      {"type":"toggle","label":{"type":"label","title":{"key":"B"},"icon":{"symbol":"b"}}}]}],
      "modifiers":[{"type":"frame","width":10,"alignment":"top"},{"type":"font","style":"body"}]}
      """#)
    #expect(fault(sound) == nil)
    var state: UInt64 = 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    var faults = 0
    for _ in 0..<2000 {
      var bytes = sound
      for _ in 0...random(3) {
        switch random(3) {
        case 0: bytes[random(bytes.count)] = UInt8(random(256))
        case 1: bytes.remove(at: random(bytes.count))
        default: bytes.insert(bytes[random(bytes.count)], at: random(bytes.count))
        }
      }
      if let message = fault(bytes) {
        faults += 1
        #expect(message.hasPrefix("layout.json:"))
        #expect(!message.contains("\n"))
      }
    }
    #expect(faults > 1000)
  }
}
