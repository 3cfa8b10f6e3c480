import Basics
import Essentials
import Pages
import Review
import Traces
import WholeFiles

/// A folder with a report of a check: pages, files for other tools, and the pictures in them.
struct ReportFolder {
  let path: String

  /// The file by which such a folder is recognised.
  private static let mark = ReportPages.name(of: 0)

  /// The folder that will replace it; `inputs` of the check cannot be in it.
  func swap(reading inputs: [String]) throws -> FolderSwap {
    let parts = ["junit.xml", "reg.json", "outcomes.jsonl"] + CheckFinding.folders
    // Another check writes it again.
    return try FolderSwap(
      path, knownBy: ReportFolder.mark, isOwn: Files.isOwn, reading: inputs, isLasting: false
    ) { name in
      parts.contains(name) || name == ReportFolder.mark
        || name.hasPrefix("page-") && name.hasSuffix(".html")
    }
  }

  /// Writes the report with copies of all differences, so that the folder can be sent alone.
  ///
  /// Paths in its pages are relative to it. Tools open `junit.xml` from the project's folder, so its paths are relative
  /// to that.
  func write(
    _ results: CheckResults, from folder: ResultsFolder, _ swap: FolderSwap
  ) throws {
    defer { swap.discard() }
    let place = ProjectFolder.resolved(path) ?? path
    let named = results.named(from: place)
    let report = Report(named)
    let pages = try ReviewPages.pages(of: named, in: folder)
    for outcome in results.outcomes {
      for name in outcome.files {
        try swap.write(folder.bytes(name), to: name)
      }
    }
    for number in 0..<pages.count {
      try swap.write(Array(try pages.html(of: number).utf8), to: ReportPages.name(of: number))
    }
    let way = PathText.way(from: results.project, to: place)
    try swap.write(Array(Report(results).junit(results: way).utf8), to: "junit.xml")
    try swap.write(Array(try report.regJSON(results: ".").utf8), to: "reg.json")
    try swap.write(Array(try report.jsonLines().utf8), to: "outcomes.jsonl")
    try swap.commit()
    Output.error("Wrote \(Files.path(ReportPages.name(of: 0), in: path))")
  }
}

enum ReviewPages {
  static func pages(of results: CheckResults, in folder: ResultsFolder) throws -> ReportPages {
    let entries = try results.outcomes.map { outcome -> ReportEntry in
      func film(_ name: String?) throws -> Trace? {
        guard outcome.frame == nil, !outcome.isOfRecording, let name else { return nil }
        return try Baseline(json: String(decoding: try folder.bytes(name), as: UTF8.self)).trace
      }
      return ReportEntry(
        outcome, expected: try film(outcome.expected), actual: try film(outcome.actual),
        decision: decision(on: outcome, results),
        log: try outcome.log.map { String(decoding: try folder.bytes($0), as: UTF8.self) })
    }
    var pages = ReportPages(
      baseline: results.folder, environment: results.environment, entries: entries,
      exitCode: \.exitCode)
    pages.files = ""
    pages.program = Program.name
    if folder.path != CheckResults.usualFolder { pages.results = folder.path }
    return pages
  }

  private static func decision(
    on outcome: Outcome, _ results: CheckResults
  ) -> ReportEntry.Decision? {
    results.accepted.contains(outcome.name)
      ? .accepted : results.rejected.contains(outcome.name) ? .rejected : nil
  }
}
