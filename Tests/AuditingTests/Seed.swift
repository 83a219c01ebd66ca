import Auditing
import Copyfit
import DynamicType
import FoundationEssentials
import LayoutPrediction
import Requests
import TextUnits

/// A layout of `Corpus/seeds`: something an article reports, or its cure.
struct Seed: Sendable {
  let name: String
  let devices: [Device]
  /// What it shows, in a sentence.
  let says: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus/seeds")

  /// In the order of `seeds.csv`.
  static func all() throws -> [Seed] {
    let bytes = try Data(contentsOf: folder.appending(path: "seeds.csv"))
    let table = CSVTable(utf8: Array(bytes))
    let (name, devices) = (table.column("name"), table.column("devices"))
    let says = table.column("says")
    return try table.rows.map { row in
      Seed(
        name: row[name],
        devices: try row[devices].split(separator: " ").map {
          try DeviceTable.iOS.device(named: String($0))
        },
        says: row[says])
    }
  }

  static func named(_ name: String) throws -> Seed {
    guard let seed = try all().first(where: { $0.name == name }) else {
      throw InputError("seeds.csv has no \(name)")
    }
    return seed
  }

  func file() throws -> LayoutFile {
    let bytes = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
    return try LayoutFileReader.read(Array(bytes), named: "\(name).json")
  }

  // MARK: Audits

  /// English first: its texts are tried at double length too.
  static let locales = ["en", "ja", "de"].compactMap(LocaleTag.init)

  private static let measurer = Result { try TextMeasurer() }

  static func predictor() throws -> LayoutPredictor {
    LayoutPredictor(measurer: try measurer.get())
  }

  /// Every size, in three languages and at double length, on the seed's devices.
  func audit() throws -> LayoutReport {
    let matrix = ConditionMatrix(
      locales: Self.locales, sizes: ContentSize.allCases, devices: devices,
      triesDoubleLength: true)
    return try LayoutAudit(predictor: Self.predictor(), conditions: matrix.conditions)
      .run(file())
  }

  /// Every view of the seed's first screen under a condition.
  func views(
    at size: ContentSize, in locale: String = "en", on device: String? = nil
  ) throws -> [PlacedView] {
    guard let tag = LocaleTag(locale),
      let device = try device.map(DeviceTable.iOS.device(named:)) ?? devices.first
    else { throw InputError("\(name): no locale \(locale) or no device") }
    let file = try file()
    return try Self.predictor().layOut(
      file.view, as: file.canvas, under: Condition(locale: tag, size: size, device: device)
    ).first?.allViews ?? []
  }
}

extension [PlacedView] {
  /// The lines of the text of an id as they show.
  func lines(_ id: String) -> [String] {
    first { $0.id == id && $0.text != nil }?.text?.layout.lines.map(\.text) ?? []
  }

  /// What can be tapped of the control of an id.
  func target(_ id: String) -> Rect? {
    first { $0.id == id && $0.target != nil }?.target?.area
  }

  /// The frame of the text of an id, or else of the outermost view that has it.
  func frame(_ id: String) -> Rect? {
    (first { $0.id == id && $0.text != nil } ?? first { $0.id == id })?.frame
  }
}

extension LayoutReport {
  var ruleNames: Set<String> { Set(findings.map(\.rule)) }

  /// The smallest sizes that show a rule's finding, by language (`en×2` at double length) and
  /// device where there are several: `de iphone-16`.
  func onsets(_ rule: String, at id: String? = nil) -> [String: String] {
    var onsets: [String: ContentSize] = [:]
    for occurrence in findings.filter({ $0.rule == rule }).flatMap(\.occurrences) {
      guard id == nil || occurrence.place.id == id else { continue }
      let language = occurrence.locale.language + (occurrence.isDoubleLength ? "×2" : "")
      let name = coverage.devices.count > 1 ? "\(language) \(occurrence.device.name)" : language
      onsets[name] = Swift.min(onsets[name] ?? .accessibility5, occurrence.onset.size)
    }
    return onsets.mapValues(\.shortName)
  }
}
