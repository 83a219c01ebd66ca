public import Copyfit
internal import JSONDocuments

/// A file of layouts measured on iOS, each held against the engine's.
public struct LayoutStudy: Sendable {
  /// A record that is not laid out.
  public struct Omission: Sendable {
    public let id: String
    public let kind: String
    public let reason: String
  }

  public private(set) var layouts: [ComparedLayout] = []
  public private(set) var omissions: [Omission] = []

  /// Reads a file and lays out every record in it that can be stated as a view tree.
  ///
  /// - Parameter bytes: JSON Lines in UTF-8.
  /// - Throws: ``JSONDocuments/JSONError`` with the line in the file.
  public init(_ bytes: [UInt8], by measurer: TextMeasurer) throws {
    let predictor = LayoutPredictor(measurer: measurer)
    for (number, line) in zip(1..., bytes.split(separator: 0x0A)) {
      let document: JSONDocument
      do {
        document = try JSONDocument(parsing: Array(line))
      } catch {
        throw JSONError(
          position: JSONPosition(line: number, column: error.column), reason: error.reason)
      }
      do throws(Inexpressible) {
        let record = try LayoutRecord(document.root)
        let stated = try LayoutTranslator(record: record).translated()
        layouts.append(try Self.compare(record, stated, predictor))
      } catch {
        omissions.append(
          Omission(
            id: document.root["id"]?.stringValue ?? "line \(number)",
            kind: document.root["kind"]?.stringValue ?? "", reason: error.reason))
      }
    }
  }

  private static func compare(
    _ record: LayoutRecord, _ stated: LayoutCase, _ predictor: LayoutPredictor
  ) throws(Inexpressible) -> ComparedLayout {
    var condition = record.condition
    if let width = stated.width {
      condition.device.size.width = width
    }
    if stated.canvas == .component { condition.device.safeAreaInsets = .zero }
    let screens: [LaidOutScreen]
    do {
      screens = try predictor.layOut(stated.view, as: stated.canvas, under: condition)
    } catch {
      throw Inexpressible("\(error)")
    }
    guard let screen = screens.first(where: { $0.kind == stated.screen }) else {
      throw Inexpressible("it presents nothing")
    }
    var comparison = LayoutComparison(record: record, stated: stated, screen: screen)
    return ComparedLayout(
      record: record, frames: comparison.frames(), knownReason: KnownMisses.listed[record.id])
  }
}

/// Reasons for records that are known to differ, by record.
enum KnownMisses {
  static let listed: [String: String] = {
    let table = CSVTable(utf8: PackageResources.layout_misses_csv)
    let (id, reason) = (table.column("id"), table.column("reason"))
    return Dictionary(uniqueKeysWithValues: table.rows.map { ($0[id], $0[reason]) })
  }()
}
