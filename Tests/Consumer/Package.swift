// swift-tools-version: 6.2
import PackageDescription

// Somebody else's package, which uses Copyfit as a library: no flags, no module but the product's.
let package = Package(
  name: "consumer",
  dependencies: [.package(name: "copyfit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "Copyfit", package: "copyfit")])
  ]
)
