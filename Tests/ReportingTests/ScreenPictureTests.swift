import Copyfit
import DynamicType
import LayoutPrediction
import LineBreaking
import Reporting
import Requests
import Testing
import TextUnits

private typealias Samples = ScreenSamples

@Suite("Pictures of screens")
struct ScreenPictureTests {
  @Test("a picture is XML with a title, whatever the layout is called")
  func isWellFormed() throws {
    let svg = try Samples.picture(Samples.toggle, title: "a<b>&\"c\"\u{7}")
    #expect(svg.name == "svg")
    #expect(svg.all("title").first?.text == "a<b>&\"c\"\u{FFFD}")
    #expect(svg.all("style").count == 1)
    #expect(svg.all("desc").first?.text == "Wi-Fi")
  }

  @Test("each control has its shape, at its predicted place")
  func toggle() throws {
    let svg = try Samples.picture(Samples.toggle)
    let track = try #require(svg.all("rect", class: "cf-on").first)
    // On iOS 26 a switch is laid out 61 × 28.
    #expect(track.number("width") == 61)
    #expect(track.number("height") == 28)
    #expect(track.number("x") == 332)
    #expect(svg.all("path", class: "cf-ink").count == 1)
  }

  /// Controls and the classes of what they are drawn with.
  static let shapes: [(ViewKind, String, [String])] = [
    (.slider(SliderView()), "slider", ["cf-fill", "cf-tint", "cf-knob"]),
    (.stepper(StepperView()), "stepper", ["cf-fill", "cf-stroke"]),
    (.textField(TextFieldView(placeholder: .verbatim("Name"))), "field", ["cf-fill", "cf-faint"]),
    (.progressView(ProgressView()), "bar", ["cf-fill", "cf-tint"]),
    (.progressView(ProgressView(isIndeterminate: true)), "spinner", ["cf-stroke"]),
    (.image(ImageView(symbol: "play")), "symbol", ["cf-pale", "cf-tint"]),
    (.divider, "divider", ["cf-faint"]),
    (.color(ColorView()), "colour", ["cf-pale"]),
    (.opaque(OpaqueView(name: "Chart")), "opaque", ["cf-unknown"]),
    (.platformView(OpaqueView(name: "Banner")), "platform view", ["cf-unknown"]),
    (.picker(PickerView(options: [.verbatim("A"), .verbatim("B")])), "menu", ["cf-stroke"]),
    (
      .picker(PickerView(options: [.verbatim("A"), .verbatim("B")], style: .segmented)), "segments",
      ["cf-fill", "cf-card"]
    ),
    (.button(ButtonView(label: Samples.text("Save"))), "button", ["cf-tint"]),
  ]

  @Test("controls are drawn", arguments: shapes)
  func shape(kind: ViewKind, name: String, classes: [String]) throws {
    let svg = try Samples.picture(ViewNode(kind))
    let drawn = svg.allClasses
    for style in classes { #expect(drawn.contains(style), "\(name): \(drawn)") }
  }

  @Test("a bordered button has a background, a plain one has none")
  func bordered() throws {
    let button = ViewNode(.button(ButtonView(label: Samples.text("Save"))))
    let bordered = button.modified(.buttonStyle(ButtonStyleModifier(style: .bordered)))
    #expect(try Samples.picture(button).all("rect", class: "cf-pale").isEmpty)
    let background = try #require(
      try Samples.picture(bordered).all("rect", class: "cf-pale").first)
    // Four letters of 10 pt, with 12 on both sides; a line of 10 with 7 above and below.
    #expect(background.number("width") == 64)
    #expect(background.number("height") == 24)
  }

  @Test("the rows of a section are one card, with a line between them")
  func list() throws {
    let list = ViewNode(
      .list(ListView(sections: [.init(rows: [Samples.text("A"), Samples.text("B")])])))
    let svg = try Samples.picture(list, as: .screen)
    #expect(svg.all("path", class: "cf-card").count == 2)
    #expect(svg.all("polyline", class: "cf-hair").count == 1)
    #expect(svg.all("rect", class: "cf-group").count == 1)
    // What scrolls is cut to its list.
    #expect(svg.all("clipPath").count == 1)
    #expect(svg.all("g").contains { $0.attributes["clip-path"] == "url(#cf0-0)" })
  }

  @Test("hidden views are not drawn")
  func hidden() throws {
    let svg = try Samples.picture(
      ViewNode(.toggle(ToggleView(label: nil))).modified(.hidden(FlagModifier())))
    #expect(svg.all("rect", class: "cf-on").isEmpty)
  }

