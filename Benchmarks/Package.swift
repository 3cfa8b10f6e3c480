// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "Filmstrip", path: "..")],
  targets: [
    .target(
      name: "CEncoders", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("cairo")]),
    .executableTarget(
      name: "measure",
      dependencies: [
        "CEncoders",
        .product(name: "FilmstripKit", package: "Filmstrip"),
        .product(name: "Imaging", package: "Filmstrip"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "accuracy", dependencies: [.product(name: "Imaging", package: "Filmstrip")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "accuracyTests", dependencies: ["accuracy"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
