import ArgumentParser
import Basics
import Foundation
import LibC
import Pages
import Review
import Scenarios
import Traces

@testable import FilmstripCommand
@testable import Serving

/// A project on disk with baselines, and with results of which a part differs, for the readers that need files.
///
/// The command itself made them. Links lead out of the project, as a pull request may have them. The process works in
/// the project's folder, so its arguments have to be absolute.
final class FuzzedProject {
  nonisolated(unsafe) static let shared = FuzzedProject()

  /// The project's folder, without links in its path.
  private let root: String
  private let results: ResultsFolder
  /// Approved numbers, to which a source is given, and the folder of their trace alone.
  private let trace: Trace
  private let sourced = "Sourced"
  /// Every file that a session may change, as it was.
  private var kept: [String: [UInt8]] = [:]
  private var session: ReviewSession?

  private init() {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-fuzz-\(getpid())")
    do {
      try? FileManager.default.removeItem(at: folder)
      for name in ["", "/Sourced/mine"] {
        try FileManager.default.createDirectory(
          atPath: folder.path + "/project" + name, withIntermediateDirectories: true)
      }
    } catch { fatalError("no folder to work in: \(error)") }
    root = FuzzedProject.real(folder.path + "/project") ?? folder.path
    results = ResultsFolder(path: CheckResults.usualFolder)
    guard chdir(root) == 0 else { fatalError("no folder to work in") }
    // By it the folder is the topmost one of a project, wherever it lies.
    FuzzedProject.write(Array("gitdir: nowhere\n".utf8), to: ".git")
    FuzzedProject.write(FuzzedProject.scenario(curve: "easeOut"), to: "mine.yaml")
    FuzzedProject.run(RecordCommand.self, ["mine.yaml", "--frames", "2", "--scale", "1"])
    let approved = FileManager.default.contents(atPath: "Baselines/mine/ours.trace.json")
    guard let trace = try? Trace(json: String(decoding: approved ?? Data(), as: UTF8.self)) else {
      fatalError("no trace was recorded")
    }
    self.trace = trace
    FuzzedProject.write(FuzzedProject.scenario(curve: "easeIn"), to: "mine.yaml")
    FuzzedProject.run(CheckCommand.self, [])
    // A scenario that is none of the project's.
    FuzzedProject.write(Array("name: \(FuzzedProject.secret)\n".utf8), to: "../secret.yaml")
    // The commands catch Ctrl-C, which libFuzzer wants.
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    for folder in ["Baselines", results.path] {
      for case let name as String in FileManager.default.enumerator(atPath: folder)
        ?? FileManager.DirectoryEnumerator()
      {
        let path = "\(folder)/\(name)"
        kept[path] = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
      }
    }
    symlink("../..", "\(results.path)/out")
    symlink("..", "out")
    symlink("mine.yaml", "inside.yaml")
    symlink("loop", "loop")
  }

  private static let secret = "SECRET-4711"

  private static func scenario(curve: String) -> [UInt8] {
    Array(
      """
      name: mine
      until: 0.1
      approaches: [transform, {name: ours, move: transform, curve: \(curve)}]

      """.utf8)
  }

  private static func run<Command: ParsableCommand>(_ command: Command.Type, _ arguments: [String])
  {
    do {
      var command = try command.parse(arguments)
      try command.run()
    } catch let code as ExitCode {
      precondition(code.rawValue == 1, "the project's films are not checked: \(code)")
    } catch { fatalError("\(arguments): \(error)") }
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { fatalError("\(path) cannot be written") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      fatalError("\(path) cannot be written")
    }
  }

