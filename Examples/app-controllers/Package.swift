// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AppControllers",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "Filmstrip", path: "../..")],
  targets: [
    // The app's files in App, which carry.txt lists, carried at each build.
    .target(
      name: "AppControllers",
      dependencies: [
        .product(name: "FilmstripUIKit", package: "Filmstrip"),
        .product(name: "FilmstripKit", package: "Filmstrip"),
      ],
      exclude: ["carry.txt"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "FilmstripCarry", package: "Filmstrip")]),
    .target(
      name: "ModernControllers",
      dependencies: [
        .product(name: "FilmstripUIKit", package: "Filmstrip"),
        .product(name: "FilmstripKit", package: "Filmstrip"),
      ],
      exclude: ["carry.txt"],
      plugins: [.plugin(name: "FilmstripCarry", package: "Filmstrip")]),
    // The command filmstrip with these controllers in it: swift run films render --approach Chat
    .executableTarget(
      name: "films",
      dependencies: [
        "AppControllers", "ModernControllers",
        .product(name: "FilmstripCommand", package: "Filmstrip"),
      ],
      path: "Sources/Films"),
    .testTarget(
      name: "AppControllersTests",
      dependencies: [
        "AppControllers", "ModernControllers", "films",
        .product(name: "FilmstripTesting", package: "Filmstrip"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
