import Copyfit
import DynamicType
import LayoutPrediction
import LineBreaking
import Testing
import TextUnits

@Test func settingsRow() throws {
  let row = ViewNode(
    .hstack(
      StackView(children: [
        ViewNode(
          .text(
            TextContent(perLocale: [
              "en": "Running sessions in the background", "ja": "バックグラウンドで実行中のセッション",
            ]))),
        ViewNode(.spacer(SpacerView())),
        ViewNode(
          .toggle(ToggleView(label: ViewNode(.text(.verbatim(""))))),
          modifiers: [.labelsHidden(FlagModifier())]),
      ])),
    modifiers: [.padding(PaddingModifier(edges: .horizontal, length: 16))])
  let predictor = LayoutPredictor(measurer: try TextMeasurer())
  let device = Device(
    name: "iphone-16", size: Size(393, 852), safeAreaInsets: EdgeInsets(top: 59, bottom: 34))
  for size in ContentSize.allCases {
    for locale in ["en", "ja"] {
      let screens = try predictor.layOut(
        row, as: .component,
        under: Condition(locale: LocaleTag(locale)!, size: size, device: device))
      for view in screens[0].allViews where view.kind == "text" || view.target != nil {
        print(
          locale, size.shortName, view.kind, view.frame, view.text?.layout.outcome.rawValue ?? "",
          view.text?.layout.lines.map(\.text) ?? [])
      }
    }
  }
}
