internal import Copyfit
internal import JSONDocuments

/// States a record as a view tree, where it can be stated.
///
/// Records restate what their sources show in a few words of their own; what those words may be is
/// listed here and in the extensions, by the name of the root.
struct LayoutTranslator {
  let record: LayoutRecord

  /// - Throws: ``Inexpressible`` with what stands in the way.
  func translated() throws(Inexpressible) -> LayoutCase {
    let node = record.tree["node"]?.stringValue ?? ""
    var result: LayoutCase
    switch node {
    case "text", "uilabel", "alert_label", "navigationbar_title": result = try textCase()
    case "list_row", "section_header", "section_footer": result = try rowCase()
    case "row": result = try wordedRowCase()
    case "settings_app_toggle_row": result = try settingsRowCase()
    case "list" where record.tree["between"] != nil || record.tree["separator"] != nil:
      result = try neighbouringRowsCase()
    case "list", "form", "navigationstack": result = try screenCase()
    case "alert": result = try alertCase()
    case "navigationbar": result = try navigationBarCase()
    case "bar_button": result = try barButtonCase()
    case "grid": result = try gridCase()
    case "button", "toggle_switch", "switch", "uiswitch", "uistepper", "uiprogressview",
      "textfield", "hstack", "vstack", "zstack":
      result = try viewCase()
    default: throw Inexpressible(Self.reasons[node] ?? "a \(node) is no view of a layout here")
    }
    if record.drawnScale != 1 { result.anchors = [.horizontal, .vertical] }
    if result.hasSampleTexts { dropTextWidths(&result) }
    dropAccessibilityFrames(&result)
    guard result.expectations.contains(where: { !$0.values.isEmpty }) else {
      throw Inexpressible("nothing that was measured is a frame of the tree")
    }
    return result
  }

  /// Why roots cannot be stated.
  private static let reasons = [
    "uitableviewcell": "a UIKit table: its cells and margins are the app's",
    "uitableview": "a UIKit table: its cells and margins are the app's",
    "textview (message composer)": "a UITextView",
    "uitextview": "a UITextView",
    "uitextfield": "a UITextField with a border of its own",
    "uibutton": "a UIButton: UIKit's texts have a space between scripts that SwiftUI's lack",
    "uistackview": "a UIStackView: its labels and Auto Layout are UIKit's",
    "menu": "a menu on its platter",
    "sheet": "a sheet that does not fill the screen",
    "tabbar": "the bar of tabs on the Mac",
    "ipad_top_tab": "the tabs at the top of an iPad's screen",
    "textkit": "TextKit with a token of the app's own",
    "frame(min,ideal,max)": "a rule in words; the unit tests hold it",
    "text-text spacing formula": "a rule in words",
    "settings_footer": "the system's own screen",
    "uilabel defaults": "priorities of Auto Layout",
    "section_footer table": "a UIKit table",
  ]

  private func dropTextWidths(_ result: inout LayoutCase) {
    for index in result.expectations.indices {
      guard case .view("text", _) = result.expectations[index].target else { continue }
      let values = result.expectations[index].values
      result.expectations[index].values.removeAll { [.width, .right].contains($0.quantity) }
      // A value at its row's end ends at the same place whatever it says.
      if result.expectations[index].name == "value",
        let left = values.first(where: { $0.quantity == .x }),
        let width = values.first(where: { $0.quantity == .width })
      {
        result.expectations[index].values.removeAll { $0.quantity == .x }
        result.expectations[index].values.append((.right, left.value + width.value))
      }
    }
  }

  /// A menu's element is as wide as its row, its button is not.
  private func dropAccessibilityFrames(_ result: inout LayoutCase) {
    for index in result.expectations.indices {
      guard case .view("picker.value", _) = result.expectations[index].target else { continue }
      result.expectations[index].values.removeAll { [.x, .width].contains($0.quantity) }
    }
  }

  // MARK: What was measured