  @Test("layers show frames, targets, the safe area and marks when asked")
  func layers() throws {
    let plain = try Samples.picture(Samples.toggle, as: .screen)
    for style in ["cf-frame", "cf-target", "cf-safe", "cf-mark"] {
      #expect(plain.all("rect", class: style).isEmpty)
    }
    let full = try Samples.picture(
      Samples.toggle, as: .screen, layers: [.frames, .targets, .safeArea],
      marks: [.init(area: Rect(x: 1, y: 2, width: 3, height: 4), words: "pushed out")])
    #expect(full.all("rect", class: "cf-frame").count >= 3)
    #expect(full.all("rect", class: "cf-frame-text").count == 1)
    #expect(full.all("rect", class: "cf-target").count == 1)
    #expect(full.all("text").contains { $0.text == "61 × 28" })
    let safe = try #require(full.all("rect", class: "cf-safe").first)
    #expect(safe.number("y") == 59)
    #expect(safe.number("height") == 759)
    #expect(full.all("rect", class: "cf-mark").count == 1)
    #expect(full.all("text").contains { $0.text == "pushed out" })
  }

  @Test("the foldable's bar is drawn where it is")
  func reserved() throws {
    let svg = try Samples.picture(Samples.toggle, as: .screen, device: "iphone-duo-folded")
    let bar = try #require(svg.all("rect", class: "cf-reserved").first)
    #expect(bar.number("x") == 382)
    #expect(bar.number("width") == 84)
    #expect(bar.number("height") == 678)
    let without = try Samples.picture(
      Samples.toggle, as: .screen, device: "iphone-duo-folded", layers: [])
    #expect(without.all("rect", class: "cf-reserved").isEmpty)
  }

  @Test("a component takes the part of the screen it needs; a view that juts out is still shown")
  func extent() throws {
    let row = try Samples.picture(Samples.text("A"))
    #expect(try #require(row.number("height")) < 150)
    #expect(row.number("width") == 441)
    let wide = try Samples.picture(
      Samples.text("A", .frame(FrameModifier(width: 500, height: 20))))
    #expect(try #require(wide.number("width")) >= 500 + 48)
    // However far: at most 400 on each side.
    let huge = try Samples.picture(
      Samples.text("A", .frame(FrameModifier(width: 50_000, height: 20))))
    #expect(try #require(huge.number("width")) <= 393 + 800 + 48)
  }

  @Test("lines stand where the alignment puts them, from the right in Arabic")
  func alignment() throws {
    func starts(_ alignment: HorizontalAlignment?, _ locale: String) throws -> [Double] {
      var modifiers = [ViewModifier.frame(FrameModifier(width: 50))]
      if let alignment {
        modifiers.append(.multilineTextAlignment(TextAlignmentModifier(alignment: alignment)))
      }
      var view = Samples.text("aaaa bb")
      view.modifiers += modifiers
      let svg = try Samples.picture(view, locale: locale)
      let lines = svg.all("path", class: "cf-ink").compactMap { path in
        path.attributes["d"]?.dropFirst().split(separator: " ").first.flatMap { Double($0) }
      }
      return lines.map { $0 - (lines.min() ?? 0) }
    }
    // A line of 40 pt and one of 20.
    #expect(try starts(nil, "en") == [0, 0])
    #expect(try starts(.center, "en") == [0, 10])
    #expect(try starts(.trailing, "en") == [0, 20])
    #expect(try starts(nil, "ar") == [0, 20])
    #expect(try starts(.trailing, "ar") == [0, 0])
  }

  @Test("a sheet is a screen beside the one that shows it")
  func sheet() throws {
    let view = Samples.text("A", .sheet(PresentationModifier(content: Samples.text("B"))))
    let svg = try Samples.picture(view, as: .screen)
    #expect(svg.all("rect", class: "cf-screen").count == 2)
    #expect(svg.all("text").contains { $0.text.hasSuffix("· sheet") })
  }

  @Test("real glyphs: every kind of view, in a script of each direction", arguments: ["ja", "ar"])
  func everything(locale: String) throws {
    let condition = Condition(
      locale: try #require(LocaleTag(locale)), size: .accessibility3,
      device: try DeviceTable.iOS.device(named: "iphone-16@zoom"))
    let measurer = try TextMeasurer()
    let text = ViewNode(.text(.verbatim(locale == "ja" ? "実行中" : "الجلسات")))
    let view = ViewNode(
      .navigationStack(
        NavigationView(
          title: .verbatim("A & B"), display: .large,
          content: ViewNode(
            .list(
              ListView(sections: [
                .init(
                  header: text,
                  rows: [
                    text, ViewNode(.toggle(ToggleView(label: text))),
                    ViewNode(.navigationLink(NavigationLinkView(label: text))),
                    ViewNode(.labeledContent(LabeledContentView(label: text, value: text))),
                  ])
              ]))))))
    let screens = try LayoutPredictor(measurer: measurer).layOut(view, under: condition)
    let picture = ScreenPicture(title: "all", panels: screens.map { .init($0) })
    let svg = try picture.svg(drawnBy: measurer)
    let root = try XMLTree.root(of: svg)
    #expect(root.all("path", class: "cf-ink").count >= 6)
    #expect(try picture.svg(drawnBy: measurer) == svg)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }
}

extension XMLTree.Element {
  /// The classes of the element and all below it.
  fileprivate var allClasses: Set<String> {
    let own = attributes["class"]?.split(separator: " ").map(String.init) ?? []
    return children.reduce(Set(own)) { $0.union($1.allClasses) }
  }
}
