// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Copyfit builds its benchmarks.
let package = Package(
  name: "copyfit-benchmarks",
  dependencies: [.package(name: "copyfit", path: "..")],
  targets: [
    .executableTarget(
      name: "LayoutBenchmark", dependencies: [.product(name: "Copyfit", package: "copyfit")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
