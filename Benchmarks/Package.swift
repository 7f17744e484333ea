// swift-tools-version: 6.2
import PackageDescription

/// Benchmarks stand apart from the package: nothing in it, and no test, depends on them.
///
/// `./fetch-kiwi` puts the peer's headers in place; without them only our own times are taken.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "quoin", path: "..")],
  targets: [
    .executableTarget(
      name: "SolverBench",
      dependencies: ["KiwiPeer", .product(name: "Cassowary", package: "quoin")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]),
    .target(
      name: "KiwiPeer",
      cxxSettings: [.headerSearchPath("."), .unsafeFlags(["-O3", "-DNDEBUG"])]),
  ],
  cxxLanguageStandard: .cxx17
)
