import Essentials

/// A connection of one request and its response, without blocking on either.
final class LoopbackConnection {
  private enum State {
    /// The request, until this moment.
    case reading(until: ContinuousClock.Instant)
    /// The response, and the number of bytes sent; the next must be sent by this moment.
    case sending([UInt8], sent: Int, until: ContinuousClock.Instant)
    /// Ignores this many more bytes until this moment: closing earlier would lose the response.
    case ignoring(Int, until: ContinuousClock.Instant)
    case over
  }

  /// Why a request is not served.
  private enum Problem: Error {
    case malformed
    case tooLarge
  }

  private let socket: Int32
  private var state: State
  private var bytes: [UInt8] = []
  /// The end of the head, once it has arrived.
  private var headEnd: Int?

  init(_ socket: Int32) {
    self.socket = socket
    state = .reading(until: .now + LoopbackServer.patience)
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(socket) }

  var isOver: Bool {
    if case .over = state { true } else { false }
  }

  var isSending: Bool {
    if case .sending = state { true } else { false }
  }

  /// The events that it waits for.
  var waiting: pollfd {
    pollfd(fd: socket, events: Int16(isSending ? POLLOUT : POLLIN), revents: 0)
  }

  /// Does as much as is possible now.
  func goOn(_ answer: (LoopbackServer.Request) -> LoopbackServer.Response) {
    switch state {
    case .reading(let end): read(until: end, answer)
    case .sending(let bytes, let sent, let end): send(bytes, sent, until: end)
    case .ignoring(let count, let end): ignore(count, until: end)
    case .over: break
    }
  }

  /// The next bytes: empty where none are there yet, nil where there are no more.
  private func receive() -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 8 << 10)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return [] }
    return count > 0 ? buffer[..<count] : nil
  }

  private func read(
    until end: ContinuousClock.Instant,
    _ answer: (LoopbackServer.Request) -> LoopbackServer.Response
  ) {
    let response: LoopbackServer.Response
    do {
      while true {
        if let request = try request() {
          response = answer(request)
          break
        }
        guard let more = receive(), ContinuousClock.now < end else {
          state = .over
          return
        }
        guard !more.isEmpty else { return }
        bytes += more
      }
    } catch {
      response =
        switch error {
        case .malformed: .text(400, "The request is malformed.")
        case .tooLarge: .text(413, "The request is too large.")
        }
    }
    send(
      LoopbackConnection.head(of: response) + response.body, 0,
      until: .now + LoopbackServer.patience)
  }

  /// The request, once complete.
  private func request() throws(Problem) -> LoopbackServer.Request? {
    // 1. The head, up to an empty line (RFC 9112, section 2.1).
    let blank: [UInt8] = [13, 10, 13, 10]
    headEnd = headEnd ?? bytes.firstRange(of: blank)?.lowerBound
    guard (headEnd ?? bytes.count) <= LoopbackServer.headLimit else { throw .tooLarge }
    guard let headEnd else { return nil }
    guard let head = String(bytes: bytes[..<headEnd], encoding: .utf8) else { throw .malformed }
    // 2. The request line (section 3), of which only the form with a path is for servers other than proxies.
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw .malformed
    }
    // 3. The fields (section 5); a repeated one would be ambiguous.
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let name = line[..<colon].lowercased()
      let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
      let value = line[line.index(after: colon)...].drop(while: isBlank)
      let end = value.lastIndex { !isBlank($0) }.map { value[...$0] } ?? ""
      guard headers.updateValue(String(end), forKey: name) == nil else { throw .malformed }
    }
    // 4. The body (section 6), of a known length.
    guard headers["transfer-encoding"] == nil else { throw .malformed }
    let length = headers["content-length"].map { Int($0) ?? -1 } ?? 0
    guard length >= 0 else { throw .malformed }
    guard length <= LoopbackServer.bodyLimit else { throw .tooLarge }
    let start = headEnd + blank.count
    guard bytes.count >= start + length else { return nil }
    let path = words[1].split(separator: "?", omittingEmptySubsequences: false)[0]
    return LoopbackServer.Request(
      method: String(words[0]), path: String(path), headers: headers,
      body: Array(bytes[start..<(start + length)]))
  }

  private static func head(of response: LoopbackServer.Response) -> [UInt8] {
    let reasons = [
      200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
      405: "Method Not Allowed", 409: "Conflict", 413: "Content Too Large",
      500: "Internal Server Error",
    ]
    let head = """
      HTTP/1.1 \(response.status) \(reasons[response.status] ?? "Status")\r
      Content-Type: \(response.type)\r
      Content-Length: \(response.body.count)\r
      Content-Security-Policy: \(response.policy); frame-ancestors 'none'\r
      Cache-Control: no-store\r
      Referrer-Policy: no-referrer\r
      X-Content-Type-Options: nosniff\r
      X-Frame-Options: DENY\r
      Connection: close\r
      \r\n
      """
    return Array(head.utf8)
  }

  /// Sends as much as the browser takes now.
  private func send(_ bytes: [UInt8], _ sent: Int, until end: ContinuousClock.Instant) {
    var sent = sent
    var end = end
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Essentials.send(socket, $0.baseAddress, $0.count, 0)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN, ContinuousClock.now < end {
        state = .sending(bytes, sent: sent, until: end)
        return
      }
      guard count > 0 else {
        state = .over
        return
      }
      sent += count
      end = .now + LoopbackServer.patience
    }
    shutdown(socket, Int32(SHUT_WR))
    state = .ignoring(1 << 20, until: .now + LoopbackServer.patience)
  }

  private func ignore(_ most: Int, until end: ContinuousClock.Instant) {
    var left = most
    while left > 0, ContinuousClock.now < end, let more = receive() {
      if more.isEmpty {
        state = .ignoring(left, until: end)
        return
      }
      left -= more.count
    }
    state = .over
  }
}
