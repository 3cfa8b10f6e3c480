import Foundation
import TestSupport
import Testing

/// The page of a review: who may see it, who may change something, and what that does.
@Suite struct ReviewCommandTests {
  /// A folder in which a film was approved and differs now.
  private struct Checked {
    let folder = try? ScratchFolder()
    let results: String
    let baseline: URL

    init() throws {
      let folder = try #require(folder)
      let scenario = try folder.file("chat.yaml", Checked.scenario(delay: "0.1"))
      let baselines = folder.path("Baselines")
      results = folder.path("results")
      baseline = URL(fileURLWithPath: baselines).appendingPathComponent("held/late.trace.json")
      let recorded = try filmstrip("record", scenario, "--baseline", baselines, "--frames", "70")
      try #require(recorded.status == 0)
      _ = try folder.file("chat.yaml", Checked.scenario(delay: "0.2"))
      let checked = try filmstrip(
        "check", scenario, "--baseline", baselines, "--results", results)
      try #require(checked.status == 1)
    }

    static func scenario(delay: String) -> String {
      """
      name: held
      approaches:
        - {name: late, move: transform, delay: \(delay)}
      """
    }
  }

  @Test func onlyWhoKnowsTheTokenIsAnswered() throws {
    let checked = try Checked()
    let review = try RunningPage(reviewing: checked.results)
    #expect(review.status("/\(review.token)/") == 200)
    #expect(review.status("/") == 403)
    #expect(review.status("/\(String(review.token.dropLast()))/") == 403)
    #expect(review.status("/\(review.token)0/") == 403)
    #expect(review.status("/\(review.token)/page-9.html") == 404)
    // A name of somebody else's that leads to this machine.
    #expect(review.status("/\(review.token)/", host: "example.com") == 403)
    #expect(review.status("/\(review.token)/", host: "127.0.0.1:1") == 403)
    #expect(review.status("/\(review.token)/", "PUT") == 405)
    #expect(review.end() == 0)
  }

  @Test func onlyFilesOfTheResultsAreServed() throws {
    let checked = try Checked()
    let review = try RunningPage(reviewing: checked.results)
    let files = "/\(review.token)/files"
    #expect(review.status("\(files)/actual/held/late.trace.json") == 200)
    #expect(review.status("\(files)/actual/held/late-0070@2x.png") == 200)
    #expect(review.status("\(files)/actual/held/late-0070%402x.png") == 200)
    for path in [
      "results.json", "../results.json", "../../chat.yaml", "%2e%2e/%2e%2e/chat.yaml",
      "actual/../results.json", "actual/held/../../results.json", "/etc/passwd", "%2Fetc%2Fpasswd",
      "..%2f..%2f..%2f..%2fetc%2fpasswd", "actual/held/late.trace.json%00", "",
    ] {
      #expect(review.status("\(files)/\(path)") == 404, "\(path)")
    }
  }

