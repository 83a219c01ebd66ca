import Auditing
import DynamicType
import LayoutPrediction
import Testing
import TextUnits

/// Each cure on a tree made for it.
@Suite("Cures that are proved")
struct CureTests {
  /// 119 + 102 pt at `large`; at AX5 371 and 318, which only fit one below the other.
  static let row = ViewNode.row(.text("Network"), .spacer, .text("Desk B"))

  @Test("a value goes below its label, by size or by fit")
  func valueBelowLabel() throws {
    let scene = try CureScene(Self.row)
    let rule = try #require(scene.report.findings.first).rule
    #expect(
      try scene.names(rule) == ["value-below-label", "view-that-fits", "size-branch"])
    let cure = try #require(try scene.entry(rule).cures.first)
    #expect(cure.summary == "the value goes below the label at accessibility sizes")
    #expect(
      cure.swiftUI == """
        @Environment(\\.dynamicTypeSize) private var dynamicTypeSize

        if dynamicTypeSize.isAccessibilitySize {
          HStack {
            VStack(alignment: .leading) {
              Text(verbatim: "Network")
              Text(verbatim: "Desk B")
            }
            Spacer()
          }
        } else {
          HStack {
            Text(verbatim: "Network")
            Spacer()
            Text(verbatim: "Desk B")
          }
        }
        """)
    #expect(scene.cures.isComplete)
  }

  @Test("a view of the source that shows twice is cured at both places at once")
  func sharedView() throws {
    let source = SourceLocation(file: "Row.swift", line: 3)
    func row() -> ViewNode {
      .row(
        ViewNode(.text(.verbatim("Network")), source: source), .spacer,
        ViewNode(.text(.verbatim("Desk B")), source: SourceLocation(file: "Row.swift", line: 5)))
    }
    let scene = try CureScene(.column(row(), row(), spacing: 0))
    let entry = try #require(scene.cures.entries.first)
    let cure = try #require(entry.cures.first)
    #expect(cure.candidate.places.map(\.path) == [".children[0]", ".children[1]"])
    #expect(cure.swiftUI.components("HStack") == 2)
  }

  /// The title wraps at `large` (561 pt of 400), so that the row's ideal width never fits.
  @Test("ViewThatFits that falls back at large is refused, the branch by size is proved")
  func viewThatFitsTrap() throws {
    let scene = try CureScene(
      .row(.text("Useful things about Macs and more"), .text("Office")))
    let rule = try #require(scene.report.findings.first).rule
    let reasons = try scene.reasons(rule, "view-that-fits")
    #expect(
      reasons.contains { reason in
        switch reason {
        case .brings("fits-only-below-default", _, .large), .changesUsualSize: true
        default: false
        }
      }, "\(reasons)")
    #expect(try !scene.names(rule).contains("view-that-fits"))
    #expect(try scene.names(rule).contains("size-branch"))
  }

  @Test("a ViewThatFits that shows its last view to everybody gives way to a branch by size")
  func fitsOnlyBelowDefault() throws {
    let title = ViewNode.text("Useful things about Macs and more")
    let scene = try CureScene(
      ViewNode(
        .viewThatFits(
          FittingView(children: [.row(title, .text("New")), .column(title, .text("New"))]))))
    #expect(try scene.names("fits-only-below-default") == ["size-branch"])
  }

  /// At AX1 the button's 224 pt are offered half of 392; with priority the title gets 168.
  @Test("a control keeps its size")
  func controlPriority() throws {
    let label = ViewNode.text("Show All", [.frame(FrameModifier(minHeight: 44))])
    let scene = try CureScene(
      .row(
        .text("a b c d e f g h i j k l m n o p"), ViewNode(.button(ButtonView(label: label)))),
      sizes: [.large, .accessibility1])
    let reasons = try scene.reasons("wrapped-label", "control-priority")
    #expect(try scene.names("wrapped-label").contains("control-priority"), "\(reasons)")
  }

  /// On one line the button is 28 pt high, too low to be tapped, which on two lines it is not.
  @Test("a control that keeps its size and becomes a small target is refused")
  func smallerTarget() throws {
    let scene = try CureScene(
      .row(.text("a b c d e f g h i j k l m n o p"), .button("Show All")),
      sizes: [.large, .accessibility1])
    #expect(
      try scene.reasons("wrapped-label", "control-priority")
        == [.brings(rule: "small-target", path: ".children[1]", size: .accessibility1)])
  }

  /// Four lines at AX1 are offered half of 200 pt; the colour below would give way.
  @Test("a text takes the height it needs")
  func fixedSizeVertical() throws {
    let scene = try CureScene(
      .column(
        .text("aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll"),
        ViewNode(.color(ColorView())), spacing: 0),
      as: .screen, height: 200, sizes: [.large, .accessibility1])
    #expect(try scene.names("truncated").contains("fixed-size-vertical"))
  }

  /// 119 of 120 pt at `large`, 196 at AX1.
  @Test("a fixed width becomes the least")
  func flexibleFrame() throws {
    let scene = try CureScene(
      .button("Save it", [.frame(FrameModifier(width: 120, height: 44))]),
      sizes: [.large, .accessibility1])
    #expect(try scene.names("fixed-width-control") == ["flexible-frame"])
    let cure = try #require(try scene.entry("fixed-width-control").cures.first)
    #expect(
      cure.swiftUI == """
        Button {
        } label: {
          Text(verbatim: "Save it").frame(minWidth: 120, minHeight: 44)
        }
        """)
    // What is cut at AX1 goes with the frame.
    let others = cure.alsoCures.map { scene.report.findings[$0].rule }
    #expect(!Set(others).isDisjoint(with: ["truncated", "clipped"]), "\(others)")
  }

  /// 17 characters of 28 pt are 476 of 400; at four fifths 380.8.
  @Test("a text shrinks a little")
  func shrinkToFit() throws {
    let scene = try CureScene(
      .text("aaaa bbbb cccc dd", [.lineLimit(LineLimitModifier(lines: 1))]),
      sizes: [.large, .accessibility1])
    #expect(try scene.names("truncated").contains("shrink-to-fit"))
  }

  /// 300 pt of picture, three lines and a button are more than 400 at AX3.
  @Test("a screen scrolls where it does not fit")
  func scrollView() throws {
    let scene = try CureScene(
      .column(
        ViewNode(.image(ImageView(width: 300, height: 300))),
        .text(
          "aaaa bbbb cccc dddd eeee ffff",
          [.fixedSize(FixedSizeModifier(horizontal: false, vertical: true))]),
        .button("Again")),
      as: .screen, height: 400, sizes: [.large, .accessibility3])
    #expect(try scene.names("unreachable") == ["scroll-view"])
    let cures = try scene.entry("unreachable").cures
    #expect(cures.map(\.summary) == ["the screen scrolls where it does not fit"])
    let reasons = try scene.reasons("unreachable", "scroll-view")
    #expect(reasons.count == 1)
    #expect(
      reasons.allSatisfy { if case .changesUsualSize = $0 { true } else { false } }, "\(reasons)")
  }

  /// Two characters are 34 pt in a cell of 40, and 106 at AX5, where the cell grows to 112.7.
  @Test("a cell grows with its text")
  func scaledFrame() throws {
    let scene = try CureScene(.text("28", [.frame(FrameModifier(width: 40, height: 40))]))
    #expect(try scene.names("cell-overflow").first == "scaled-metric")
    #expect(
      try scene.entry("cell-overflow").cures.first?.swiftUI == """
        @ScaledMetric private var width: CGFloat = 40

        Text(verbatim: "28").frame(width: width, height: width)
        """)
  }

  @Test("a font grows with its text")
  func scaledFont() throws {
    let scene = try CureScene(.text("Label", [.font(FontModifier(size: 15))]))
    #expect(try scene.names("fixed-font-size") == ["scaled-metric"])
    #expect(
      try scene.entry("fixed-font-size").cures.first?.swiftUI == """
        @ScaledMetric(relativeTo: .subheadline) private var fontSize: CGFloat = 15

        Text(verbatim: "Label").font(.system(size: fontSize))
        """)
  }

  /// The label is 68 × 17 pt, with 14 pt around it 96 × 45.
  @Test("padding goes into the label")
  func paddingIntoLabel() throws {
    let scene = try CureScene(.button("Save", [.padding(PaddingModifier(length: 14))]))
    #expect(try scene.names("untappable-padding") == ["padding-into-label"])
    #expect(
      try scene.entry("untappable-padding").cures.first?.swiftUI == """
        Button {
        } label: {
          Text(verbatim: "Save").padding(14)
        }
        """)
  }

  /// 272 pt at `large`, 448 at AX1 and 848 at AX5: one word, and no room anywhere.
  @Test("text stops growing only where nothing else helps")
  func sizeCap() throws {
    let scene = try CureScene(
      .text("Donaudampfschiff"), sizes: [.large, .xxxLarge, .accessibility1, .accessibility5])
    #expect(try scene.names("word-broken") == ["size-cap"])
    #expect(
      try scene.entry("word-broken").cures.first?.swiftUI
        == "Text(verbatim: \"Donaudampfschiff\").dynamicTypeSize(...DynamicTypeSize.xxxLarge)")
    #expect(try CureScene(Self.row).entry("word-broken").cures.allSatisfy { $0.name != "size-cap" })
  }

  /// 22 letters are 374 pt at `large` and 506 at xxxLarge, four fifths of which are 405; the limit
  /// would have to be at xxLarge.
  @Test("a limit below the largest ordinary size is not offered")
  func lowCap() throws {
    let scene = try CureScene(.text("Donaudampfschifffahrts"), sizes: [.large, .xxxLarge])
    #expect(try scene.names("word-broken").isEmpty)
    #expect(try scene.reasons("word-broken", "size-cap").isEmpty)
  }

  @Test("a cure that brings another fault is refused")
  func newFault() throws {
    let scene = try CureScene(.text("Donaudampfschiff"))
    let reasons = try scene.reasons("word-broken", "shrink-to-fit")
    #expect(
      reasons.contains {
        if case .brings("truncated", _, .accessibility5) = $0 { true } else { false }
      }, "\(reasons)")
  }

  /// On 240 pt there is no height for the second line of "bbbbbbbb" (424 pt of 400 at AX5), which is
  /// cut; on a page that scrolls it comes apart instead.
  @Test("a fault elsewhere that gives way to a milder one of its kind is not brought")
  func milderFault() throws {
    let scene = try CureScene(
      .column(
        ViewNode(.image(ImageView(width: 100, height: 100))), .text("bbbbbbbb"),
        .text("aaa aaa aaa aaa", [.lineLimit(LineLimitModifier(lines: 9))]), spacing: 0),
      as: .screen, height: 240, sizes: [.large, .accessibility5])
    let cut = try #require(scene.cures.entries.last { $0.finding.rule == "truncated" })
    #expect(cut.finding.place.path == ".children[2]")
    #expect(cut.cures.contains { $0.name.contains("scroll-view") }, "\(cut.refusals)")
  }

  @Test("work is bounded, and what was not looked at is said")
  func limits() throws {
    let scene = try CureScene(Self.row, limits: CureLimits(proofs: 1))
    for entry in scene.cures.entries { #expect(entry.cures.count <= 1) }
    let short = try CureScene(Self.row, limits: CureLimits(layouts: 1))
    #expect(!short.cures.isComplete)
    // The tree as it is and one change, each at both sizes.
    #expect(short.cures.layouts <= 4)
  }
}

extension String {
  /// How often another text occurs.
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
