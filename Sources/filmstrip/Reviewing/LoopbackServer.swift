import Foundation
import Synchronization

/// A small HTTP/1.1 server for one person's browser on the same machine.
///
/// Bound to 127.0.0.1, so no other machine reaches it. Each request has a connection of its own, a head of at most
/// `headLimit` and a body of at most `bodyLimit` bytes, and `patience` to come in; what is longer or slower is turned
/// away. Requests are answered one after another.
///
/// Our own because server libraries bring networking stacks that would make the command start slower, or packages
/// that everyone who tests with Filmstrip would have to fetch.
final class LoopbackServer: Sendable {
  /// What is asked.
  struct Request: Sendable {
    let method: String
    /// The path as it was sent, without a query.
    let path: String
    /// Values by names in lower case.
    let headers: [String: String]
    let body: [UInt8]
  }

  /// What is answered.
  struct Response: Sendable {
    /// The status, such as 200.
    var status: Int
    /// The media type.
    var type = "text/plain; charset=utf-8"
    var body: [UInt8]

    /// A plain sentence.
    static func text(_ status: Int, _ text: String) -> Response {
      Response(status: status, body: Array((text + "\n").utf8))
    }
  }

  /// The most bytes before a request's body.
  static let headLimit = 16 << 10
  /// The most bytes of a request's body.
  static let bodyLimit = 64 << 10
  /// The longest that a request may take to come in, in seconds.
  static let patience = 5.0
  /// The most connections at once; more wait.
  private static let connectionLimit = 16

  /// The port it listens on.
  let port: UInt16
  private let listener: Int32
  private let order = Mutex(())

  /// A server that listens from now on.
  ///
  /// - Parameter port: The port; 0 for any that is free.
  /// - Throws: `Failure` where the port is taken.
  init(port: UInt16) throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    self.listener = listener
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard listener >= 0, isBound else {
      let reason = String(cString: strerror(errno))
      if listener >= 0 { close(listener) }
      throw Failure(
        .cannotCreate, "port \(port) could not be listened on: \(reason); give another --port.")
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(listener) }

  /// Answers requests until `isDone` says so, which is asked a few times a second.
  func run(until isDone: () -> Bool, answer: @escaping @Sendable (Request) -> Response) {
    let queue = DispatchQueue(label: "filmstrip.server", attributes: .concurrent)
    let open = DispatchGroup()
    // What is half answered is answered before anyone leaves.
    defer { _ = open.wait(timeout: .now() + 2 * LoopbackServer.patience) }
    let room = DispatchSemaphore(value: LoopbackServer.connectionLimit)
    while !isDone() {
      var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 200) > 0 else { continue }
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      guard room.wait(timeout: .now() + LoopbackServer.patience) == .success else {
        close(connection)
        continue
      }
      queue.async(group: open) {
        self.serve(connection, answer)
        close(connection)
        room.signal()
      }
    }
  }

  private func serve(_ connection: Int32, _ answer: (Request) -> Response) {
    var socket = LoopbackConnection(connection, until: .now + .seconds(LoopbackServer.patience))
    let response: Response
    switch socket.request() {
    case .success(let request): response = order.withLock { _ in answer(request) }
    case .failure(.nothing): return
    case .failure(.malformed): response = .text(400, "This is no request that can be read.")
    case .failure(.tooLarge): response = .text(413, "The request is too large.")
    }
    socket.send(response)
  }
}

/// A connection of one request and its response.
private struct LoopbackConnection {
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
