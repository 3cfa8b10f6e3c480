import Foundation
import TestSupport

/// A command that serves a page while it runs, and raw requests to it.
final class RunningPage {
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

  /// A connection that says nothing until somebody uses it; nil where there is none.
  func connect(to host: String = "127.0.0.1") -> Int32? {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(socket)
      return nil
    }
    return socket
  }

  /// Sends bytes and returns all that comes back, as text.
  func send(_ request: String, to host: String = "127.0.0.1") -> String {
    guard let socket = connect(to: host) else { return "" }
    defer { close(socket) }
    var bytes = Array(request.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, 0x4000)
      }
      guard count > 0 else { break }
      bytes = bytes.dropFirst(count)
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer += buffer[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// The status of a request with usual fields, and others.
  func status(
    _ path: String, _ method: String = "GET", host: String? = nil, fields: [String] = [],
    body: String = ""
  ) -> Int? {
    answer(path, method, host: host, fields: fields, body: body).status
  }

  /// The status and the body of the answer to a request.
  func answer(
    _ path: String, _ method: String = "GET", host: String? = nil, fields: [String] = [],
    body: String = ""
  ) -> (status: Int?, body: String) {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"] + fields
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    let answer = send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    let parts = answer.components(separatedBy: "\r\n\r\n")
    let status = answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (status, parts.dropFirst().joined(separator: "\r\n\r\n"))
  }
}
