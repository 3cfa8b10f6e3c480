import Foundation

/// Runs other programs.
enum Shell {
  /// What a program printed, and how it ended.
  struct Result {
    var status: Int32
    var output: Data
    var complaint: String
    /// How long it ran, in seconds.
    var seconds: Double
  }

  /// A program that did what it should not.
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program; `feed` writes what it reads.
  static func run(
    _ program: String, _ arguments: [String], feed: ((FileHandle) throws -> Void)? = nil
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
    let output = folder.appendingPathComponent("accuracy-\(UUID().uuidString).out")
    let complaint = folder.appendingPathComponent("accuracy-\(UUID().uuidString).err")
    // What it prints goes into files, which never fill up as pipes do.
    for file in [output, complaint] { try Data().write(to: file) }
    defer { for file in [output, complaint] { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaint)
    let pipe = feed.map { _ in Pipe() }
    process.standardInput = pipe ?? FileHandle.nullDevice
    let start = Date()
    try process.run()
    if let pipe, let feed {
      do {
        try feed(pipe.fileHandleForWriting)
      } catch let error as CocoaError {
        // A program that ended early says why itself.
        if process.isRunning { process.terminate() }
        FileHandle.standardError.write(Data("\(program): \(error)\n".utf8))
      }
      try? pipe.fileHandleForWriting.close()
    }
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try Data(contentsOf: output),
      complaint: String(decoding: try Data(contentsOf: complaint), as: UTF8.self),
      seconds: Date().timeIntervalSince(start))
  }

  /// What a program printed that must succeed.
  @discardableResult
  static func output(
    _ program: String, _ arguments: [String], feed: ((FileHandle) throws -> Void)? = nil
  ) throws -> Data {
    let result = try run(program, arguments, feed: feed)
    guard result.status == 0 else {
      throw Failed(
        description: "\(program) ended with \(result.status): \(result.complaint.suffix(800))")
    }
    return result.output
  }
}
