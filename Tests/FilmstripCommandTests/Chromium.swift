import Foundation
import Imaging
import TestSupport
import Testing

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

  /// What a test of pages needs.
  static let isThere: ConditionTrait = .enabled(
    if: path != nil, "needs Chromium: apt-get install chromium-headless-shell")

  /// The least width of a window, in points: a browser with a user interface has none narrower than 500.
  static let leastWidth = path?.hasSuffix("headless-shell") == true ? 0 : 500

  /// The page at an address, as it is once it has loaded and its scripts have run.
  static func page(at address: String) throws -> String {
    try visit(address).page
  }

  /// The page at an address in a window of so many points, once so many milliseconds of the page's time are over, and
  /// what it said to the console.
  ///
  /// Its time runs as fast as the browser can work.
  static func visit(
    _ address: String, width: Int = 1280, height: Int = 800, milliseconds: Int? = nil
  ) throws -> (page: String, console: [String]) {
    let folder = try ScratchFolder()
    let files = ["page", "log"].map { folder.url.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    let time = milliseconds.map { ["--virtual-time-budget=\($0)"] } ?? []
    try run(
      time + [
        "--window-size=\(width),\(height)", "--enable-logging=stderr", "--dump-dom", address,
      ], in: folder, output: try FileHandle(forWritingTo: files[0]),
      log: try FileHandle(forWritingTo: files[1]))
    let log = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    return (try String(contentsOf: files[0], encoding: .utf8), console(log))
  }

  /// Shows the page at an address in a window of so many points until something is over, and returns what it said to the
  /// console.
  ///
  /// - Parameter patience: How many seconds are waited at most.
  static func visit(
    _ address: String, width: Int, height: Int, patience: Double = 60, until isOver: () -> Bool
  ) throws -> [String] {
    let folder = try ScratchFolder()
    let log = folder.url.appendingPathComponent("log")
    try Data().write(to: log)
    // Somebody who might look at it keeps it open.
    let process = try start(
      [
        "--window-size=\(width),\(height)", "--enable-logging=stderr", "--remote-debugging-port=0",
        address,
      ], in: folder, output: .nullDevice, log: try FileHandle(forWritingTo: log))
    let end = Date(timeIntervalSinceNow: patience)
    while !isOver(), process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    // Its whole group: some systems start the browser by a script. Other signals are held back by what the threads of a
    // test runner start.
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return console(String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }

  private static func console(_ log: String) -> [String] {
    log.split(separator: "\n").filter { $0.contains(":CONSOLE") }.map(String.init)
  }

  /// A file as the browser shows it in a window of so many points.
  static func picture(of file: URL, width: Int, height: Int, scale: Int) throws -> Bitmap {
    let folder = try ScratchFolder()
    let picture = folder.url.appendingPathComponent("picture.png")
    try run(
      [
        "--screenshot=\(picture.path)", "--window-size=\(width),\(height)",
        "--force-device-scale-factor=\(scale)", "--hide-scrollbars", file.absoluteString,
      ], in: folder, output: .nullDevice)
    return try PNG.decode([UInt8](try Data(contentsOf: picture)))
  }

  private static func run(
    _ arguments: [String], in folder: ScratchFolder, output: FileHandle,
    log: FileHandle = .nullDevice
  ) throws {
    try start(arguments, in: folder, output: output, log: log).waitUntilExit()
  }

  private static func start(
    _ arguments: [String], in folder: ScratchFolder, output: FileHandle, log: FileHandle
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    // Without a sandbox of its own, which cannot be made in many a container; the page is ours.
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb",
        "--user-data-dir=\(folder.path("profile"))",
      ] + arguments
    process.standardOutput = output
    process.standardError = log
    try process.run()
    return process
  }
}
