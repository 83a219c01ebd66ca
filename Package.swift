// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// What every Swift target is compiled with; nothing in the package opts out.
let strict: [SwiftSetting] = [
  // Data races are compile errors.
  .swiftLanguageMode(.v6),
  // Every use of memory the compiler cannot vouch for carries the word `unsafe`.
  .strictMemorySafety(),
  // A warning nobody reads is worth nothing.
  .treatAllWarnings(as: .error),
  // A module shows what it needs of another in its own public signatures, and nothing by accident.
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Dynamic dispatch is visible where it happens.
  .enableUpcomingFeature("ExistentialAny"),
]

/// One library of the house: the modules it may name, and the data compiled into it.
func module(
  _ name: String, _ uses: [String] = [], tables: [String] = [],
  settings: [SwiftSetting] = strict, linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name,
    dependencies: uses.map { .byName(name: $0) },
    resources: tables.map { .embedInCode($0) },
    swiftSettings: settings,
    linkerSettings: linking)
}

/// A test target; `Tests/<name>/Recordings` holds its recorded cases where it has any.
///
/// They are read by path and are no resources: a resource bundle's accessor imports Foundation, whose
/// own ICU has other definitions of the types that CICU has, and a module cannot see both.
func tests(
  _ name: String, _ uses: [String], recordings: Bool = false,
  settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(
    name: name,
    dependencies: uses.map { .byName(name: $0) },
    exclude: recordings ? ["Recordings"] : [],
    swiftSettings: settings)
}

/// A C library found by pkg-config, or named for the package manager that brings it.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// The toolchain whose SwiftSyntax reads SwiftUI source, by the folder that contains `usr`: the one
/// that the environment names, or the one that reads this manifest.
///
/// The latter is told by the library that this manifest runs with, since `swift` on `PATH` may be a
/// proxy that starts a toolchain elsewhere, such as swiftly's. Without `/proc` it is that of `swift`.
let toolchain: String = {
  let environment = ProcessInfo.processInfo.environment
  if let named = environment["COPYFIT_TOOLCHAIN"], !named.isEmpty { return named }
  let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
  let library = maps?.split(separator: "\n").first { $0.hasSuffix("/libPackageDescription.so") }
  if let path = library?.drop(while: { $0 != "/" }),
    let usr = path.range(of: "/usr/lib/swift/", options: .backwards)
  {
    return String(path[..<usr.lowerBound])
  }
  let folders = (environment["PATH"] ?? "").split(separator: ":")
  let swift = folders.map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile)
  let program = URL(fileURLWithPath: swift ?? "/usr/bin/swift").resolvingSymlinksInPath()
  return program.pathComponents.dropFirst().dropLast(3).map { "/\($0)" }.joined()
}()

/// Where a toolchain keeps SwiftSyntax.
let swiftSyntax = "\(toolchain)/usr/lib/swift/host"

/// What targets are compiled with that see SwiftSyntax, through however many modules.
let readingSwift = strict + [.unsafeFlags(["-I", swiftSyntax])]

/// Stops the build of SwiftUISource, and of nothing else, where SwiftSyntax is not there.
///
/// An error of the manifest would stop those too who want the library only, and what a manifest prints
/// SwiftPM shows but once. So the compiler is given the message as a file it cannot know. SwiftPM also
/// keeps what a manifest has looked up, until the environment changes or its cache is emptied.
let parserMissing: [SwiftSetting] =
  FileManager.default.fileExists(atPath: "\(swiftSyntax)/SwiftSyntax.swiftmodule")
  ? []
  : [
    .unsafeFlags([
      "no SwiftSyntax in \(swiftSyntax); name a toolchain that has it, by the folder that contains "
        + "usr/: COPYFIT_TOOLCHAIN=/path/to/toolchain (if it has come since: swift package purge-cache)"
    ])
  ]

