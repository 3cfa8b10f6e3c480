import Foundation

/// A review that runs, and raw requests to it.
struct ReviewAddress {
  let port: UInt16
  let token: String

  /// The address that a review prints into a file; nil where it prints none, as it ended.
  init?(waitingFor file: String) {
    for _ in 0..<2000 {
      let text = String(decoding: Disk.bytes(file) ?? [], as: UTF8.self)
      if let match = text.firstMatch(of: #/http://127\.0\.0\.1:(\d+)/([0-9a-zA-Z]+)/#),
        let port = UInt16(match.output.1)
      {
        (self.port, token) = (port, String(match.output.2))
        return
      }
      usleep(5000)
    }
    return nil
  }

  func get(_ path: String) -> String {
    send("GET /\(token)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
  }

  func accept(_ name: String) -> String {
    let body = "{\"name\":\(HostileText.quoted(name))}"
    return send(
      "POST /\(token)/accept HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX-Filmstrip-Token: \(token)\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
  }

  /// A connection; nil where nobody listens.
  func connect() -> Int32? {
    #if canImport(Glibc)
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if !isConnected { close(socket) }
    return isConnected ? socket : nil
  }

  /// Sends bytes and returns what comes back.
  func send(_ request: some Collection<UInt8>) -> String {
    guard let socket = connect() else { return "" }
    defer { close(socket) }
    let bytes = Array(request)
    guard Foundation.send(socket, bytes, bytes.count, 0) == bytes.count else { return "" }
    shutdown(socket, Int32(SHUT_WR))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
      answer += buffer[..<count]
    }
  }

  func send(_ request: String) -> String { send(request.utf8) }
}

/// A flag between threads, which is set once.
final class Flag: @unchecked Sendable {
  private let lock = NSCondition()
  private var isUp = false

  var isSet: Bool { lock.withLock { isUp } }

  func set() {
    lock.lock()
    isUp = true
    lock.broadcast()
    lock.unlock()
  }

  func wait() {
    lock.lock()
    while !isUp { lock.wait() }
    lock.unlock()
  }
}
