import TestSupport
import Testing

@testable import Serving

/// Whom a page's server answers.
struct PageAccessTests {
  @Test func tokensAreNew() {
    let tokens = (0..<2).map { _ in PageAccess(port: 1, command: "films play") { "\($0)" }.token }
    #expect(Set(tokens).count == 2)
    #expect(tokens.allSatisfy { $0.count == 32 })
  }

  @Test func onlyWhoKnowsTheTokenIsAnswered() throws {
    let server = try RunningServer()
    #expect(server.status("/\(server.token)/") == 200)
    for path in ["/", "/\(String(server.token.dropLast()))/", "/\(server.token)0/"] {
      let answer = server.answer(path)
      #expect(answer.status == 403)
      #expect(answer.body.contains("the one that films play printed"))
    }
    #expect(server.status("/\(server.token)/none") == 404)
    #expect(server.status("/\(server.token)/", "PUT") == 405)
  }

  /// What goes wrong is answered with what its owner says of it.
  @Test func anErrorIsReported() throws {
    let server = try RunningServer()
    let answer = server.answer("/\(server.token)/wrong")
    #expect(answer == (500, "{\"error\":\"said: Wrong()\"}"))
  }
}