  @Test func anotherPageCannotAccept() throws {
    let checked = try Checked()
    let before = try Data(contentsOf: checked.baseline)
    let review = try RunningPage(reviewing: checked.results)
    let (path, token) = ("/\(review.token)/accept", "X-Filmstrip-Token: \(review.token)")
    let body = "{\"name\":\"held/late\"}"
    #expect(review.status(path, "POST", body: body) == 403)
    #expect(
      review.status(path, "POST", fields: [token, "Origin: http://example.com"], body: body) == 403)
    #expect(review.status(path, "POST", fields: [token, "Origin: null"], body: body) == 403)
    #expect(
      review.status(path, "POST", fields: ["X-Filmstrip-Token: 0"], body: body) == 403)
    #expect(review.status("/accept", "POST", fields: [token], body: body) == 403)
    #expect(review.status(path, "GET", fields: [token]) == 404)
    #expect(try Data(contentsOf: checked.baseline) == before)
  }

  @Test func invalidDecisionsAreRefused() throws {
    let checked = try Checked()
    let review = try RunningPage(reviewing: checked.results)
    let token = "X-Filmstrip-Token: \(review.token)"
    for body in ["[]", "{\"name\":\"\"}"] {
      #expect(
        review.status("/\(review.token)/accept", "POST", fields: [token], body: body) == 400)
    }
  }

  @Test func acceptingWritesTheBaseline() throws {
    let checked = try Checked()
    let review = try RunningPage(reviewing: checked.results)
    let token = "X-Filmstrip-Token: \(review.token)"
    func say(_ what: String, _ name: String) -> (status: Int?, body: String) {
      review.answer(
        "/\(review.token)/\(what)", "POST",
        fields: [token, "Origin: http://127.0.0.1:\(review.port)"], body: "{\"name\":\"\(name)\"}")
    }
    #expect(say("reject", "held/late") == (200, "{\"state\":\"rejected\"}"))
    #expect(say("accept", "held/late") == (200, "{\"state\":\"accepted\"}"))
    #expect(say("reject", "held/late").status == 409)
    #expect(say("accept", "held/late-0070@2x").status == 200)
    #expect(say("accept", "held/other").status == 400)
    let actual = URL(fileURLWithPath: checked.results).appendingPathComponent(
      "actual/held/late.trace.json")
    #expect(try Data(contentsOf: checked.baseline) == Data(contentsOf: actual))
    #expect(review.end() == 0)
    let again = try filmstrip(
      "check", "--baseline",
      checked.baseline.deletingLastPathComponent().deletingLastPathComponent().path, "--results",
      checked.results)
    #expect(again.status == 0, "\(again.output)")
  }

  @Test func aChangedBaselineIsNotOverwritten() throws {
    let checked = try Checked()
    let review = try RunningPage(reviewing: checked.results)
    try Data("{}".utf8).write(to: checked.baseline)
    let answer = review.answer(
      "/\(review.token)/accept", "POST", fields: ["X-Filmstrip-Token: \(review.token)"],
      body: "{\"name\":\"held/late\"}")
    #expect(answer.status == 409)
    #expect(answer.body.contains("has changed since"))
    #expect(try Data(contentsOf: checked.baseline) == Data("{}".utf8))
  }

  /// Ctrl-C waits for nobody who has asked for nothing.
  @Test func idleConnectionsDelayNoEnd() throws {
    let checked = try Checked()
    let review = try RunningPage(reviewing: checked.results)
    let idle = (0..<4).compactMap { _ in review.connect() }
    defer { for socket in idle { close(socket) } }
    #expect(review.status("/\(review.token)/") == 200)
    let start = ContinuousClock.now
    #expect(review.end() == 0)
    // The time that a request has to come in.
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func thePolicyIsAHeaderToo() throws {
    let checked = try Checked()
    let review = try RunningPage(reviewing: checked.results)
    let head = "Host: 127.0.0.1:\(review.port)\r\n\r\n"
    let answer = review.send("GET /\(review.token)/ HTTP/1.1\r\n" + head)
    let header = try #require(
      answer.firstMatch(of: /\r\nContent-Security-Policy: ([^\r]*)\r\n/)?.output.1)
    let own = try #require(
      answer.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)?.output.1)
    #expect(header == own.replacing("&#39;", with: "'") + "; frame-ancestors 'none'")
    #expect(header.contains("'nonce-\(review.token)'") && header.contains("connect-src 'self'"))
    // What is no page may do nothing at all.
    for path in ["/\(review.token)/files/actual/held/late-0070@2x.png", "/", "/\(review.token)/x"] {
      #expect(
        review.send("GET \(path) HTTP/1.1\r\n" + head)
          .contains("\r\nContent-Security-Policy: default-src 'none';"), "\(path)")
    }
  }

  @Test func withoutResultsThereIsNothingToReview() throws {
    let folder = try ScratchFolder()
    let result = try filmstrip("review", "--results", folder.path("none"))
    #expect(result.status == 74)
    #expect(result.errors.contains("run `filmstrip check` first"))
  }

  @Test(.enabled(if: Chromium.path != nil)) func theBrowserShowsIt() throws {
    let checked = try Checked()
    let review = try RunningPage(reviewing: checked.results)
    let (page, console) = try Chromium.visit(review.address.absoluteString, milliseconds: 3000)
    #expect(page.contains("2 of 2 differ"))
    #expect(console.isEmpty, "\(console)")
  }
}
