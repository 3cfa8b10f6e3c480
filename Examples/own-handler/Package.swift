// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "own-handler",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "Filmstrip", path: "../..")],
  targets: [
    .target(
      name: "OwnHandler", dependencies: [.product(name: "FilmstripKit", package: "Filmstrip")]),
    .testTarget(
      name: "OwnHandlerTests",
      dependencies: [
        "OwnHandler", .product(name: "FilmstripTesting", package: "Filmstrip"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