// Read from top to bottom, the table is the architecture: a module may use what stands above it.
let package = Package(
  name: "copyfit",
  products: [
    .library(name: "Copyfit", targets: ["Copyfit"]),
    .executable(name: "copyfit", targets: ["CopyfitCLI"]),
  ],
  targets: [
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    system("CICU", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),

    module("TextUnits"),
    module("JSONDocuments"),

    module("Typeface", ["CFreeType", "CHarfBuzz", "TextUnits"]),
    module("Shaping", ["CHarfBuzz", "CICU", "Typeface", "TextUnits"]),
    module("Segmentation", ["CICU", "TextUnits"]),
    module("LocaleData", ["CICU", "TextUnits"]),
    module("LineBreaking", ["TextUnits"]),
    module(
      "DynamicType", ["TextUnits", "JSONDocuments"],
      tables: [
        "Tables/dynamic-type-ios.csv", "Tables/content-size-names.csv",
        "Tables/tracking-sf-pro.csv", "Tables/advances-sf.csv", "Tables/profile-ios.json",
      ]),
    module(
      "Measuring",
      ["Shaping", "Segmentation", "Typeface", "LineBreaking", "DynamicType", "TextUnits"]),

    module(
      "LayoutPrediction", ["LineBreaking", "DynamicType", "TextUnits"],
      tables: ["Tables/controls-ios.csv", "Tables/devices-ios.csv"]),
    module(
      "Requests", ["LayoutPrediction", "JSONDocuments", "LineBreaking", "DynamicType", "TextUnits"]),
    module("Catalogs", ["JSONDocuments", "LocaleData", "TextUnits"]),
    module(
      "Auditing", ["LayoutPrediction", "Catalogs", "LineBreaking", "DynamicType", "TextUnits"],
      tables: ["Tables/hit-targets.csv"]),
    module(
      "ProjectFiles",
      [
        "Auditing", "Requests", "Catalogs", "LayoutPrediction", "JSONDocuments", "DynamicType",
      ]),
    module(
      "SwiftUISource", ["LayoutPrediction", "Catalogs", "DynamicType", "TextUnits"],
      tables: ["Tables/modifiers-without-layout.txt"],
      settings: readingSwift + parserMissing,
      linking: [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftOperators"),
      ]),
    module(
      "AppAuditing",
      ["SwiftUISource", "Auditing", "LayoutPrediction", "Catalogs", "DynamicType", "TextUnits"],
      settings: readingSwift),
    module(
      "Reporting",
      [
        "AppAuditing", "SwiftUISource", "Auditing", "Catalogs", "Requests", "LayoutPrediction",
        "JSONDocuments", "LineBreaking", "DynamicType", "TextUnits",
      ], settings: readingSwift),

    module(
      "Copyfit",
      [
        "Measuring", "Typeface", "LayoutPrediction", "LineBreaking", "DynamicType", "TextUnits",
      ]),
    .executableTarget(
      name: "CopyfitCLI",
      dependencies: [
        "Copyfit", "AppAuditing", "SwiftUISource", "ProjectFiles", "Auditing", "Catalogs",
        "Reporting", "Requests", "JSONDocuments", "Measuring", "Typeface", "LayoutPrediction",
        "LineBreaking", "DynamicType", "TextUnits",
      ],
      swiftSettings: readingSwift),

    // What is left of the engine's error against texts measured on iOS; Scripts/fidelity prints it.
    module(
      "Fidelity", ["Copyfit", "JSONDocuments", "TextUnits"],
      tables: [
        "Tables/left-out.csv", "Tables/layout-misses.csv",
        "Tables/layout-fonts.csv",
      ]),
    .executableTarget(
      name: "FidelityReport", dependencies: ["Fidelity", "Copyfit", "TextUnits"],
      swiftSettings: strict),

    // Texts with advances one can add up in one's head.
    .target(
      name: "RoundAdvances",
      dependencies: ["LayoutPrediction", "LineBreaking", "DynamicType", "TextUnits"],
      path: "Tests/RoundAdvances", swiftSettings: strict),

    tests("ArchitectureTests", []),
    tests("TextUnitsTests", ["TextUnits"]),
    tests("JSONDocumentsTests", ["JSONDocuments"]),
    tests("TypefaceTests", ["Typeface", "TextUnits"], recordings: true),
    tests(
      "ShapingTests",
      [
        "Shaping", "Measuring", "Segmentation", "Typeface", "LineBreaking", "DynamicType",
        "TextUnits",
      ],
      recordings: true),
    tests("SegmentationTests", ["Segmentation", "TextUnits"], recordings: true),
    tests("LocaleDataTests", ["LocaleData", "TextUnits"], recordings: true),
    tests("LineBreakingTests", ["LineBreaking", "RoundAdvances", "TextUnits"]),
    tests(
      "LayoutPredictionTests",
      [
        "LayoutPrediction", "LineBreaking", "DynamicType", "RoundAdvances", "TextUnits", "Copyfit",
      ], recordings: true),
    tests("DynamicTypeTests", ["DynamicType", "TextUnits"], recordings: true),
    tests(
      "MeasuringTests",
      [
        "Copyfit", "Measuring", "LayoutPrediction", "LineBreaking", "DynamicType", "Shaping",
        "Typeface", "Catalogs", "Fidelity", "RoundAdvances", "TextUnits",
      ], recordings: true),
    tests("CatalogsTests", ["Catalogs", "JSONDocuments", "TextUnits"], recordings: true),
    tests(
      "RequestsTests",
      [
        "Requests", "LayoutPrediction", "JSONDocuments", "LineBreaking", "DynamicType",
        "RoundAdvances", "TextUnits",
      ]),
    tests(
      "AuditingTests",
      [
        "Auditing", "Catalogs", "Copyfit", "Requests", "LayoutPrediction", "LineBreaking",
        "DynamicType", "RoundAdvances", "TextUnits",
      ], recordings: true),
    tests(
      "ReportingTests",
      [
        "Reporting", "Requests", "Auditing", "Catalogs", "LayoutPrediction", "LineBreaking",
        "DynamicType", "JSONDocuments", "RoundAdvances", "TextUnits", "Copyfit",
      ], recordings: true, settings: readingSwift),
    tests(
      "SwiftUISourceTests", ["SwiftUISource", "Reporting", "LayoutPrediction"],
      recordings: true, settings: readingSwift),
    tests(
      "AppAuditingTests",
      [
        "AppAuditing", "SwiftUISource", "Auditing", "Catalogs", "Copyfit", "Requests",
        "LayoutPrediction", "DynamicType", "RoundAdvances", "TextUnits",
      ], recordings: true, settings: readingSwift),
    tests(
      "ProjectFilesTests",
      [
        "ProjectFiles", "Auditing", "Requests", "Catalogs", "DynamicType", "JSONDocuments",
        "TextUnits",
      ]),
    tests("CommandTests", ["CopyfitCLI", "JSONDocuments"], recordings: true),
  ]
)
