import Foundation
import Synchronization
import Testing

@testable import FilmstripTesting

/// A folder with a test's file in it, of which only the name matters, and what expectations in that file complain of.
final class TestFolder {
  /// The folder.
  let path: String
  /// The test's file.
  var testFile: String { "\(path)/Tests/OwnTests.swift" }
  /// Where the files of differences go.
  var artifacts: String { "\(path)/artifacts" }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "expect-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The recorded file of a name.
  func recorded(_ name: String, _ ending: String = "trace.json") -> String {
    "\(path)/Tests/__Snapshots__/OwnTests/\(name).\(ending)"
  }

  /// A file's text; nil where it is missing.
  func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Every file below the folder, sorted.
  var files: [String] {
    let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return below.filter { $0.split(separator: "/").last?.contains(".") ?? false }.sorted()
  }

  /// Runs expectations in an environment of their own, as a run of tests of its own, and returns what they complain of.
  func complaints(
    _ variables: [String: String] = [:], trait: RecordMode? = nil, _ body: () throws -> Void
  ) -> [String] {
    let found = Mutex<[String]>([])
    let all = variables.merging([TestEnvironment.artifactsVariable: artifacts]) { given, _ in given
    }
    func run() {
      withKnownIssue(isIntermittent: true) {
        do { try body() } catch { found.withLock { $0.append("thrown: \(error)") } }
      } matching: { issue in
        let text = issue.comments.first?.rawValue ?? "\(issue)"
        found.withLock { $0.append(text) }
        return true
      }
    }
    TestEnvironment.$variables.withValue(all) {
      SnapshotNames.$taken.withValue(SnapshotNames()) {
        RecordMode.$ofTrait.withValue(trait, operation: run)
      }
    }
    return found.withLock { $0 }
  }
}
