import Foundation
import Synchronization
import TestSupport

@testable import Serving

/// A server on a thread of its own, whose page takes what it is sent, and which ends with its last owner.
final class RunningServer: AskedServer {
  /// Whether nobody asks any more.
  private final class End: Sendable {
    let isThere = Atomic(false)
  }

  /// What goes wrong at the path `wrong`.
  private struct Wrong: Error {}

  let port: UInt16
  let token: String
  private let end = End()

  init() throws {
    // Who reads no further is no reason to end, as in the command.
    signal(SIGPIPE, SIG_IGN)
    nonisolated(unsafe) let server = try LoopbackServer(port: 0)
    nonisolated(unsafe) let access = PageAccess(port: server.port, command: "films play") {
      "said: \($0)"
    }
    (port, token) = (server.port, access.token)
    let thread = Thread { [end] in
      server.run(until: { end.isThere.load(ordering: .relaxed) }) { request in
        access.answer(request) { path in
          if path == "wrong" { throw Wrong() }
          // More than a socket takes at once.
          return path.isEmpty ? .text(200, String(repeating: "x", count: 4 << 20)) : nil
        } post: { path in
          path == "accept" ? .text(200, "Taken.") : nil
        }
      }
    }
    thread.start()
  }

  deinit { end.isThere.store(true, ordering: .relaxed) }
}
