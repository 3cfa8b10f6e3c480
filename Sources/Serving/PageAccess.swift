import Basics
import Essentials

/// Restricts a page's server to clients with its token, at its own address.
///
/// The token is in every path and, for changes, in a header too, so that no other page in the browser can ask.
package struct PageAccess {
  /// Unpredictable letters and digits.
  package let token: String
  private let origins: Set<String>
  private let command: String
  private let message: (any Error) -> String

  /// Access to a page at a port.
  ///
  /// - Parameters:
  ///   - command: The command that serves it, as it is typed.
  ///   - message: The answer to an error.
  package init(
    port: UInt16, command: String, saying message: @escaping (_ error: any Error) -> String
  ) {
    var generator = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    origins = ["127.0.0.1:\(port)", "localhost:\(port)"]
    self.command = command
    self.message = message
  }

  /// Answers a request for a path below the token; refuses others; errors are answered as JSON.
  ///
  /// - Parameters:
  ///   - get: The page of a path; nil for none.
  ///   - post: The action of a path; nil for none.
  package func answer(
    _ request: LoopbackServer.Request,
    get: (_ path: String) throws -> LoopbackServer.Response?,
    post: (_ path: String) throws -> LoopbackServer.Response?
  ) -> LoopbackServer.Response {
    // A foreign name that resolves to this machine is an attack by another page.
    guard let host = request.headers["host"], origins.contains(host) else {
      return .text(403, "This page is served only at its own address.")
    }
    let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard let given = parts.first, given == token else {
      return .text(
        403, "The address is incomplete: use the one that \(command) printed.")
    }
    let path = parts.count > 1 ? String(parts[1]) : ""
    let nothing = LoopbackServer.Response.text(404, "There is no such file.")
    do {
      switch request.method {
      case "GET", "HEAD":
        guard var response = try get(path) else { return nothing }
        if request.method == "HEAD" { response.body = [] }
        return response
      case "POST":
        // A missing page needs no right.
        guard isFromPage(request) else {
          return .json(
            403, ["error": "Only the page that \(command) serves may do that."])
        }
        return try post(path) ?? nothing
      default: return .text(405, "Only GET and POST are understood.")
      }
    } catch {
      return .json(500, ["error": message(error)])
    }
  }

  private func isFromPage(_ request: LoopbackServer.Request) -> Bool {
    let origin = request.headers["origin"]
    return request.headers["x-filmstrip-token"] == token
      && (origin == nil || origins.contains { origin == "http://\($0)" })
  }
}
