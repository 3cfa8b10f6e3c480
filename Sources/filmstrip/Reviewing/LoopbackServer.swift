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
