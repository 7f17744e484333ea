// swift-tools-version: 6.2
import PackageDescription

/// Settings every Swift target is built with (see CONTRIBUTING.md, "Settings").
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The layers that touch no C also promise strict memory safety.
let pure: [SwiftSetting] = house + [.strictMemorySafety()]

let package = Package(
  name: "quoin",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "Quoin", targets: ["Quoin", "QuoinLayout", "QuoinCore"]),
    .executable(name: "quoin", targets: ["QuoinCommand"]),
    .executable(name: "cassowary-solve", targets: ["CassowarySolve"]),
  ],
  targets: [
    // The command and the façade.
    .executableTarget(
      name: "QuoinCommand", dependencies: ["Quoin", "QuoinCore"], swiftSettings: house),
    .target(
      name: "Quoin",
      dependencies: [
        "QuoinCore", "QuoinLayout", "QuoinInspection", "QuoinText", "QuoinTemplate", "QuoinRender",
      ],
      swiftSettings: house),

    // The pipeline: template, layout, text, drawing.
    .target(
      name: "QuoinTemplate", dependencies: ["QuoinCore", "QuoinLayout", "CXML"],
      swiftSettings: house),
    .target(name: "QuoinLayout", dependencies: ["Cassowary", "QuoinCore"], swiftSettings: pure),
    .target(
      name: "QuoinInspection", dependencies: ["QuoinLayout", "QuoinCore"], swiftSettings: pure),
    .target(
      name: "QuoinText", dependencies: ["QuoinCore", "CPango", "CFontconfig"],
      swiftSettings: house),
    .target(
      name: "QuoinRender",
      dependencies: ["QuoinCore", "QuoinText", "CCairo", "CPNG", "CPNGWriter", "CZlib"],
      swiftSettings: house),
    .target(name: "QuoinCore", swiftSettings: pure),
    .target(name: "Cassowary", swiftSettings: pure),

    // The solver behind a pipe, for outside judges.
    .executableTarget(name: "CassowarySolve", dependencies: ["Cassowary"], swiftSettings: house),

    // C libraries, each behind one door.
    .systemLibrary(
      name: "CXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    // C of our own: libpng fails by longjmp, which Swift cannot catch.
    .target(name: "CPNGWriter", dependencies: ["CPNG"]),

    // Tests mirror sources.
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary"],
      resources: [.copy("Fixtures/solver-cases.json")], swiftSettings: house),
    .testTarget(
      name: "CassowarySolveTests", dependencies: ["CassowarySolve"], swiftSettings: house),
    .testTarget(name: "QuoinCoreTests", dependencies: ["QuoinCore"], swiftSettings: house),
    .testTarget(
      name: "QuoinLayoutTests", dependencies: ["QuoinLayout", "QuoinCore", "Cassowary"],
      resources: [.copy("Fixtures")],
      swiftSettings: house),
    .testTarget(
      name: "QuoinInspectionTests",
      dependencies: ["QuoinInspection", "QuoinLayout", "QuoinCore", "Cassowary"],
      swiftSettings: house),
    .testTarget(
      name: "QuoinTextTests", dependencies: ["QuoinText", "QuoinCore"], swiftSettings: house),
    .testTarget(
      name: "QuoinTemplateTests", dependencies: ["QuoinTemplate", "QuoinLayout", "QuoinCore"],
      swiftSettings: house),
    .testTarget(
      name: "QuoinRenderTests", dependencies: ["QuoinRender", "QuoinText", "QuoinCore", "CPNG"],
      swiftSettings: house),
    .testTarget(
      name: "QuoinTests",
      dependencies: [
        "Quoin", "QuoinCore", "QuoinLayout", "QuoinText", "QuoinTemplate", "QuoinRender",
        "Cassowary", "CPNG",
      ],
      resources: [.copy("Cases")],
      swiftSettings: house),
    .testTarget(
      name: "CommandTests",
      dependencies: ["QuoinCommand", "Quoin", "QuoinLayout", "QuoinCore"],
      swiftSettings: house),
  ]
)
