import DynamicType
import FoundationEssentials
import LayoutPrediction
import Requests
import Testing
import TextUnits

/// What a public report says of one layout under one condition: a row of
/// `Corpus/bug-reports/expected.csv`.
struct BugReport: CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus/bug-reports")

  /// The report, as the folder's README names it.
  let row: String
  let stratum: String
  let file: String
  let locale: String
  let sizes: String
  let device: String
  /// At least one of these is found where ``happens``, and none where not.
  let rules: [String]
  let happens: Bool
  /// Part of the text concerned; empty where there is none.
  let text: String
  /// What was to be read; empty where the report does not say.
  let shown: String
  /// Why the prediction differs; empty where it does not.
  let miss: String

  var testDescription: String { "\(file) \(locale) \(sizes) \(device) \(rules)" }

  static func all() throws -> [BugReport] {
    let table = CSVTable(utf8: Array(try Data(contentsOf: folder.appending(path: "expected.csv"))))
    return table.rows.map { row in
      func field(_ name: String) -> String { row[table.column(name)] }
      return BugReport(
        row: field("row"), stratum: field("stratum"), file: field("file"),
        locale: field("locale"), sizes: field("size"), device: field("device"),
        rules: field("rule").split(separator: " ").map(String.init),
        happens: field("expected") == "yes", text: field("text"), shown: field("shown"),
        miss: field("miss"))
    }
  }

  func layout() throws -> LayoutFile {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: file)))
    return try LayoutFileReader.read(bytes, named: file)
  }

  func conditions() throws -> [Condition] {
    let tag = try #require(LocaleTag(locale))
    let device = try screen()
    return try sizes.split(separator: " ").map { name in
      Condition(
        locale: tag, size: try #require(ContentSize(name: String(name))), device: device)
    }
  }

  /// A device of the table, a phone known by its width alone, or a canvas.
  private func screen() throws -> Device {
    let sides = device.split(separator: "x").map { Points(String($0)) }
    switch (sides.first ?? nil, sides.last ?? nil) {
    case (let width?, let height?):
      return Device(name: device, size: Size(width, sides.count == 1 ? 844 : height))
    default: return try DeviceTable.iOS.device(named: device)
    }
  }
}
