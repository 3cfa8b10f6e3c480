import Foundation
import TestSupport
import Testing

/// What is approved and what was found is on the disk before it has its name, and its name is before the command ends.
///
/// Nobody can cut the power here; the calls to the system are read instead.
@Suite(
  .enabled(
    if: Strace.isThere,
    "The system's calls are read by strace, which is not installed or not permitted."))
struct LastingFilesTests {
  /// What the command asked the system for, in order; paths are absolute.
  private enum Call: Equatable {
    case create(String)
    case makeFolder(String)
    case sync(String)
    case rename(String, String)
  }

  private let project: FilmProject

  init() throws { project = try FilmProject() }

  private var folder: String { project.folder.url.resolvingSymlinksInPath().path }

  private func absolute(_ path: some StringProtocol) -> String {
    URL(fileURLWithPath: path.hasPrefix("/") ? String(path) : "\(folder)/\(path)")
      .standardizedFileURL
      .path
  }

  /// Runs a command and reads its calls, apart from those that failed.
  private func calls(_ arguments: String) throws -> [Call] {
    let log = project.folder.path("calls")
    let result = try shell(
      "strace -f -y -o '\(log)' -e trace=open,openat,mkdir,mkdirat,fsync,rename,renameat,renameat2 "
        + "\"$FILMSTRIP\" \(arguments)", in: project.folder.url)
    #expect(result.status == 0 || result.status == 1, "\(result.errors)")
    defer { try? project.remove("calls") }
    return whole(try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n"))
      .filter { !$0.contains("= -1 ") }.compactMap { line in
        if let match = line.firstMatch(of: /fsync\(\d+<([^>]*)>/) {
          return .sync(String(match.1))
        }
        if let match = line.firstMatch(of: /open(?:at)?\(.*O_CREAT.*= \d+<([^>]*)>/) {
          return .create(String(match.1))
        }
        if let match = line.firstMatch(of: /mkdir(?:at)?\([^"]*"([^"]*)"/) {
          return .makeFolder(absolute(match.1))
        }
        if let match = line.firstMatch(of: /rename(?:at2?)?\([^"]*"([^"]*)",[^"]*"([^"]*)"/) {
          return .rename(absolute(match.1), absolute(match.2))
        }
        return nil
      }
  }

  /// The calls a line each: where threads call at the same time, strace splits one into its begin and its end.
  private func whole(_ lines: [Substring]) -> [Substring] {
    var begun: [Substring: Substring] = [:]
    return lines.compactMap { line in
      let thread = line.prefix { $0 != " " }
      if let cut = line.range(of: " <unfinished ...>") {
        begun[thread] = line[..<cut.lowerBound]
        return nil
      }
      guard let rest = line.firstMatch(of: /<\.\.\. \w+ resumed>(.*)/),
        let start = begun.removeValue(forKey: thread)
      else { return line }
      return start + rest.output.1
    }
  }

  /// Whether everything that the calls put below a folder lasts.
  private func expectLasting(_ calls: [Call], in target: String) throws {
    let puts = calls.enumerated().compactMap { index, call -> (Int, String, String)? in
      guard case .rename(let source, let place) = call, !place.contains("/.filmstrip-part-"),
        place.hasPrefix(absolute(target))
      else { return nil }
      return (index, source, place)
    }
    #expect(!puts.isEmpty)
    func parent(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
    for (index, source, place) in puts {
      // The file itself, or all files of the folder and the folders in it.
      let parts = calls[..<index].compactMap { call -> String? in
        switch call {
        case .create(let path), .makeFolder(let path): path
        default: nil
        }
      }.filter { $0 == source || $0.hasPrefix(source + "/") }
      #expect(!parts.isEmpty, "\(source)")
      for part in parts {
        let made = try #require(
          calls.lastIndex { $0 == .create(part) || $0 == .makeFolder(part) })
        #expect(
          calls[made..<index].contains(.sync(part)), "\(part) has its name before it is on the disk"
        )
      }
      #expect(calls[index...].contains(.sync(parent(place))), "the name \(place)")
    }
    for case .makeFolder(let path) in calls where !path.contains("/.filmstrip-part-") {
      #expect(calls.contains(.sync(parent(path))), "the name \(path)")
    }
  }

  @Test func approvedFilesLast() throws {
    try expectLasting(
      calls("record mine.yaml --frames 3 --scale 1 --baseline a/Baselines"), in: "a/Baselines")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    try expectLasting(
      calls("record mine.yaml --update '*' --baseline a/Baselines"), in: "a/Baselines")
  }

  @Test func carriedFilesLast() throws {
    try project.write("App/One.swift", "import UIKit\n")
    try project.write("App/Two.swift", "import UIKit\n")
    try project.write("Carried/README", "")
    try expectLasting(calls("carry App/One.swift App/Two.swift -o Carried"), in: "Carried")
  }

  @Test func resultsLast() throws {
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    try expectLasting(calls("check -j 1 --results a/Results"), in: "a/Results")
    try expectLasting(calls("check -j 1 --results a/Results"), in: "a/Results")
    let accepting = try calls("accept '*' --results a/Results")
    try expectLasting(accepting, in: "Baselines")
    try expectLasting(accepting, in: "a/Results")
  }
}
