import ArgumentParser
import Foundation
import Imaging
import Painting
import Review
import Scenarios
import Traces

/// Holds films against what is approved.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Hold films against what is approved.",
    discussion: """
      Plays each scenario and compares every film's trace, and the pictures of frames that were \
      picked, with the baselines. Never records. What differs is left in the results' folder, for \
      `filmstrip review` to look at and `filmstrip accept` to approve.

      Without a SCENARIO, plays all that the baselines were recorded from.

      Exit codes: 0 all is as approved; 1 something differs or is not approved yet; 2 nothing was \
      compared; 3 pictures differ, and were approved with other fonts or libraries.
      """)

  @Argument(
    help: "Scenarios: built-in names, files, or folders of files. Default: those recorded.")
  var scenario: [String] = []

  @OptionGroup var baselines: BaselineOptions
  @OptionGroup var kept: ResultsOptions

  @Option(
    parsing: .unconditional,
    help: "How far apart the colours of two pixels may be, 0 to 1. Default: not at all.")
  var threshold: FiniteNumber?

  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A part of the screen whose pixels have a threshold of their own, such as keyboard=0.2; may be "
        + "given more than once.", valueName: "layer=t"))
  var part: [PictureRule.Part] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write a report there: pages, JUnit XML, reg.json and JSON lines.", valueName: "folder"))
  var report: String?

  @Flag(help: "Print GitHub annotations, and add to the step's summary.")
  var github = false

  @Option(name: .shortAndLong, help: "Threads. Default: one a processor.")
  var jobs: Int?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if let threshold, ColorThreshold(threshold.value) == nil {
      throw ValidationError("--threshold \(threshold.value.shortest) is not 0 to 1.")
    }
    if let jobs, !MotionOptions.jobRange.contains(jobs) {
      throw ValidationError("-j \(jobs) is not 1 to \(MotionOptions.jobRange.upperBound).")
    }
  }

  func run() throws {
    Interruption.catchSignals()
    let folder = baselines.folder
    let plan = try ReviewPlan(scenario, approaches: baselines.approach, in: folder)
    // Where nothing could be written nothing is played.
    let swap = try kept.folder.swap()
    defer { swap.discard() }
    let reporting = try report.map { path in
      let folder = ReportFolder(path: path)
      return (folder: folder, swap: try folder.swap())
    }
    let outcomes =
      try check(plan, in: folder, swap)
      + plan.orphans(in: folder).map { try ResultsFolder.keep($0, swap) }
    let results = CheckResults(
      folder: folder.absolute, environment: try environment(of: outcomes), outcomes: outcomes)
    try ResultsFolder.finish(results, swap)
    try tell(results, canPrune: (try? plan.checkIsKnown(in: folder)) != nil)
    if let reporting { try reporting.folder.write(results, from: kept.folder, reporting.swap) }
    throw ExitCode(Int32(Tally(outcomes).exitCode))
  }

  private var rule: PictureRule {
    PictureRule(threshold: threshold.flatMap { ColorThreshold($0.value) } ?? .exact, parts: part)
  }

  /// What pictures that differ were drawn with; empty where none does, as numbers need no font.
  private func environment(of outcomes: [Outcome]) throws -> String {
    guard outcomes.contains(where: { $0.frame != nil && $0.actual != nil }) else { return "" }
    return Fingerprint(of: try Fonts()).description
  }

  /// Plays every film, compares it and keeps what differs, on several threads.
  private func check(
    _ plan: ReviewPlan, in folder: BaselineFolder, _ swap: FolderSwap
  ) throws -> [Outcome] {
    let (films, rule) = (plan.films, rule)
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    return try ThreadedMap.map(films.count, threads: jobs) { index in
      let (item, approach) = films[index]
      try Interruption.check()
      let film = try item.scenario.film(of: approach)
      return try item.check(of: approach, rule: rule)
        .findings(of: film, in: folder.path, read: folder.bytes)
        .map { try ResultsFolder.keep($0, swap) }
    }.flatMap { $0 }
  }

  private func tell(_ results: CheckResults, canPrune: Bool) throws {
    let report = Report(
      baseline: baselines.baseline, environment: results.environment, outcomes: results.outcomes)
    if json {
      try Output.json(results)
    } else {
      try Output.line(CheckText.text(report, kept.results, canPrune: canPrune))
    }
    guard github else { return }
    let environment = ProcessInfo.processInfo.environment
    // GitHub counts from its workspace, wherever the step runs.
    let annotated = Report(
      baseline: report.baseline, environment: report.environment,
      outcomes: report.outcomes.map { outcome in
        var outcome = outcome
        outcome.source = outcome.source.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        return outcome
      })
    let annotations = annotated.annotations(
      root: environment["GITHUB_WORKSPACE"] ?? FileManager.default.currentDirectoryPath)
    if !annotations.isEmpty {
      // GitHub reads both streams; JSON stays JSON.
      if json {
        Output.error(String(annotations.dropLast()))
      } else {
        try Output.bytes(Array(annotations.utf8))
      }
    }
    guard let file = environment["GITHUB_STEP_SUMMARY"] else { return }
    try Files.append(Array(report.stepSummary().utf8), to: file)
  }
}
