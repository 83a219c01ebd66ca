import Auditing
import Catalogs
import Copyfit
import DynamicType
import FoundationEssentials
import LayoutPrediction
import Requests
import Testing
import TextUnits

/// The examples of a rule's page as layouts: a row of `Corpus/rules/examples.csv`.
struct RuleExample: Sendable, CustomTestStringConvertible {
  /// Which of the two.
  enum Side: String {
    case fails
    case passes
  }

  let rule: String
  let locale: String
  let device: String

  var testDescription: String { rule }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus/rules")

  static func all() throws -> [RuleExample] {
    let table = CSVTable(utf8: Array(try Data(contentsOf: folder.appending(path: "examples.csv"))))
    return table.rows.map { row in
      RuleExample(
        rule: row[table.column("rule")], locale: row[table.column("locale")],
        device: row[table.column("device")])
    }
  }

  func file(_ side: Side) throws -> LayoutFile {
    let name = "\(side.rawValue)/\(rule).json"
    let bytes = try Data(contentsOf: Self.folder.appending(path: name))
    return try LayoutFileReader.read(Array(bytes), named: name)
  }

  /// What all rules find at every size.
  func audit(_ side: Side) throws -> LayoutReport {
    let path = Self.folder.appending(path: "\(side.rawValue)/Localizable.xcstrings").path
    let reader = CatalogReader()
    let catalogs = try reader.findCatalogs(under: path).map { try reader.read($0) }
    let locale = try #require(LocaleTag(locale))
    let matrix = ConditionMatrix(
      locales: [locale], sizes: ContentSize.allCases,
      devices: [try DeviceTable.iOS.device(named: device)])
    var predictor = try Seed.predictor()
    predictor = LayoutPredictor(measurer: predictor.measurer, strings: CatalogStrings(catalogs))
    return try LayoutAudit(
      predictor: predictor, conditions: matrix.conditions, catalogs: catalogs
    ).run(file(side))
  }
}
