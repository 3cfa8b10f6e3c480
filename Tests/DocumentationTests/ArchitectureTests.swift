import Foundation
import Testing

/// The picture of the targets shows those of the manifest.
struct ArchitectureTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scripts/architecture")

  /// Whether the script can run here.
  private static let hasPython = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/python3")
    }
  }()

  @Test(.enabled(if: hasPython)) func thePictureIsUpToDate() throws {
    let process = Process()
    process.executableURL = ArchitectureTests.script
    process.arguments = ["--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "Run: make architecture")
  }
}
