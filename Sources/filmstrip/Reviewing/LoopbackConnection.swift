import Foundation

/// A connection of one request and its response.
struct LoopbackConnection {
  enum Problem: Error {
    /// Nothing came, or it was cut short.
    case nothing
    case malformed
    case tooLarge
  }

  private let socket: Int32
  private let end: ContinuousClock.Instant
  private var bytes: [UInt8] = []

  init(_ socket: Int32, until end: ContinuousClock.Instant) {
    self.socket = socket
    self.end = end
    // Who does not read what is sent is not waited for.
    var limit = timeval(tv_sec: Int(LoopbackServer.patience), tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Reads what is there, waiting for it until the end; false when there is no more.
  private mutating func read() -> Bool {
    let left = ContinuousClock.now.duration(to: end)
    guard left > .zero else { return false }
    let milliseconds =
      left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(milliseconds) + 1) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 8 << 10)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    return true
  }

  mutating func request() -> Result<LoopbackServer.Request, Problem> {
    // 1. The head, up to an empty line (RFC 9112, section 2.1).
    let blank: [UInt8] = [13, 10, 13, 10]
    var headEnd: Int?
    while headEnd == nil {
      guard read() else { return .failure(.nothing) }
      headEnd = bytes.firstRange(of: blank)?.lowerBound
      if (headEnd ?? bytes.count) > LoopbackServer.headLimit { return .failure(.tooLarge) }
    }
    guard let headEnd, let head = String(bytes: bytes[..<headEnd], encoding: .utf8) else {
      return .failure(.malformed)
    }
    // 2. The request line (section 3), of which only the form with a path is meant for servers that are no proxies.
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return .failure(.malformed)
    }
    // 3. The fields (section 5); one that comes twice could mean either.
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return .failure(.malformed) }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard headers.updateValue(value, forKey: name) == nil else { return .failure(.malformed) }
    }
    // 4. The body (section 6), of a known length.
    guard headers["transfer-encoding"] == nil else { return .failure(.malformed) }
    let length = headers["content-length"].map { Int($0) ?? -1 } ?? 0
    guard length >= 0 else { return .failure(.malformed) }
    guard length <= LoopbackServer.bodyLimit else { return .failure(.tooLarge) }
    let start = headEnd + blank.count
    while bytes.count < start + length {
      guard read() else { return .failure(.nothing) }
    }
    let path = words[1].split(separator: "?", omittingEmptySubsequences: false)[0]
    return .success(
      LoopbackServer.Request(
        method: String(words[0]), path: String(path), headers: headers,
        body: Array(bytes[start..<(start + length)])))
  }

  /// Sends a response, and lets the browser read it even where it has not sent all it wanted.
  mutating func send(_ response: LoopbackServer.Response) {
    let reasons = [
      200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
      405: "Method Not Allowed", 409: "Conflict", 413: "Content Too Large",
      500: "Internal Server Error",
    ]
    let head = """
      HTTP/1.1 \(response.status) \(reasons[response.status] ?? "Status")\r
      Content-Type: \(response.type)\r
      Content-Length: \(response.body.count)\r
      Cache-Control: no-store\r
      Referrer-Policy: no-referrer\r
      X-Content-Type-Options: nosniff\r
      X-Frame-Options: DENY\r
      Connection: close\r
      \r\n
      """
    write(Array(head.utf8) + response.body)
    shutdown(socket, Int32(SHUT_WR))
    let most = bytes.count + (1 << 20)
    while bytes.count < most, read() {}
  }

  private func write(_ bytes: [UInt8]) {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    bytes.withUnsafeBytes { bytes in
      var rest = UnsafeRawBufferPointer(rebasing: bytes[...])
      while !rest.isEmpty {
        let count = Foundation.send(socket, rest.baseAddress, rest.count, flags)
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
