import Essentials
import Pages
import Review
import Traces

/// The session of a review: what its page asks for and says.
///
/// Answers only whoever knows the token, which is in every path and, where something is changed, in a header too, so
/// that no other page in the browser can ask. Files are those that the results name, and no others.
final class ReviewSession {
  private let folder: ResultsFolder
  private var results: CheckResults
  /// Letters and digits that nobody can guess.
  let token: String
  private let origins: Set<String>

  /// How many outcomes were accepted, and rejected.
  var accepted: Int { results.accepted.count }
  var rejected: Int { results.rejected.count }

  /// A session over results, at a port.
  init(_ folder: ResultsFolder, port: UInt16) throws {
    self.folder = folder
    results = try folder.read()
    var generator = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    origins = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// Answers a request.
  func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
    // A name that leads here from elsewhere is another page's doing.
    guard let host = request.headers["host"], origins.contains(host) else {
      return .text(403, "This page is served only at its own address.")
    }
    let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard let given = parts.first, given == token else {
      return .text(
        403, "The address is incomplete: use the one that \(Program.name) review printed.")
    }
    let path = parts.count > 1 ? String(parts[1]) : ""
    do {
      switch request.method {
      case "GET", "HEAD":
        guard var response = try get(path) else { return .text(404, "There is no such file.") }
        if request.method == "HEAD" { response.body = [] }
        return response
      case "POST": return try post(path, request)
      default: return .text(405, "Only GET and POST are understood.")
      }
    } catch {
      let message = Failure(error)?.message ?? "\(error)"
      return json(500, ["error": message])
    }
  }

  private func get(_ path: String) throws -> LoopbackServer.Response? {
    if path.hasPrefix("files/"), let file = URL(string: path)?.path(percentEncoded: false) {
      return try self.file(String(file.dropFirst("files/".count)))
    }
    let here = FileManager.default.currentDirectoryPath
    var pages = try ReviewPages.pages(
      of: results.named(from: ProjectFolder.resolved(here) ?? here), in: folder)
    pages.files = "files"
    pages.token = token
    let name = path.isEmpty ? ReportPages.name(of: 0) : path
    guard let number = (0..<pages.count).first(where: { ReportPages.name(of: $0) == name }) else {
      return nil
    }
    return LoopbackServer.Response(
      status: 200, type: "text/html; charset=utf-8", policy: pages.policy,
      body: Array(try pages.html(of: number).utf8))
  }

  private func file(_ name: String) throws -> LoopbackServer.Response? {
    let names = results.outcomes.lazy.flatMap { [$0.expected, $0.actual, $0.difference] }
    guard names.contains(name) else { return nil }
    let type = name.hasSuffix(BaselineName.pictureEnding) ? "image/png" : "application/json"
    return LoopbackServer.Response(status: 200, type: type, body: try folder.bytes(name))
  }

  private struct Choice: Decodable {
    let name: String
  }

  private func post(
    _ path: String, _ request: LoopbackServer.Request
  ) throws -> LoopbackServer.Response {
    guard path == "accept" || path == "reject" else { return .text(404, "There is no such file.") }
    let origin = request.headers["origin"]
    guard request.headers["x-filmstrip-token"] == token,
      origin == nil || origins.contains(where: { origin == "http://\($0)" })
    else { return json(403, ["error": "Only this review's own page may do that."]) }
    guard let choice = try? JSONDecoder().decode(Choice.self, from: Data(request.body)),
      let outcome = results.outcomes.first(where: { $0.name == choice.name })
    else { return json(400, ["error": "There is no outcome of this name."]) }
    guard outcome.actual != nil else {
      return json(409, ["error": "\(outcome.name) has nothing to accept or reject."])
    }
    // Another review may have noted something since.
    let seen = results.outcomes
    var answer = json(409, ["error": "A newer check has run; reload the page."])
    results = try folder.change { now in
      guard now.outcomes == seen else { return }
      answer =
        path == "accept" ? accept(outcome, in: &now) : reject(outcome, in: &now)
    }
    return answer
  }

  private func accept(
    _ outcome: Outcome, in results: inout CheckResults
  ) -> LoopbackServer.Response {
    do {
      try Acceptance(folder: folder).accept([outcome], in: &results)
      return json(200, ["state": "accepted"])
    } catch {
      return json(409, ["error": Failure(error)?.message ?? "\(error)"])
    }
  }

  private func reject(
    _ outcome: Outcome, in results: inout CheckResults
  ) -> LoopbackServer.Response {
    guard !results.accepted.contains(outcome.name) else {
      return json(409, ["error": "\(outcome.name) was accepted; restore its baseline with git."])
    }
    if !results.rejected.contains(outcome.name) { results.rejected.append(outcome.name) }
    return json(200, ["state": "rejected"])
  }

  private func json(_ status: Int, _ value: [String: String]) -> LoopbackServer.Response {
    let body = (try? JSONEncoder().encode(value)) ?? Data()
    return LoopbackServer.Response(status: status, type: "application/json", body: Array(body))
  }
}