  /// A path without links in it; nil where nothing is there.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private func checkIsInside(_ path: String, _ folder: String, _ complaint: String) {
    guard let real = FuzzedProject.real(path) else { return }
    precondition(real == folder || real.hasPrefix(folder + "/"), "\(complaint): \(real)")
  }

  // MARK: Readers

  /// Results as `accept`, `review` and reports read them, with `PROJECT` for the project's folder.
  ///
  /// What they name lies below their folder, and what is said of them holds nothing that a terminal or GitHub would
  /// obey.
  func read(results bytes: [UInt8]) {
    let file = "\(results.path)/\(CheckResults.file)"
    FuzzedProject.write(FuzzedProject.filled(bytes, [("PROJECT", root)]).bytes, to: file)
    guard let read = try? results.read() else { return }
    for outcome in read.outcomes.prefix(10) {
      for name in [outcome.expected, outcome.actual, outcome.difference].compactMap({ $0 })
      where (try? results.bytes(name)) != nil {
        checkIsInside("\(results.path)/\(name)", "\(root)/\(results.path)", "a file of others")
      }
    }
    let report = Report(read)
    for text in [report.annotations(root: root), report.stepSummary()] {
      let isTame = text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      }
      precondition(isTame, "a control character in a report")
    }
    _ = report.junit(results: results.path)
    _ = try? report.regJSON(results: ".")
    _ = try? report.jsonLines()
    guard read.outcomes.count <= 10, let pages = try? ReviewPages.pages(of: read, in: results)
    else { return }
    _ = try? pages.html(of: 0)
  }

  /// What a trace says of its scenario's file, which lies in the project; of another nothing is said.
  func read(source: String) {
    let baseline = Baseline(trace, source: source)
    FuzzedProject.write(Array(baseline.json.utf8), to: "\(sourced)/mine/ours.trace.json")
    do {
      let plan = try ReviewPlan(
        [], approaches: [], in: BaselineFolder(path: sourced), catalogue: .builtIn)
      for item in plan.items {
        guard let file = item.file else { continue }
        checkIsInside(file, root, "a source outside of the project")
      }
    } catch {
      let message = Failure(error)?.message ?? "\(error)"
      precondition(!message.contains(FuzzedProject.secret), "a message quotes a file of others")
    }
  }

  /// What separates the requests of a session.
  private static let separator: UInt8 = 0x1E

  /// A session of the review's server: requests, each on a connection of its own, in which `TOKEN` stands for the
  /// secret and `HOST` for the server.
  func read(session bytes: [UInt8]) {
    do {
      let session = try self.session ?? ReviewSession(results, port: 1)
      self.session = session
      for request in bytes.split(separator: FuzzedProject.separator).prefix(4) {
        let (bytes, knowsTheToken) = FuzzedProject.filled(
          request, [("TOKEN", session.token), ("HOST", "127.0.0.1:1")])
        // Pages are made anew for each request, which takes a thousand times longer than to read it.
        let isAnswered = !knowsTheToken || request.count % 32 == 0
        guard let answer = try answer(bytes, isAnswered ? session : nil) else { continue }
        precondition(
          (200...599).contains(answer.status) && (answer.status != 200 || knowsTheToken),
          "answered without the secret")
      }
      guard session.accepted + session.rejected > 0 else { return }
    } catch { fatalError("the session's own files are not read: \(error)") }
    self.session = nil
    for (path, bytes) in kept { FuzzedProject.write(bytes, to: path) }
  }

  /// An input in which words stand for what is another one in each process, and whether it has the first of them.
  private static func filled(
    _ input: some Sequence<UInt8>, _ values: [(word: String, value: String)]
  ) -> (bytes: [UInt8], hasFirst: Bool) {
    let values = values.map { (Array($0.word.utf8), Array($0.value.utf8)) }
    var (bytes, hasFirst): ([UInt8], Bool) = ([], false)
    var rest = Array(input)[...]
    while let byte = rest.first {
      let index = values.firstIndex { $0.0[0] == byte && rest.starts(with: $0.0) }
      bytes += index.map { values[$0].1 } ?? [byte]
      rest = rest.dropFirst(index.map { values[$0].0.count } ?? 1)
      hasFirst = hasFirst || index == 0
    }
    return (bytes, hasFirst)
  }

  /// The answer of a session to bytes of a request; nil where they are none, or nobody is to answer.
  private func answer(
    _ request: [UInt8], _ session: ReviewSession?
  ) throws -> LoopbackServer.Response? {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    // The connection closes the other end.
    defer { close(ends[0]) }
    precondition(send(ends[0], request, request.count, 0) == request.count)
    shutdown(ends[0], Int32(SHUT_WR))
    var answer: LoopbackServer.Response?
    LoopbackConnection(ends[1]).goOn { request in
      answer = session?.answer(request)
      return answer ?? .text(404, "")
    }
    return answer
  }
}
