import Auditing
import Catalogs
import DynamicType
import LayoutPrediction
import RoundAdvances
import TextUnits

/// Views whose texts have round advances.
enum Sample {
  /// In 10 pt at every size: a character is 10 pt wide, a line 10 pt high.
  static func text(_ string: String, id: String? = nil) -> ViewNode {
    ViewNode(.text(.verbatim(string)), modifiers: [.font(FontModifier(size: 10))], id: id)
  }

  /// In body: a character is 17 pt wide at `large`, 53 pt at AX5.
  static func body(_ string: String, id: String? = nil) -> ViewNode {
    ViewNode(.text(.verbatim(string)), id: id)
  }

  static func row(_ children: ViewNode..., spacing: Points = 0) -> ViewNode {
    ViewNode(.hstack(StackView(spacing: spacing, children: children)))
  }

  static func column(_ children: ViewNode..., spacing: Points = 0) -> ViewNode {
    ViewNode(.vstack(StackView(spacing: spacing, children: children)))
  }

  static func button(_ label: ViewNode) -> ViewNode { ViewNode(.button(ButtonView(label: label))) }

  /// A switch alone: 51 × 31 pt on iOS 17.
  static var toggle: ViewNode {
    ViewNode(.toggle(ToggleView(label: nil)))
  }

  static func color(_ width: Points, _ height: Points) -> ViewNode {
    ViewNode(.color(ColorView())).frame(width, height)
  }
}

extension ViewNode {
  func frame(_ width: Points? = nil, _ height: Points? = nil) -> ViewNode {
    modified(.frame(FrameModifier(width: width, height: height)))
  }

  func minimum(_ width: Points? = nil, _ height: Points? = nil) -> ViewNode {
    modified(.frame(FrameModifier(minWidth: width, minHeight: height)))
  }

  func lines(_ lines: Int) -> ViewNode { modified(.lineLimit(LineLimitModifier(lines: lines))) }

  func fixedSize() -> ViewNode { modified(.fixedSize(FixedSizeModifier())) }

  func padding(_ length: Points) -> ViewNode {
    modified(.padding(PaddingModifier(length: length)))
  }

  func offset(_ x: Points, _ y: Points = 0) -> ViewNode {
    modified(.offset(OffsetModifier(x: x, y: y)))
  }

  func scale(_ factor: Double) -> ViewNode {
    modified(.minimumScaleFactor(ScaleModifier(value: factor)))
  }

  func background(_ content: ViewNode) -> ViewNode {
    modified(.background(SecondaryModifier(content: content)))
  }

  func at(line: Int) -> ViewNode {
    var copy = self
    copy.source = SourceLocation(file: "Row.swift", line: line)
    return copy
  }
}

/// A layout and what it is tried under.
struct Tried {
  var view: ViewNode
  var canvas = LayoutPredictor.Canvas.screen
  var locales = ["en"]
  var sizes: [ContentSize] = [.large]
  var devices = [Self.small]
  var policies: [TextPolicy] = []
  var suppressions: [Suppression] = []
  var catalogs: [StringCatalog] = []
  var measurer: any TextMeasuring = RoundMeasurer()
  var jobs = 2

  /// 200 × 400 pt, nothing of which the system keeps.
  static let small = device(200)

  static func device(_ width: Points, reserved: [Rect] = []) -> Device {
    Device(
      name: "w\(Int(width))", size: Size(width, 400), iOSVersion: 17, reservedRegions: reserved)
  }

  var conditions: [Condition] {
    locales.compactMap(LocaleTag.init).flatMap { locale in
      devices.flatMap { device in
        sizes.map { Condition(locale: locale, size: $0, device: device) }
      }
    }
  }

  /// - Parameter rules: by name; all where left out.
  func report(_ rules: String...) throws -> LayoutReport {
    var audit = LayoutAudit(
      predictor: LayoutPredictor(measurer: measurer, strings: CatalogTexts(catalogs: catalogs)),
      conditions: conditions,
      rules: rules.isEmpty ? LayoutRules.all : rules.compactMap(LayoutRules.rule),
      policies: policies, suppressions: suppressions, catalogs: catalogs)
    audit.jobs = jobs
    return try audit.run(LayoutFile(name: "sample", canvas: canvas, view: view))
  }

  /// What a rule finds, a line each: `place: what is seen at the onset`.
  func found(_ rule: String) throws -> [String] {
    try report(rule).findings.map { "\($0.place.path): \($0.occurrences[0].onset.message)" }
  }

  /// What a rule finds, a line each: `locale place onset–largest`.
  func onsets(_ rule: String) throws -> [String] {
    try report(rule).findings.flatMap(\.occurrences).map {
      "\($0.locale) \($0.place.path) \($0.onset.size.shortName)–\($0.sizes.last?.shortName ?? "")"
    }
  }
}

/// The texts of catalogs, first variants only.
struct CatalogTexts: StringResolving {
  let catalogs: [StringCatalog]

  func string(forKey key: String, table: String?, locale: LocaleTag) -> ResolvedString {
    guard let entry = catalogs.lazy.compactMap({ $0.entry(forKey: key) }).first else {
      return ResolvedString(text: key, isUntranslated: true)
    }
    let (text, origin) = entry.text(in: locale)
    var isUntranslated = true
    if case .localization = origin { isUntranslated = false }
    return ResolvedString(
      text: text.variants[0].template.source, isUntranslated: isUntranslated)
  }
}
