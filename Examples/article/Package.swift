// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Article",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "Filmstrip", path: "../..")],
  targets: [
    // swift run pictures Article.docc/Resources
    .executableTarget(
      name: "pictures",
      dependencies: [.product(name: "FilmstripPictures", package: "Filmstrip")],
      path: "Sources/Pictures"),
    .testTarget(name: "PicturesTests"),
  ]
)
