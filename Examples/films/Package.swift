// swift-tools-version: 6.2
import PackageDescription

// On a machine that has Filmstrip elsewhere: FILMSTRIP_PATH=/its/folder swift test
let filmstrip: Package.Dependency =
  if let path = Context.environment["FILMSTRIP_PATH"] {
    .package(name: "Filmstrip", path: path)
  } else {
    .package(name: "Filmstrip", path: "../..")
  }

let package = Package(
  name: "Films",
  platforms: [.macOS("15.4")],
  dependencies: [filmstrip],
  targets: [
    // What is filmed: handlers, as the app has them.
    .target(
      name: "Handlers", dependencies: [.product(name: "FilmstripKit", package: "Filmstrip")]),
    // The command filmstrip with these handlers in it: swift run films --help
    .executableTarget(
      name: "films",
      dependencies: ["Handlers", .product(name: "FilmstripCommand", package: "Filmstrip")],
      path: "Sources/Films"),
    .testTarget(
      name: "HandlersTests",
      dependencies: ["Handlers", .product(name: "FilmstripTesting", package: "Filmstrip")],
      exclude: ["__Snapshots__"]),
  ]
)