  /// The expectations of a tree by the names records give to frames.
  func expectations(_ known: [String: Expectation.Target]) -> [Expectation] {
    (record.expected.members ?? []).flatMap { member -> [Expectation] in
      guard let target = known[member.name] ?? Self.targets[member.name] else { return [] }
      if let number = member.value.doubleValue {
        let quantity: Expectation.Quantity? =
          if member.name == "lines" || member.name == "text_lines" {
            .lines
          } else if member.name.contains("height") {
            .height
          } else if member.name.contains("width") {
            .width
          } else if member.name == "title_x" {
            .x
          } else if member.name == "gap" {
            .width
          } else {
            nil
          }
        return quantity.map { [Expectation(member.name, target, [($0, number)])] } ?? []
      }
      if let flag = member.value.boolValue {
        return [Expectation(member.name, target, [(.isTruncated, flag ? 1 : 0)])]
      }
      guard let frames = member.value.frames else { return [] }
      return frames.enumerated().map { offset, frame in
        guard case .view(let kind, let index) = target else {
          return Expectation(member.name, target, frame: frame)
        }
        return Expectation(member.name, .view(kind: kind, index: index + offset), frame: frame)
      }
    }
  }

  private static let targets: [String: Expectation.Target] = [
    "row_frame": .view(kind: "row", index: 0), "row_frames": .view(kind: "row", index: 0),
    "row_height": .view(kind: "row", index: 0), "header_frame": .view(kind: "header", index: 0),
    "field_frame": .view(kind: "textField", index: 0), "field": .view(kind: "textField", index: 0),
    "label_frame": .view(kind: "text", index: 0), "label": .view(kind: "text", index: 0),
    "title": .view(kind: "text", index: 0), "text": .view(kind: "text", index: 0),
    "subtitle": .view(kind: "text", index: 1), "body": .view(kind: "text", index: 1),
    "value": .view(kind: "text", index: 1), "meta": .view(kind: "text", index: 1),
    "title_x": .view(kind: "text", index: 0),
    "badge_text": .view(kind: "text", index: 1), "badge": .view(kind: "text", index: 1),
    "chevron_frame": .view(kind: "navigationLink.chevron", index: 0),
    "chevron": .view(kind: "navigationLink.chevron", index: 0),
    "stepper_frame": .view(kind: "stepper.buttons", index: 0),
    "stepper": .view(kind: "stepper.buttons", index: 0),
    "switch": .view(kind: "toggle.switch", index: 0),
    "button": .view(kind: "button", index: 0), "frames": .view(kind: "button", index: 0),
    "scrollview_frame": .view(kind: "scrollView", index: 0),
    "item_frames": .view(kind: "frame", index: 0),
    "size": .root, "size_with_padding": .root, "card_height": .root,
    "lines": .view(kind: "text", index: 0), "text_lines": .view(kind: "text", index: 0),
    "lines_each": .view(kind: "text", index: 0), "truncated": .view(kind: "text", index: 0),
  ]
}

extension JSONValue {
  /// Numbers, with null for what was not measured; `nil` where this is no list of numbers.
  var numbers: [Double?]? {
    guard let values = arrayValue, !values.isEmpty,
      values.allSatisfy({ $0.doubleValue != nil || $0 == .null })
    else { return nil }
    return values.map(\.doubleValue)
  }

  /// One frame or several.
  var frames: [[Double?]]? {
    if let numbers { return [numbers] }
    guard let values = arrayValue, !values.isEmpty else { return nil }
    let frames = values.compactMap(\.numbers)
    return frames.count == values.count ? frames : nil
  }

  /// The first number in a text, or the number itself; of `about 231-234` the smaller.
  var firstNumber: Double? {
    if let doubleValue { return doubleValue }
    let words = (stringValue ?? "").split { !$0.isNumber && $0 != "." }
    return words.lazy.compactMap { Double(String($0)) }.first
  }
}
