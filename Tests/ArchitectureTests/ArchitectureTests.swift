import Foundation
import Testing

/// The package as it is keeps to the architecture.
@Suite struct ArchitectureTests {
  @Test func everySourceFileKeepsTheRules() throws {
    let files = try PackageTree.sourceFiles()
    #expect(files.count >= Architecture.arrows.count, "looked in the wrong folder?")
    let violations = files.flatMap(ArchitectureChecker.violations)
    #expect(violations.isEmpty, "\n\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test func tableHasTheArrowsOfTheManifest() throws {
    let manifest = try Manifest(PackageTree.manifest())
    #expect(manifest.systemLibraries == Architecture.cModules)
    #expect(manifest.arrows.keys.sorted() == Architecture.arrows.keys.sorted())
    for (module, uses) in manifest.arrows {
      #expect(Architecture.arrows[module] == uses, "\(module)")
    }
  }

  @Test func arrowsNeverRunBack() throws {
    let order = try Manifest(PackageTree.manifest()).order
    for (position, module) in order.enumerated() {
      let above = Set(order[..<position]).union(Architecture.cModules)
      let below = (Architecture.arrows[module] ?? []).subtracting(above)
      #expect(below.isEmpty, "\(module) names \(below.sorted()), which stand below it")
    }
  }

  /// Flags name folders of the machine that reads SwiftUI source; who uses the library needs none.
  @Test func libraryHasNoFlagsOfItsOwn() throws {
    let manifest = try Manifest(PackageTree.manifest())
    var library: Set<String> = []
    var next: Set<String> = ["Copyfit"]
    while !next.isEmpty {
      library.formUnion(next)
      next = Set(next.flatMap { manifest.arrows[$0] ?? [] }).subtracting(library)
    }
    #expect(library.isDisjoint(with: manifest.modulesWithFlags))
    #expect(manifest.modulesWithFlags.contains("SwiftUISource"), "read the wrong lines?")
    #expect(!manifest.isUnsafeEverywhere)
  }

  @Test(arguments: Architecture.cModules.sorted())
  func cModuleIsBare(_ module: String) throws {
    #expect(try PackageTree.contents(ofModule: module) == ["module.modulemap", "shim.h"])
  }

  /// A module without C stays without it through all that it imports.
  @Test(arguments: ["LineBreaking", "DynamicType", "LayoutPrediction", "JSONDocuments"])
  func moduleReachesNoC(_ module: String) {
    var reached: Set<String> = []
    var pending = [module]
    while let next = pending.popLast() {
      if reached.insert(next).inserted { pending += Architecture.arrows[next] ?? [] }
    }
    #expect(reached.isDisjoint(with: Architecture.cModules))
  }
}
