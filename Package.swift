// swift-tools-version: 6.2
import PackageDescription

/// Language rules for every target: imports stay private unless said otherwise, so that the arrows
/// between targets are checked by the compiler, and a warning is an error on Linux.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
]

let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

func tests(of target: String, with others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(target)Tests", dependencies: [.target(name: target), "TestSupport"] + others,
    swiftSettings: strict)
}

/// Whether make builds the package.
let isMade = Context.environment["FILMSTRIP_MADE"] != nil

/// A package at the version that this one is tested with.
///
/// Make asks for exactly that one, so that the same sources make the same command; who uses a product takes any later
/// one that is compatible. Package.resolved would say the same, but with commits that a mirror of a package lacks.
func tested(_ url: String, _ version: Version) -> Package.Dependency {
  isMade ? .package(url: url, exact: version) : .package(url: url, from: version)
}

let package = Package(
  name: "Filmstrip",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "Easing", targets: ["Easing"]),
    .library(name: "Imaging", targets: ["Imaging"]),
    .library(name: "FilmstripKit", targets: ["FilmstripKit"]),
    .library(name: "FilmstripUIKit", targets: ["FilmstripUIKit"]),
    .library(name: "FilmstripCombine", targets: ["FilmstripCombine"]),
    .library(name: "Traces", targets: ["Traces"]),
    .library(name: "Recordings", targets: ["Recordings"]),
    .library(name: "FilmstripTesting", targets: ["FilmstripTesting"]),
    .library(name: "FilmstripPictures", targets: ["FilmstripPictures"]),
    .library(name: "FilmstripPictureTesting", targets: ["FilmstripPictureTesting"]),
    .library(name: "FilmstripCommand", targets: ["FilmstripCommand"]),
    .executable(name: "filmstrip", targets: ["filmstrip"]),
    .executable(name: "filmstrip-carry", targets: ["filmstrip-carry"]),
    .plugin(name: "FilmstripPlugin", targets: ["FilmstripPlugin"]),
    .plugin(name: "FilmstripCarry", targets: ["CarryFiles"]),
  ],
  dependencies: [
    tested("https://github.com/apple/swift-argument-parser", "1.8.2"),
    tested("https://github.com/OpenCombine/OpenCombine", "0.14.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),

    .target(name: "LibC", swiftSettings: strict),
    .target(name: "Basics", dependencies: ["LibC"], swiftSettings: strict),
    .target(name: "Essentials", dependencies: ["LibC"], swiftSettings: strict),
    .target(name: "Serving", dependencies: ["Basics", "Essentials"], swiftSettings: strict),
    .target(name: "WholeFiles", dependencies: ["Basics", "Essentials"], swiftSettings: strict),
    .target(name: "Carrying", dependencies: ["Basics", "Essentials"], swiftSettings: strict),
    .executableTarget(
      name: "filmstrip-carry", dependencies: ["Carrying"], swiftSettings: strict),
    .target(name: "Easing", dependencies: ["Basics", "LibC"], swiftSettings: strict),
    .target(
      name: "Notations", dependencies: ["Basics", "Essentials", "Easing"], swiftSettings: strict),
    .target(name: "Geometry", dependencies: ["Basics"], swiftSettings: strict),
    .target(
      name: "Stage", dependencies: ["Basics", "LibC", "Easing", "Geometry"],
      exclude: ["README.md", "decisions.txt"],
      swiftSettings: strict),
    .target(name: "Screens", dependencies: ["Stage"], swiftSettings: strict),
    .target(name: "Approaches", dependencies: ["LibC", "Stage", "Screens"], swiftSettings: strict),
    .target(name: "Diagnosis", dependencies: ["Basics", "LibC", "Stage"], swiftSettings: strict),
    .target(
      name: "Families",
      dependencies: ["Basics", "Stage", "Screens", "Approaches", "Diagnosis"],
      swiftSettings: strict, plugins: ["EmbedTexts"]),
    .target(
      name: "Scenarios",
      dependencies: ["Basics", "Stage", "Screens", "Approaches", "Diagnosis", "Families", "CYAML"],
      swiftSettings: strict, plugins: ["EmbedTexts"]),
    .plugin(name: "EmbedTexts", capability: .buildTool()),
    .target(
      name: "Traces", dependencies: ["Basics", "Stage", "Diagnosis"], swiftSettings: strict),
    .target(
      name: "Recordings", dependencies: ["Basics", "LibC", "Easing", "Stage", "Diagnosis"],
      swiftSettings: strict),
    .target(name: "Programs", dependencies: ["Essentials"], swiftSettings: strict),
    .target(
      name: "RecordingFiles",
      dependencies: ["Basics", "Essentials", "Recordings", "Imaging", "Programs"],
      swiftSettings: strict),
    .target(name: "FilmstripKit", dependencies: ["Scenarios"], swiftSettings: strict),
    .target(name: "CForking"),
    .target(
      name: "Forking", dependencies: ["CForking", "Essentials", "LibC"], swiftSettings: strict),
    .target(
      name: "FilmstripUIKit",
      dependencies: [
        "Basics", "Forking", "Easing", "Geometry", "Stage", "Screens", "Approaches", "Diagnosis",
        "Scenarios",
      ],
      swiftSettings: strict),
    .target(
      name: "FilmstripCombine",
      dependencies: [
        "FilmstripUIKit", .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: strict),
    .target(
      name: "FilmstripTesting", dependencies: ["Scenarios", "Traces", "WholeFiles"],
      swiftSettings: strict),
    .target(
      name: "Annotation", dependencies: ["Basics", "Easing", "Stage", "Diagnosis"],
      swiftSettings: strict),
    .target(
      name: "Imaging", dependencies: ["LibC", "CDeflate", "CDrawing", "CWebP", "CZlib"],
      swiftSettings: strict),
    .target(name: "CDrawing", exclude: ["functions.h"]),
    .target(
      name: "Graphics",
      dependencies: [
        "Basics", "LibC", "Geometry", "Imaging", "CPangoCairo", "CFontconfig", "CFreeType",
        "CDrawing",
      ],
      swiftSettings: strict),
    .target(
      name: "Painting",
      dependencies: [
        "Basics", "LibC", "Easing", "Stage", "Diagnosis", "Annotation", "Imaging", "Graphics",
      ],
      swiftSettings: strict),
    .target(
      name: "RecordedPictures",
      dependencies: [
        "Basics", "Stage", "Diagnosis", "Annotation", "Imaging", "Graphics", "Painting",
        "Recordings",
      ],
      swiftSettings: strict),
    .target(
      name: "Pages", dependencies: ["Basics", "Essentials", "Diagnosis", "Annotation", "Traces"],
      swiftSettings: strict, plugins: ["EmbedTexts"]),
    .target(
      name: "Review",
      dependencies: ["Basics", "Essentials", "Scenarios", "Traces", "Imaging", "WholeFiles"],
      swiftSettings: strict),
    .target(
      name: "Checking",
      dependencies: [
        "Basics", "Stage", "Scenarios", "Traces", "Imaging", "Graphics", "Painting", "Review",
        "WholeFiles",
      ],
      swiftSettings: strict),
    .target(
      name: "Comparing", dependencies: ["Basics", "Essentials", "Imaging", "Traces", "WholeFiles"],
      swiftSettings: strict),
    .target(
      name: "Sharding",
      dependencies: [
        "Basics", "Essentials", "Scenarios", "Traces", "Imaging", "Graphics", "Review",
        "WholeFiles",
      ],
      swiftSettings: strict),
    .target(
      name: "FilmstripPictures",
      dependencies: [
        "Basics", "Essentials", "Stage", "Diagnosis", "Scenarios", "Annotation", "Imaging",
        "Graphics", "Painting", "Pages", "WholeFiles",
      ],
      swiftSettings: strict),
    .target(
      name: "Starting",
      dependencies: ["Basics", "Carrying", "Essentials", "Scenarios", "Traces", "WholeFiles"],
      swiftSettings: strict, plugins: ["EmbedStarter"]),
    .plugin(name: "EmbedStarter", capability: .buildTool()),
    .target(
      name: "Playground",
      dependencies: [
        "Basics", "Essentials", "Easing", "Notations", "Diagnosis", "Scenarios", "Annotation",
        "Imaging",
        "Painting", "Pages", "FilmstripPictures", "Graphics", "Serving", "WholeFiles",
      ],
      swiftSettings: strict),
    .target(
      name: "FilmstripPictureTesting", dependencies: ["FilmstripTesting", "FilmstripPictures"],
      swiftSettings: strict),
    .target(
      name: "FilmstripCommand",
      dependencies: [
        "Basics", "Essentials", "Easing", "Notations", "Stage", "Diagnosis", "Scenarios", "Traces",
        "Annotation", "Imaging", "Graphics", "Painting", "Pages", "FilmstripPictures", "Review",
        "Checking", "Comparing", "Carrying", "FilmstripKit", "Programs", "Recordings",
        "RecordingFiles",
        "RecordedPictures", "Playground", "Serving", "Sharding", "Starting",
        "WholeFiles", arguments,
      ],
      swiftSettings: strict, plugins: ["EmbedVersion"]),
    .executableTarget(
      name: "filmstrip", dependencies: ["FilmstripCommand"], swiftSettings: strict),
    .plugin(name: "EmbedVersion", capability: .buildTool()),
    // It has the program built that it runs, so no build makes the command a second time.
    .plugin(name: "CarryFiles", capability: .buildTool(), dependencies: ["filmstrip-carry"]),
    .plugin(
      name: "FilmstripPlugin",
      capability: .command(
        intent: .custom(
          verb: "filmstrip", description: "Run filmstrip in the package's folder."),
        permissions: [
          .writeToPackageDirectory(reason: "filmstrip writes pictures, traces and baselines.")
        ])),

    .target(
      name: "TestSupport", dependencies: ["LibC", "Scenarios"], path: "Tests/TestSupport",
      swiftSettings: strict),
    // A program with approaches of its own, for the command's tests.
    .executableTarget(
      name: "films", dependencies: ["FilmstripCommand"], path: "Tests/Films", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    tests(of: "Basics"),
    tests(of: "Serving"),
    tests(of: "WholeFiles", with: ["Basics", "LibC"]),
    tests(of: "Carrying", with: ["Basics"]),
    tests(of: "Easing", with: ["LibC"]),
    tests(of: "Notations", with: ["Basics", "Easing"]),
    tests(of: "Geometry"),
    tests(of: "Stage", with: ["Easing"]),
    tests(of: "Screens", with: ["Stage"]),
    tests(of: "Approaches", with: ["LibC", "Scenarios"]),
    tests(of: "Diagnosis", with: ["Stage", "Scenarios"]),
    tests(of: "Families", with: ["Stage", "Diagnosis", "Scenarios"]),
    tests(of: "Scenarios", with: ["Stage"]),
    tests(of: "Traces", with: ["Scenarios"]),
    tests(of: "Recordings", with: ["Basics", "Easing", "Stage", "Diagnosis"]),
    tests(of: "Programs"),
    tests(of: "Forking", with: ["LibC"]),
    tests(of: "RecordingFiles", with: ["Recordings", "Imaging", "Programs"]),
    tests(of: "FilmstripTesting", with: ["FilmstripPictureTesting"]),
    tests(of: "FilmstripPictures", with: ["Scenarios", "Imaging", "Graphics", "Painting"]),
    tests(
      of: "FilmstripUIKit",
      with: [
        "AppsOfSwift5", "FilmstripCombine", "Approaches", "Geometry", "Easing", "Stage",
        "Scenarios", "Diagnosis", "Annotation", "Carrying", "Recordings",
      ]),
    // Apps as they were written before Swift 6.
    .target(
      name: "AppsOfSwift5", dependencies: ["FilmstripUIKit"], path: "Tests/AppsOfSwift5",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "Imaging", with: ["CPNG", "CWebP"]),
    tests(of: "Annotation", with: ["Stage", "Diagnosis", "Scenarios"]),
    tests(of: "Graphics", with: ["Basics", "Geometry", "Imaging"]),
    tests(
      of: "Painting",
      with: [
        "Basics", "Stage", "Screens", "Approaches", "Annotation", "Diagnosis", "Scenarios",
        "Imaging", "Graphics",
      ]),
    tests(of: "RecordedPictures", with: ["Stage", "Diagnosis", "Annotation", "Recordings"]),
    tests(of: "Pages", with: ["Stage", "Annotation", "Traces"]),
    tests(of: "Review", with: ["Traces"]),
    tests(
      of: "Checking", with: ["Scenarios", "Traces", "Imaging", "Graphics", "Painting", "Review"]),
    tests(of: "Comparing", with: ["Imaging", "Traces", "WholeFiles"]),
    tests(of: "Sharding", with: ["Basics", "Imaging"]),
    tests(of: "Starting", with: ["Carrying"]),
    tests(of: "Playground", with: ["Easing", "Notations", "Pages", "Scenarios", "Serving"]),
    tests(
      of: "FilmstripCommand",
      with: [
        "filmstrip", "films", "Playground", "Review", "Sharding", "Notations", arguments,
        "Diagnosis", "Families", "Scenarios", "Traces", "Imaging", "Graphics",
        "Painting", "Pages", "Recordings", "Easing", "Basics", "Serving", "WholeFiles",
      ]),
    // The code of the documentation, as a user of the products writes it.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Easing", "FilmstripCommand", "FilmstripKit", "FilmstripTesting", "FilmstripPictures",
        "FilmstripPictureTesting", "FilmstripUIKit",
        "Imaging", "Traces", "Recordings", "TestSupport",
      ],
      exclude: ["__Snapshots__"], packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)

// `make sanitize` builds only what handles memory by itself, and its tests.
if Context.environment["FILMSTRIP_SANITIZED"] != nil {
  let kept = [
    "Basics", "LibC", "Geometry", "Imaging", "CDrawing", "Graphics", "ImagingTests",
    "GraphicsTests",
  ]
  package.targets.removeAll { $0.type != .system && !kept.contains($0.name) }
  package.targets.append(
    .target(
      name: "TestSupport", dependencies: ["LibC"], path: "Tests/TestSupport",
      exclude: ["ChatPlay.swift", "Handlers.swift", "RandomWindow.swift"], swiftSettings: strict))
  package.products.removeAll()
  package.dependencies.removeAll()
}

// `make fuzz` builds the fuzzers.
if Context.environment["FILMSTRIP_FUZZED"] != nil {
  package.targets.removeAll { $0.type == .test || ["TestSupport", "films"].contains($0.name) }
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Fuzzing/Sources/CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzer", "Carrying", "Easing", "Imaging", "LibC", "Pages", "Review", "Scenarios", "Stage",
        "Traces", "FilmstripCommand", "Basics", "Serving", "WholeFiles", arguments,
      ],
      path: "Fuzzing/Sources/fuzz", swiftSettings: strict),
  ]
  package.products = [.executable(name: "fuzz", targets: ["fuzz"])]
}

// The targets in which tests, and the gallery, spend their time: make optimises them, with every check of a debug build.
// An optimised build of a target takes five times as long, which the others never win back.
if isMade {
  let optimised: Set = [
    "LibC", "Basics", "Easing", "Geometry", "Stage", "Screens", "Approaches", "Diagnosis",
    "Families", "Scenarios", "Traces", "Carrying", "Annotation", "Imaging", "Graphics", "Painting",
    "RecordingFiles", "Recordings", "RecordingsTests",
  ]
  for target in package.targets where optimised.contains(target.name) {
    target.swiftSettings?.append(
      .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
  }
}
