import Basics
import Essentials
import Pages
import Review
import Serving
import Traces
import WholeFiles

/// The session of a review: the requests and answers of its page, limited to files in the results.
final class ReviewSession {
  private let folder: ResultsFolder
  private var results: CheckResults
  private let access: PageAccess
  /// Letters and digits that cannot be guessed.
  var token: String { access.token }

  var accepted: Int { results.accepted.count }
  var rejected: Int { results.rejected.count }

  init(_ folder: ResultsFolder, port: UInt16) throws {
    self.folder = folder
    results = try folder.read()
    access = PageAccess(
      port: port, command: "\(Program.name) review", saying: Failure.message)
  }

  func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
    access.answer(request, get: get) { path in try post(path, request.body) }
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

  private func post(_ path: String, _ body: [UInt8]) throws -> LoopbackServer.Response? {
    guard path == "accept" || path == "reject" else { return nil }
    guard let choice = try? JSONDecoder().decode(Choice.self, from: Data(body)),
      let outcome = results.outcomes.first(where: { $0.name == choice.name })
    else { return .json(400, ["error": "There is no outcome of this name."]) }
    guard outcome.actual != nil else {
      return .json(409, ["error": "\(outcome.name) has nothing to accept or reject."])
    }
    // Another review may have noted something since.
    let seen = results.outcomes
    var answer = LoopbackServer.Response.json(
      409, ["error": "A newer check has run; reload the page."])
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
      try folder.accept([outcome], in: &results)
      return .json(200, ["state": "accepted"])
    } catch {
      return .json(409, ["error": Failure.message(of: error)])
    }
  }

  private func reject(
    _ outcome: Outcome, in results: inout CheckResults
  ) -> LoopbackServer.Response {
    guard !results.accepted.contains(outcome.name) else {
      return .json(409, ["error": "\(outcome.name) was accepted; restore its baseline with git."])
    }
    if !results.rejected.contains(outcome.name) { results.rejected.append(outcome.name) }
    return .json(200, ["state": "rejected"])
  }
}
