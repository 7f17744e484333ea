// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "quoin-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "quoin", path: "..")],
  targets: [
    .executableTarget(
      name: "SolverBench",
      dependencies: [.product(name: "Cassowary", package: "quoin")], swiftSettings: settings),
    .executableTarget(
      name: "LayoutBench",
      dependencies: [.product(name: "Quoin", package: "quoin")], swiftSettings: settings),
  ]
)
