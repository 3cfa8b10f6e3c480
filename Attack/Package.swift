// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Attack",
  platforms: [.macOS("15.4")],
  targets: [
    .executableTarget(name: "attack", swiftSettings: strict),
    .testTarget(name: "AttackTests", dependencies: ["attack"], swiftSettings: strict),
  ]
)
