// swift-tools-version: 6.2
import PackageDescription

/// Benchmarks stand apart from the package: nothing in it, and no test, depends on them.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "quoin", path: "..")],
  targets: [
    .executableTarget(
      name: "SolverBench",
      dependencies: [.product(name: "Cassowary", package: "quoin")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
