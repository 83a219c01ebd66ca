internal import TextUnits

/// One of the twelve text sizes a person can choose on iOS (SwiftUI `DynamicTypeSize`).
public enum ContentSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// The SwiftUI name, as in `accessibility5`.
  public var name: String { Self.table.rows[rawValue][Self.table.column("DynamicTypeSize")] }

  /// The short name in tables and lists, as in `AX5`.
  public var shortName: String { Self.table.rows[rawValue][Self.table.column("alias")] }

  /// Whether the size is one of the five of the accessibility settings.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Reads any of the names in use, whatever their case: SwiftUI's (`accessibility5`), the short
  /// one (`AX5`), UIKit's (`accessibilityExtraExtraExtraLarge`), the launch argument's
  /// (`UICTContentSizeCategoryAccessibilityXXXL`) and `simctl`'s
  /// (`accessibility-extra-extra-extra-large`).
  public init?(name: String) {
    guard let size = Self.byName[name.lowercased()] else { return nil }
    self = size
  }

  /// Every name ``init(name:)`` reads, SwiftUI's first.
  public static var allNames: [String] {
    nameColumns.flatMap { column in table.rows.map { $0[column] } }
  }

  public static func < (left: ContentSize, right: ContentSize) -> Bool {
    left.rawValue < right.rawValue
  }

  private static let table = CSVTable(utf8: PackageResources.content_size_names_csv)

  private static let nameColumns = [
    "DynamicTypeSize", "alias", "UIContentSizeCategory", "rawValue(launch argument)", "simctl",
  ].map(table.column)

  private static let byName: [String: ContentSize] = {
    var names: [String: ContentSize] = [:]
    for column in nameColumns {
      for (size, row) in zip(allCases, table.rows) {
        // SwiftUI's names come first: UIKit's `accessibilityLarge` is another size than SwiftUI
        // has, but no name means two sizes.
        names[row[column].lowercased()] = names[row[column].lowercased()] ?? size
      }
    }
    return names
  }()
}
