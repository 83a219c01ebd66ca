internal import Auditing
internal import DynamicType
internal import LayoutPrediction
internal import TextUnits

extension Sequence<LayoutFinding.Occurrence> {
  /// A line each, in columns.
  var rows: String {
    let locales = map { TerminalWidth.columns(of: $0.locale.identifier) }.max() ?? 0
    let devices = map { TerminalWidth.columns(of: visible($0.device.name)) }.max() ?? 0
    return map { $0.row(localeWidth: locales, deviceWidth: devices) }.joined()
  }
}

extension LayoutFinding.Occurrence {
  /// A line with the language, the device, the sizes that show the fault, and the worst of it.
  ///
  /// - Parameters:
  ///   - localeWidth: columns of the longest language among the rows.
  ///   - deviceWidth: those of the longest device.
  fileprivate func row(localeWidth: Int, deviceWidth: Int) -> String {
    let bar = String(
      checkedSizes.map { size -> Character in
        if sizes.contains(size) { return "▓" }
        return worseSizes.contains(size) ? "▒" : "·"
      })
    var text = "     " + padded(locale.identifier, max(localeWidth, 4) + 2)
    text += padded(visible(device.name), deviceWidth + 2)
    text += padded(span, 18) + bar + "  "
    if worst.missing > 0 { text += "\(PointsText.short(worst.missing)) pt missing  " }
    text += "\(worst.size.shortName): \(visible(worst.message))"
    var notes: [String] = []
    if isBoldTextOn { notes.append("Bold Text on") }
    if isDoubleLength { notes.append("double length") }
    return text + (notes.isEmpty ? "" : "  (\(notes.joined(separator: "; ")))") + "\n"
  }

  /// The sizes that show it, in words.
  private var span: String {
    if isAtEverySize { return "at every size" }
    let first = onset.size.shortName
    if staysToLargest { return "from \(first)" }
    let last = sizes.last?.shortName ?? first
    return last == first ? "at \(first) only" : "\(first) to \(last)"
  }
}
