// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Filmstrip", path: "..")],
  targets: [
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzer",
        .product(name: "FilmstripKit", package: "Filmstrip"),
        .product(name: "Imaging", package: "Filmstrip"),
        .product(name: "Traces", package: "Filmstrip"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
