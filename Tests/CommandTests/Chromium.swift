import Foundation

/// A browser to try pages in, where one is installed.
enum Chromium {
  /// Its file: what the variable `CHROMIUM` names, else the first of the usual names in `PATH`.
  static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    let found = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return ([environment["CHROMIUM"]].compactMap { $0 } + found).first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  /// The page at an address, as it is once it has loaded and its scripts have run.
  static func page(at address: String) throws -> String {
    let folder = try ScratchFolder()
    let output = folder.url.appendingPathComponent("page")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    // Without a sandbox of its own, which cannot be made in many a container; the page is ours.
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb",
      "--user-data-dir=\(folder.path("profile"))", "--dump-dom", address,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
  }
}
