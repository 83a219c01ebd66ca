import Auditing
import DynamicType
import LayoutPrediction
import Testing
import TextUnits

/// What of a button can be tapped, as the article on hit areas states it.
@Suite("The seeds of hit areas")
struct ButtonSeedTests {
  private func areas(_ name: String) throws -> (text: Rect, target: Rect) {
    let views = try Seed.named(name).views(at: .large, in: "ja")
    let label = try #require(views.first { $0.text?.string == "ラベル" })
    return (label.frame, try #require(views.target("button")))
  }

  @Test("padding on the button cannot be tapped")
  func paddingOutside() throws {
    let (text, target) = try areas("button-padding-before")
    #expect(target == text)
    let rules = try Seed.named("button-padding-before").audit().ruleNames
    #expect(rules == ["small-target", "untappable-padding"])
  }

  @Test("padding on the label can")
  func paddingInside() throws {
    let (text, target) = try areas("button-padding-after")
    #expect(target == text.grown(by: 16, 16))
  }

  @Test("a label larger than the button's frame can be tapped all over")
  func fixedFrame() throws {
    let (_, target) = try areas("button-fixed-frame-before")
    #expect(target.size == Size(300, 300))
    let rules = try Seed.named("button-fixed-frame-before").audit().ruleNames
    #expect(rules.isSuperset(of: ["label-escapes-button", "fixed-width-control", "overlap"]))
  }

  @Test("a background in the label cannot be tapped")
  func backgroundInLabel() throws {
    let (text, target) = try areas("button-background-before")
    #expect(target == text)
    #expect(try Seed.named("button-background-before").audit().ruleNames == ["small-target"])
  }

  /// The text is 20.3 pt high: a background of 300 pt ends 139.8 pt above and below it.
  @Test("a background in a button style can")
  func backgroundInStyle() throws {
    let (_, target) = try areas("button-background-after")
    #expect(target.size == Size(300, 300))
  }

  @Test("but no further than 140 pt from the button")
  func reach() throws {
    let (text, target) = try areas("button-background-limit")
    #expect(target == text.grown(by: 140, 140))
  }

  /// 44 pt are asked for from every button, whatever its style.
  @Test(
    "targets of less than 44 pt are found", arguments: ["button-padding", "button-background"])
  func smallTargets(name: String) throws {
    let before = try Seed.named("\(name)-before").audit().onsets("small-target", at: "button")
    #expect(before.count == 4)
    let after = try Seed.named("\(name)-after").audit().onsets("small-target")
    #expect(after.isEmpty)
  }
}

extension Rect {
  fileprivate func grown(by horizontal: Points, _ vertical: Points) -> Rect {
    inset(
      by: EdgeInsets(
        top: -vertical, leading: -horizontal, bottom: -vertical, trailing: -horizontal))
  }
}
