import Basics
import Essentials

/// A small HTTP/1.1 server for one person's browser on the same machine.
///
/// Bound to 127.0.0.1, so it is unreachable from other machines. Each request has its own connection, a head of at most
/// `headLimit` and a body of at most `bodyLimit` bytes, and `patience` to arrive; a longer or slower one is refused.
/// One thread serves all connections and answers one request after another, without waiting for an idle connection.
///
/// Our own because server libraries bring networking stacks that would make the command start slower, or packages that
/// everyone who tests with Filmstrip would have to fetch.
package final class LoopbackServer {
  package struct Request {
    package let method: String
    /// As it was sent, without a query.
    package let path: String
    /// Values by names in lower case.
    package let headers: [String: String]
    package let body: [UInt8]
  }

  package struct Response {
    /// Such as 200.
    package var status: Int
    package var type: String
    /// The Content Security Policy.
    package var policy: String
    package var body: [UInt8]

    /// By default a plain text without any rights in the browser.
    package init(
      status: Int, type: String = "text/plain; charset=utf-8",
      policy: String = "default-src 'none'; base-uri 'none'; form-action 'none'", body: [UInt8]
    ) {
      (self.status, self.type, self.policy, self.body) = (status, type, policy, body)
    }

    /// A value as JSON.
    package static func json(_ status: Int, _ value: some Encodable) -> Response {
      let body = (try? JSONEncoder().encode(value)) ?? Data()
      return Response(status: status, type: "application/json", body: Array(body))
    }

    /// A plain sentence.
    package static func text(_ status: Int, _ text: String) -> Response {
      Response(status: status, body: Array((text + "\n").utf8))
    }
  }

  /// The most bytes before a request's body.
  static let headLimit = 16 << 10
  /// The most bytes of a request's body.
  static let bodyLimit = 64 << 10
  /// The longest time for a request to arrive, and for a reader's pause in a response.
  static let patience = Duration.seconds(5)
  /// The most connections at once; beyond them the oldest is closed.
  private static let connectionLimit = 64
  /// The time for readers of unfinished responses at the end.
  private static let farewell = Duration.milliseconds(500)

  package let port: UInt16
  private let listener: Int32
  /// The oldest first.
  private var connections: [LoopbackConnection] = []

  /// Listens on a port from now on, on any free one for 0; throws `Failure` where it is taken.
  package init(port: UInt16) throws {
    let listener = socket(AF_INET, streamSocket, 0)
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
        .cannotCreate, "cannot listen on port \(port): \(reason); give another --port.")
    }
    // A client that leaves before it is accepted must not block.
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(listener) }

  /// Answers requests until `isDone`, which is asked a few times a second and after every signal.
  package func run(until isDone: () -> Bool, answer: (Request) -> Response) {
    while !isDone() {
      if wait(for: [listener]) { accept() }
      for connection in connections { connection.goOn(answer) }
      connections.removeAll(where: \.isOver)
    }
    // Half-sent responses are finished; connections without a request are not waited for.
    let end = ContinuousClock.now + LoopbackServer.farewell
    connections.removeAll { !$0.isSending }
    while !connections.isEmpty, ContinuousClock.now < end {
      _ = wait(for: [])
      for connection in connections { connection.goOn(answer) }
      connections.removeAll { !$0.isSending }
    }
    connections = []
  }

  /// Waits a while for any progress; returns whether one of these others is ready.
  private func wait(for others: [Int32]) -> Bool {
    var waiting =
      others.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + connections.map(\.waiting)
    guard poll(&waiting, nfds_t(waiting.count), 200) > 0 else { return false }
    return waiting[..<others.count].contains { $0.revents != 0 }
  }

  /// Accepts a connection; the oldest is closed at the limit, or if no descriptor is left.
  private func accept() {
    if connections.count >= LoopbackServer.connectionLimit { connections.removeFirst() }
    let socket = Essentials.accept(listener, nil, nil)
    if socket >= 0 { return connections.append(LoopbackConnection(socket)) }
    guard errno == EMFILE || errno == ENFILE else { return }
    if connections.isEmpty {
      // Other files may be closed soon, ours or other programs'.
      usleep(100_000)
    } else {
      connections.removeFirst()
    }
  }
}
