public import Copyfit
internal import JSONDocuments

/// A file of texts measured on iOS, each held against the engine's prediction.
public struct FidelityStudy: Sendable {
  /// A record that is not compared.
  public struct Omission: Sendable {
    public let id: String
    public let text: String
    public let reason: String
  }

  /// Widths of one line.
  public private(set) var widths: [ComparedWidth] = []
  /// Widths the engine is known to miss for an unknown cause; not among ``widths``.
  public private(set) var apart: [(width: ComparedWidth, reason: String)] = []
  public private(set) var heights: [ComparedHeight] = []
  public private(set) var lines: [ComparedLines] = []
  public private(set) var omissions: [Omission] = []

  /// Reads a file and predicts every text in it.
  ///
  /// - Parameter bytes: JSON Lines in UTF-8.
  /// - Throws: ``JSONDocuments/JSONError`` with the line in the file, or an error of the measurer.
  public init(_ bytes: [UInt8], by measurer: TextMeasurer) throws {
    for (number, line) in zip(1..., bytes.split(separator: 0x0A)) {
      let document: JSONDocument
      do {
        document = try JSONDocument(parsing: Array(line))
      } catch {
        throw JSONError(
          position: JSONPosition(line: number, column: error.column), reason: error.reason)
      }
      if let record = MeasuredRecord(document.root) { try add(record, measurer) }
    }
  }

  private mutating func add(_ record: MeasuredRecord, _ measurer: TextMeasurer) throws {
    if record.lineCount == 1 { addHeight(record, measurer.profile) }
    if let reason = LeftOut.listed.reasons[record.id] { return omit(record, reason) }
    if let count = record.lineCount, count > 1 {
      lines.append(try Self.lines(of: record, measurer))
      return omit(record, "\(count) lines; see the texts of several lines")
    }
    guard let weight = record.weight else { return omit(record, "its weight is unknown") }
    guard let recorded = record.width, let rounding = record.rounding else {
      return omit(record, "it has no width of its own")
    }
    let text = try measurer.prepare(
      record.text, font: TextFont(.fixed(record.pointSize), weight: weight),
      locale: record.locale)
    let width = ComparedWidth(
      record: record, weight: weight, measured: rounding.middle(of: recorded),
      interval: rounding.interval(of: recorded), predicted: text.layout().naturalWidth,
      families: text.prepared.fonts.map(\.platformFamily))
    if let reason = LeftOut.listed.apart[record.id] {
      apart.append((width, reason))
    } else {
      widths.append(width)
    }
  }

  private mutating func omit(_ record: MeasuredRecord, _ reason: String) {
    omissions.append(Omission(id: record.id, text: record.text, reason: reason))
  }

  private mutating func addHeight(_ record: MeasuredRecord, _ profile: PlatformProfile) {
    guard let measured = record.height else { return }
    let height = profile.scaling.font(atPointSize: record.pointSize).lineHeight
    let isExact = record.rounding?.step == 0
    guard isExact || record.pixelsPerPoint != nil else { return }
    let predicted = record.pixelsPerPoint.map { scale in
      isExact ? height : PixelGrid(pixelsPerPoint: scale).roundedUp(height)
    }
    heights.append(
      ComparedHeight(record: record, measured: measured, predicted: predicted ?? height))
  }

  private static func lines(
    of record: MeasuredRecord, _ measurer: TextMeasurer
  ) throws -> ComparedLines {
    let text = try measurer.prepare(
      record.text, font: TextFont(.fixed(record.pointSize), weight: record.weight),
      locale: record.locale)
    let recorded = record.width ?? 0
    let margin = measurer.profile.margin(
      forWidth: recorded, atPointSize: record.pointSize, fontMargin: 0)
    let limit = record.widthLimit ?? recorded + margin
    let layout = text.layout(width: limit)
    return ComparedLines(
      record: record, limit: limit, isLimitKnown: record.widthLimit != nil,
      predictedLines: layout.lines.map(\.text), predictedWidth: layout.width,
      widestLine: layout.statistics.widestLine)
  }
}
