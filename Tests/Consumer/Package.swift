// swift-tools-version: 6.2
import PackageDescription

/// The repository that `run` makes of the working copy.
let repository = Context.environment["COPYFIT_REPOSITORY"] ?? ""

// Somebody else's package, which uses a version of Copyfit as a library: no flags, no module but the
// product's.
let package = Package(
  name: "consumer",
  dependencies: [.package(url: "file://\(repository)", exact: "0.0.1")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "Copyfit", package: "copyfit")])
  ]
)
