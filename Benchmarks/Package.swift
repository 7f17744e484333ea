// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "quoin-benchmarks",
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
