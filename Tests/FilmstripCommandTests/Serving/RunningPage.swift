import Foundation
import TestSupport

/// A command that serves a page while it runs.
final class RunningPage: AskedServer {
  private let process = Process()
  private let pipe = Pipe()
  /// The address it printed.
  let address: URL
  let port: UInt16
  let token: String

  /// Starts a command and waits for its address.
  init(_ arguments: String..., in folder: ScratchFolder? = nil) throws {
    process.executableURL = try commandURL()
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder.url }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let more = pipe.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      line += more
    }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let address = URL(string: text), let port = address.port,
      let token = address.pathComponents.dropFirst().first
    else { throw CocoaError(.fileReadUnknown) }
    (self.address, self.port, self.token) = (address, UInt16(port), token)
  }

  /// Starts a review of a results' folder.
  convenience init(reviewing results: String) throws {
    try self.init("review", "--results", results)
  }

  deinit { process.terminate() }

  /// Ends it as Ctrl-C does, and returns its exit code.
  func end() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends it at once, as `kill -9` does.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
