/// What each module may name, and where C and `unsafe` may stand: the design, as data.
enum Architecture {
  /// Module → the package's own modules it may import. The same table as `Package.swift`, which a
  /// test compares with this one, so that an arrow is drawn twice or not at all.
  static let arrows: [String: Set<String>] = [
    "TextUnits": [],
    "JSONDocuments": [],
    "Typeface": ["CFreeType", "CHarfBuzz", "TextUnits"],
    "Shaping": ["CHarfBuzz", "CICU", "Typeface", "TextUnits"],
    "Segmentation": ["CICU", "TextUnits"],
    "LocaleData": ["CICU", "TextUnits"],
    "LineBreaking": ["TextUnits"],
    "DynamicType": ["TextUnits", "JSONDocuments"],
    "Measuring": [
      "Shaping", "Segmentation", "Typeface", "LineBreaking", "DynamicType", "TextUnits",
    ],
    "LayoutPrediction": ["LineBreaking", "DynamicType", "TextUnits"],
    "Catalogs": ["JSONDocuments", "LocaleData", "TextUnits"],
    "Auditing": ["LayoutPrediction", "Catalogs", "LineBreaking", "DynamicType", "TextUnits"],
    "Requests": ["LayoutPrediction", "JSONDocuments", "LineBreaking", "DynamicType", "TextUnits"],
    "SwiftUISource": ["LayoutPrediction", "Catalogs", "DynamicType", "TextUnits"],
    "ProjectFiles": [
      "Auditing", "Requests", "Catalogs", "LayoutPrediction", "JSONDocuments", "DynamicType",
    ],
    "AppAuditing": [
      "SwiftUISource", "Auditing", "LayoutPrediction", "Catalogs", "DynamicType", "TextUnits",
    ],
    "Reporting": [
      "AppAuditing", "SwiftUISource", "Auditing", "Catalogs", "Requests", "LayoutPrediction",
      "JSONDocuments", "LineBreaking", "DynamicType", "TextUnits",
    ],
    "Copyfit": [
      "Measuring", "Typeface", "LayoutPrediction", "LineBreaking", "DynamicType", "TextUnits",
    ],
    "CopyfitCLI": [
      "Copyfit", "AppAuditing", "SwiftUISource", "ProjectFiles", "Auditing", "Catalogs",
      "Reporting", "Requests",
      "JSONDocuments", "Measuring", "Typeface", "LayoutPrediction", "LineBreaking", "DynamicType",
      "TextUnits",
    ],
    "Fidelity": ["Copyfit", "JSONDocuments", "TextUnits"],
    "FidelityReport": ["Fidelity", "Copyfit", "TextUnits"],
  ]

  /// The C library under its three names; a file imports whichever is there.
  static let cLibraries: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// Module → what it may import from outside the package. A module that is not named here is
  /// Swift and nothing else. Foundation itself is nowhere but in a tool for developers: it would add
  /// a third to the time a short measurement takes to start.
  static let outside: [String: Set<String>] = [
    "Typeface": cLibraries.union(["Synchronization"]),
    "Shaping": ["Synchronization"],
    "Segmentation": ["Synchronization"],
    "LocaleData": ["Synchronization"],
    "Measuring": ["Synchronization"],
    "Catalogs": ["FoundationEssentials", "FoundationXML"],
    "Auditing": ["Dispatch", "Synchronization"],
    "SwiftUISource": [
      "SwiftSyntax", "SwiftParser", "SwiftOperators", "Dispatch", "FoundationEssentials",
      "Synchronization",
    ],
    "AppAuditing": ["Dispatch", "FoundationEssentials", "Synchronization"],
    "ProjectFiles": ["FoundationEssentials"],
    "CopyfitCLI": cLibraries.union(["FoundationEssentials", "Synchronization"]),
    "FidelityReport": ["FoundationEssentials", "Glibc"],
  ]

  /// The modules that are a C library's headers.
  static let cModules: Set<String> = ["CFreeType", "CHarfBuzz", "CICU"]

  /// The modules that hold a C library's pointers, and so may say `unsafe`.
  static let unsafeModules: Set<String> = ["Typeface", "Shaping", "Segmentation", "LocaleData"]

  /// The files that may say `unsafe` in a module that otherwise may not.
  static let unsafeFiles: Set<String> = [
    "CopyfitCLI/Environment.swift", "CopyfitCLI/GitProcess.swift", "CopyfitCLI/LineReader.swift",
    "CopyfitCLI/OutputFile.swift", "CopyfitCLI/OutputStream.swift", "CopyfitCLI/SystemError.swift",
  ]

  /// A file that is longer holds more than one idea.
  static let longestFile = 400
}
