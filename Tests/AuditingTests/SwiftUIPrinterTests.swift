import LayoutPrediction
import Testing
import TextUnits

@testable import Auditing

@Suite("View trees as SwiftUI")
struct SwiftUIPrinterTests {
  struct Sample: Sendable, CustomStringConvertible {
    let node: ViewNode
    let source: String

    var description: String { source }

    init(_ kind: ViewKind, _ source: String, modifiers: [ViewModifier] = []) {
      node = ViewNode(kind, modifiers: modifiers)
      self.source = source
    }

    init(modifier: ViewModifier, _ source: String) {
      self.init(.divider, "Divider()" + source, modifiers: [modifier])
    }
  }

  @Test("kinds", arguments: kinds)
  func kind(_ sample: Sample) {
    #expect(SwiftUIPrinter.source(of: sample.node) == sample.source)
  }

  @Test("modifiers", arguments: modifiers)
  func modifier(_ sample: Sample) {
    #expect(SwiftUIPrinter.source(of: sample.node) == sample.source)
  }

  @Test("every kind and modifier there is has a sample")
  func coverage() throws {
    #expect(Set(Self.kinds.map { $0.node.kind.name }) == Set(ViewKind.typeNames))
    let names = Self.modifiers.flatMap(\.node.modifiers).map { modifier in
      String("\(modifier)".prefix { $0 != "(" })
    }
    #expect(Set(names) == Set(ViewModifier.typeNames))
  }

  @Test("long chains stand one modifier a line, under the view")
  func chain() {
    let title = ViewNode(
      .text(.key("A title of a certain length")),
      modifiers: [
        .font(FontModifier(style: "headline")), .lineLimit(LineLimitModifier(lines: 2)),
        .padding(PaddingModifier()), .frame(FrameModifier(minWidth: 120, fillsWidth: true)),
      ])
    let column = ViewNode(
      .vstack(StackView(alignment: "leading", spacing: 4, children: [title])),
      modifiers: [.padding(PaddingModifier(edges: .horizontal, length: 16))])
    #expect(
      SwiftUIPrinter.source(of: column) == """
        VStack(alignment: .leading, spacing: 4) {
          Text("A title of a certain length")
            .font(.headline)
            .lineLimit(2)
            .padding()
            .frame(minWidth: 120, maxWidth: .infinity)
        }
        .padding(.horizontal, 16)
        """)
  }

  @Test("scaled lengths are declared once, in the order of their use")
  func metrics() {
    let icon = ScaledLength(28, relativeTo: "headline")
    let card = ScaledLength(16)
    let node = ViewNode(
      .hstack(
        StackView(
          scaledSpacing: ScaledLength(16, factor: 0.75),
          children: [
            ViewNode(
              .image(ImageView(symbol: "chart.bar.fill")),
              modifiers: [
                .font(FontModifier(scaledSize: icon)),
                .frame(FrameModifier(scaledWidth: icon, scaledHeight: icon)),
              ])
          ])),
      modifiers: [.padding(PaddingModifier(scaledLength: card))])
    #expect(
      SwiftUIPrinter.source(of: node) == """
        @ScaledMetric private var spacing: CGFloat = 16
        @ScaledMetric(relativeTo: .headline) private var fontSize: CGFloat = 28

        HStack(spacing: spacing * 0.75) {
          Image(systemName: "chart.bar.fill")
            .font(.system(size: fontSize))
            .frame(width: fontSize, height: fontSize)
        }
        .padding(spacing)
        """)
  }

  @Test("signs that would end or hide in a literal are escaped")
  func literals() {
    #expect(SwiftUIPrinter.literal("\u{E000}\u{10FFFF}") == #""\u{E000}\u{10FFFF}""#)
    #expect(SwiftUIPrinter.literal("a\"b\\(c)\n\u{200F}é") == #""a\"b\\(c)\n\u{200F}é""#)
  }

  @Test("a button style of the app's own is declared")
  func buttonStyle() {
    let style = ButtonStyleModifier(
      style: .custom, modifiers: [.padding(PaddingModifier(length: 8))])
    let node = ViewNode(
      .button(ButtonView(label: ViewNode(.text(.key("Save"))))), modifiers: [.buttonStyle(style)])
    #expect(
      SwiftUIPrinter.source(of: node) == """
        struct CustomButtonStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(8)
          }
        }

        Button {
        } label: {
          Text("Save")
        }
        .buttonStyle(CustomButtonStyle())
        """)
  }
}
