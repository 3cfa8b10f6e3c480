// swift-tools-version: 6.2
import PackageDescription

/// Language rules for every target: imports stay private unless said otherwise, so that the arrows
/// between targets are checked by the compiler, and a warning is an error.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

func tests(of target: String, with others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: target == "filmstrip" ? "CommandTests" : "\(target)Tests",
    dependencies: [.target(name: target), "TestSupport"] + others, swiftSettings: strict)
}

let package = Package(
  name: "Filmstrip",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Easing", targets: ["Easing"]),
    .library(name: "FilmstripKit", targets: ["FilmstripKit"]),
    .library(name: "FilmstripTesting", targets: ["FilmstripTesting"]),
    .library(name: "FilmstripPictures", targets: ["FilmstripPictures"]),
    .library(name: "Imaging", targets: ["Imaging"]),
    .library(name: "Traces", targets: ["Traces"]),
    .executable(name: "filmstrip", targets: ["filmstrip"]),
    .plugin(name: "FilmstripCommand", targets: ["FilmstripCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),

    .target(name: "Easing", swiftSettings: strict),
    .target(
      name: "Stage", dependencies: ["Easing"], exclude: ["README.md"], swiftSettings: strict),
    .target(name: "Screens", dependencies: ["Stage"], swiftSettings: strict),
    .target(name: "Approaches", dependencies: ["Stage", "Screens"], swiftSettings: strict),
    .target(name: "Diagnosis", dependencies: ["Stage"], swiftSettings: strict),
    .target(
      name: "Scenarios", dependencies: ["Stage", "Screens", "Approaches", "Diagnosis", yams],
      resources: [.embedInCode("BuiltIn")],
      swiftSettings: strict),
    .target(name: "Traces", dependencies: ["Stage", "Diagnosis"], swiftSettings: strict),
    .target(name: "FilmstripKit", dependencies: ["Scenarios"], swiftSettings: strict),
    .target(
      name: "FilmstripTesting", dependencies: ["Scenarios", "Traces"], swiftSettings: strict),
    .target(name: "Imaging", dependencies: ["CPNG", "CDeflate", "CWebP"], swiftSettings: strict),
    .target(
      name: "Painting",
      dependencies: ["Stage", "Diagnosis", "Imaging", "CPangoCairo"],
      swiftSettings: strict),
    .target(
      name: "Pages", dependencies: ["Traces"],
      resources: [.embedInCode("Base"), .embedInCode("Player"), .embedInCode("Report")],
      swiftSettings: strict),
    .target(
      name: "Review", dependencies: ["Scenarios", "Traces", "Imaging", "Painting", "Pages"],
      swiftSettings: strict),
    .target(
      name: "FilmstripPictures", dependencies: ["FilmstripTesting", "Painting", "Imaging"],
      swiftSettings: strict),
    .executableTarget(
      name: "filmstrip",
      dependencies: ["Scenarios", "Traces", "Painting", "Imaging", "Pages", "Review", arguments],
      swiftSettings: strict
    ),
    .plugin(
      name: "FilmstripCommand",
      capability: .command(
        intent: .custom(
          verb: "filmstrip", description: "Run filmstrip in the package's folder."),
        permissions: [
          .writeToPackageDirectory(reason: "filmstrip writes pictures, traces and baselines.")
        ]),
      dependencies: ["filmstrip"]),

    .target(
      name: "TestSupport", dependencies: ["Scenarios"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests(of: "Easing"),
    tests(of: "Stage"),
    tests(of: "Screens"),
    tests(of: "Approaches", with: ["Scenarios"]),
    tests(of: "Diagnosis", with: ["Scenarios"]),
    tests(of: "Scenarios"),
    tests(of: "Traces", with: ["Scenarios"]),
    tests(of: "FilmstripTesting", with: ["FilmstripPictures"]),
    tests(of: "Imaging", with: ["CPNG", "CWebP"]),
    tests(of: "Painting", with: ["Scenarios"]),
    tests(of: "Pages", with: ["Traces"]),
    tests(of: "Review", with: ["Scenarios", "Traces", "Pages", "Imaging", "Painting"]),
    tests(of: "filmstrip", with: ["Scenarios", "Imaging", "Painting", "Traces", "Pages"]),
  ]
)

// `make sanitize` builds only what draws nothing, and the tests of the targets that it names.
if let tested = Context.environment["FILMSTRIP_SANITIZED_TESTS"]?.split(separator: " ") {
  let sources = [
    "Easing", "Stage", "Screens", "Approaches", "Diagnosis", "Scenarios", "Traces", "Imaging",
    "TestSupport",
  ]
  let kept = Set(sources + tested.map { "\($0)Tests" })
  package.targets.removeAll { $0.type != .system && !kept.contains($0.name) }
  package.products.removeAll()
}
