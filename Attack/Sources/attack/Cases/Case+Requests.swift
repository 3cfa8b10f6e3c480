import Foundation

extension Case {
  /// Foreign pages and programs talk to a review without its secret; it tells and changes nothing, and ends when asked.
  func playRequests() throws {
    try Projects.restore(attack.projects.changed, to: project)
    let before = Disk.files("\(project)/Baselines")
    let outside = outside()
    var ended: ContinuousClock.Instant?
    let result = try playReview { review in
      // Who connects and says nothing keeps nobody else waiting.
      let idle = (0..<self.chance.number(0...20)).compactMap { _ in review.connect() }
      defer { for socket in idle { close(socket) } }
      for _ in 0..<self.chance.number(1...20) {
        let answer = review.send(self.foreignRequest(review.port))
        self.tally.count(
          "foreign requests by status",
          answer.isEmpty ? "none" : String(answer.dropFirst(9).prefix(3)))
        if answer.hasPrefix("HTTP/1.1 200") || answer.contains("mine/ours") {
          self.found(.leaked, "the review answers a request without its secret")
        }
      }
      if !review.get("").hasPrefix("HTTP/1.1 200") {
        self.found(.hang, "the review answers its own page no more")
      }
      ended = .now
    }
    if let ended {
      let wait = (ContinuousClock.now - ended) / .seconds(1)
      if wait > 4.5 { found(.hang, "the review went on for \(Int(wait)) s after SIGTERM") }
    }
    tally.count("reviews by end", ending(result))
    if Disk.files("\(project)/Baselines") != before {
      found(.baseline, "a request without the secret changed a baseline")
    }
    checkOutside(outside, "a foreign request")
  }

  private func foreignRequest(_ port: UInt16) -> [UInt8] {
    let paths = [
      "/", "/accept", "/files/results.json", "/../results.json",
      "/0123456789abcdef0123456789abcdef/", "//", "/%2e%2e/", "*", "http://127.0.0.1:\(port)/",
      "/\(HostileText.any(chance))",
    ]
    let hosts = [
      "127.0.0.1:\(port)", "localhost:\(port)", "example.org", "127.0.0.1", "",
      HostileText.any(chance),
    ]
    var lines = [
      "\(chance.pick(["GET", "POST", "HEAD", "PUT", "OPTIONS", "get", "\0"])) \(chance.pick(paths)) \(chance.pick(["HTTP/1.1", "HTTP/1.0", "HTTP/2", ""]))"
    ]
    if !chance.once(in: 5) { lines.append("Host: \(chance.pick(hosts))") }
    let more = [
      "Origin: http://example.org", "X-Filmstrip-Token: guess",
      "Content-Length: \(chance.pick(["0", "5", "-1", "99999999999999999999", "1e3", "70000"]))",
      "Transfer-Encoding: chunked", "Cookie: a", "X-Filmstrip-Token:", "no colon",
      "A: \(String(repeating: "a", count: chance.heavyTailed(most: 40_000)))",
    ]
    for line in more where chance.once(in: 4) { lines.append(line) }
    var bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n{\"name\":\"mine/ours\"}").utf8)
    if chance.once(in: 4) { bytes = bytes.map { chance.once(in: 30) ? chance.byte() : $0 } }
    return bytes
  }
}
