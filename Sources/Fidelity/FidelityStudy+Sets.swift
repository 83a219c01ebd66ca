public import TextUnits

/// The sets of widths a study is read by.
extension FidelityStudy {
  /// Bands of point sizes: their name, and the largest size of each.
  public static let sizeBands: [(name: String, upTo: Points)] = [
    ("≤ 12 pt", 12), ("13–17", 17), ("18–22", 22), ("23–35", 35), ("36–60", 60),
    ("> 60", .infinity),
  ]

  /// Texts that the system font serves alone, the odd strings left aside.
  public var systemFontWidths: [ComparedWidth] {
    widths.filter { $0.isSystemFontOnly && !$0.record.isOddString }
  }

  /// The three odd strings.
  public var oddWidths: [ComparedWidth] {
    widths.filter { $0.isSystemFontOnly && $0.record.isOddString }
  }

  /// Labels as people see them, at the sizes of ordinary text: the first target.
  public var labelsUpTo17: [ComparedWidth] {
    systemFontWidths.filter { $0.record.isLabel && $0.record.pointSize <= 17 }
  }

  /// Labels at the largest accessibility sizes: the second target.
  public var labelsAtAccessibilitySizes: [ComparedWidth] {
    systemFontWidths.filter { $0.record.isLabel && (43...60).contains($0.record.pointSize) }
  }

  /// Texts in Japanese or with its characters, by whether they have letters of the system font.
  public func japaneseWidths(isMixed: Bool) -> [ComparedWidth] {
    widths.filter {
      $0.record.locale.language != "zh" && !$0.isSystemFontOnly
        && $0.isWithoutSystemFont != isMixed
    }
  }

  public var chineseWidths: [ComparedWidth] {
    widths.filter { $0.record.locale.language == "zh" }
  }

  /// The widths in a band of sizes.
  public static func band(_ index: Int, of widths: [ComparedWidth]) -> [ComparedWidth] {
    let below = index == 0 ? 0 : sizeBands[index - 1].upTo
    return widths.filter {
      $0.record.pointSize > below && $0.record.pointSize <= sizeBands[index].upTo
    }
  }
}
