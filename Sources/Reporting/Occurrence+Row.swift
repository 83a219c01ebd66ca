internal import Auditing
internal import DynamicType
internal import LayoutPrediction
internal import TextUnits

extension LayoutFinding.Occurrence {
  /// A line with the language, the device, the sizes that show the fault, and the worst of it.
  func row(deviceWidth: Int) -> String {
    let bar = String(
      checkedSizes.map { size -> Character in
        if sizes.contains(size) { return "▓" }
        return worseSizes.contains(size) ? "▒" : "·"
      })
    var text = "     " + padded(locale.identifier, 6)
    text += padded(visible(device.name), deviceWidth + 2)
    text += padded(span, 17) + bar + "  "
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
