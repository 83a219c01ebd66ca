import Testing

/// The checker reports what breaks the architecture, and nothing else.
@Suite struct BrokenSampleTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let path: String
    let text: String
    let reports: [String]

    init(_ path: String, _ text: String, _ reports: String...) {
      (self.path, self.text, self.reports) = (path, text, reports)
    }

    var testDescription: String { "\(path): \(text.prefix(60))" }
  }

  /// Path below `Sources`, text, what is reported as `rule:line`.
  static let broken: [Sample] = [
    Sample("LineBreaking/A.swift", "internal import CICU", "forbiddenImport:1"),
    Sample("LineBreaking/A.swift", "import Synchronization", "forbiddenImport:1"),
    Sample("LineBreaking/A.swift", "\n\ninternal import Measuring", "forbiddenImport:3"),
    Sample("LineBreaking/A.swift", "import struct Shaping.GlyphRun", "forbiddenImport:1"),
    Sample("LineBreaking/A.swift", "@testable import Shaping", "forbiddenImport:1"),
    Sample("TextUnits/A.swift", "import FoundationEssentials", "forbiddenImport:1"),
    Sample("Segmentation/A.swift", "internal import CHarfBuzz", "forbiddenImport:1"),
    Sample("Measuring/A.swift", "internal import CFreeType", "forbiddenImport:1"),
    Sample("CopyfitCLI/A.swift", "import Foundation", "forbiddenImport:1"),
    Sample("Typeface/A.swift", "public import CFreeType", "publicCImport:1"),
    Sample("Typeface/A.swift", "@_exported import CFreeType", "publicCImport:1"),
    Sample(
      "Auditing/A.swift", "public import CICU", "forbiddenImport:1", "publicCImport:1"),
    Sample("Measuring/A.swift", "let a = unsafe b.pointee", "unsafeOutsideBinding:1"),
    Sample("Measuring/A.swift", "/* a\nb */ _ = unsafe c", "unsafeOutsideBinding:2"),
    Sample("Measuring/A.swift", #"let a = "\(unsafe b.pointee)""#, "unsafeOutsideBinding:1"),
    Sample("Measuring/A.swift", "let a = \"//\"\nunsafe b()", "unsafeOutsideBinding:2"),
    Sample(
      "Measuring/A.swift", "let a = \"\"\"\n  \"\n  \"\"\"\nunsafe b()", "unsafeOutsideBinding:4"),
    Sample("CopyfitCLI/Check.swift", "unsafe a()", "unsafeOutsideBinding:1"),
    Sample("DynamicType/A.swift", "#if os(Linux)\n#endif", "platformBranch:1"),
    Sample("DynamicType/A.swift", "  #if DEBUG || os(iOS)\n  #endif", "platformBranch:1"),
    Sample("DynamicType/A.swift", "#if A\n#elseif arch(arm64)\n#endif", "platformBranch:2"),
    Sample("Typeface/A.swift", "#if canImport(Glibc)\nlet a = 1\n#endif", "platformBranch:1"),
    Sample("Typeface/A.swift", String(repeating: "\n", count: 401), "tooLong:401"),
    Sample("Novelty/A.swift", "", "unknownModule:1"),
  ]

  static let sound: [Sample] = [
    Sample("LineBreaking/A.swift", "public import TextUnits"),
    Sample("LineBreaking/A.swift", "// import CICU\nlet a = \"import CICU\""),
    Sample("LineBreaking/A.swift", "/* import CICU\n/* */\nimport CICU */"),
    Sample("Typeface/A.swift", "internal import CFreeType\nlet a = unsafe b.pointee"),
    Sample("CopyfitCLI/OutputStream.swift", "unsafe fputs(a, stderr)"),
    Sample("Measuring/A.swift", "// unsafe\nlet unsafeToBreak = \"unsafe \\\" unsafe\""),
    Sample("Measuring/A.swift", "let a = #\"\"unsafe\" \\(unsafe)\"#"),
    Sample("DynamicType/A.swift", "#if DEBUG\n#endif"),
    Sample(
      "Typeface/A.swift",
      "#if canImport(Glibc)\n  internal import Glibc\n#elseif canImport(Musl)\n"
        + "  internal import Musl\n#endif\nlet a = 1"),
    Sample("Typeface/A.swift", String(repeating: "\n", count: 400)),
    Sample("DynamicType/Tables/A.swift", String(repeating: "\n", count: 401)),
  ]

  @Test(arguments: broken + sound)
  func checkerReports(_ sample: Sample) {
    let file = SourceFile(path: sample.path, text: sample.text)
    let reports = ArchitectureChecker.violations(in: file).map { "\($0.rule.rawValue):\($0.line)" }
    #expect(reports == sample.reports)
  }

  @Test func manifestIsReadFromItsText() {
    let manifest = Manifest(
      """
          system("CBelow", pkgConfig: "below")
          module("Low"),
          module(
            "High", ["Low", "CBelow"],
            tables: ["a.csv"],
            linking: [.unsafeFlags(["-L", "/here"])]),
          .executableTarget(
            name: "Program",
            dependencies: [
              "High"
            ])
      """)
    #expect(manifest.order == ["Low", "High", "Program"])
    #expect(manifest.arrows == ["Low": [], "High": ["Low", "CBelow"], "Program": ["High"]])
    #expect(manifest.modulesWithFlags == ["High"])
    #expect(!manifest.isUnsafeEverywhere)
    let unsafe = "let strict: [SwiftSetting] = [\n  .unsafeFlags([\"-O\"]),\n]\n"
    #expect(Manifest(unsafe).isUnsafeEverywhere)
    #expect(manifest.systemLibraries == ["CBelow"])
  }
}
