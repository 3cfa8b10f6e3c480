import ArgumentParser
import Basics
import Essentials
import Graphics
import Imaging
import Review
import Sharding
import Traces
import WholeFiles

extension CheckCommand: ShardableCommand {
  var decisions: [WorkOption] {
    let own: [WorkOption] = [
      .work(arguments: "scenario", scenario), .work("--threshold", threshold, for: [.scenario]),
      .work("--part", part, for: [.scenario]), .work("--max-gap", maxGap, for: .recordings),
      .work("--max-hitch", maxHitch, for: .recordings),
      .work("--recorded-tolerance", recordedTolerance, for: .recordings),
      .work("--allow-orphans", allowOrphans), .work("--changed-since", changedSince),
    ]
    return baselines.decisions + settings.decisions + recorded.decisions + taken.decisions + own
      + kept.decisions
      + threads.decisions + sharding.decisions + WorkOption.place("--report", "--comment")
      + WorkOption.manner("--github", "--json", "--watch")
  }

  var outputs: [ShardJob.Folder] {
    [("--results", kept.results.path)] + (report.map { [("--report", $0.path)] } ?? [])
      + (comment.map { [("--comment", $0.path)] } ?? [])
  }

  func work() throws -> ReviewWork {
    try checkFolders(baselines.folder)
    if let there = ProjectFolder.above(baselines.baseline.path) {
      throw Failure(
        .incomplete,
        "There is no folder \(baselines.baseline.path) here, so nothing was compared: run it in "
          + "\(Files.folder(of: there)), or give --baseline \(there).")
    }
    if !scenario.isEmpty { try FilmOption.check(used, for: scenario) }
    var work = try ReviewWork(scenario, baselines)
    if scenario.isEmpty {
      work.approved = try approvedRecordings(of: work.plan.approved, in: work.folder)
    }
    try RecordedCheck.checkNames(
      of: work.recordings.map(RecordingArgument.name) + work.approved.map(\.name.scenario),
      besideFilms: work.played + work.plan.approved.traces.compactMap(\.name))
    return try changedSince.map(work.changed) ?? work
  }

  func cells(of work: ReviewWork) throws -> [Cell] {
    func digest(_ file: String) throws -> Digest { try work.folder.digest(of: file) ?? Digest() }
    return try work.plan.cells(withApprovedIn: work.folder)
      + work.recordings.map { path in
        let name = ReviewWork.name(of: path)
        return Cell(recording: name.film, at: path, digest: try digest(name.recordingFile))
      }
      + work.approved.map { recording in
        Cell(
          recording: recording.name.film, at: recording.path,
          digest: try digest(recording.name.recordingFile))
      }
  }

  func run(_ work: ReviewWork) throws {
    try finish(work) { swap in try outcomes(of: work, swap) }
  }

  func run(_ work: ReviewWork, to bundle: BundleFolder) throws {
    let outcomes = try outcomes(of: work.only(bundle.ids), bundle.swap)
    var results = results(work, outcomes, counts: CheckCounts(outcomes)) { "" }
    // It belongs to no project before it is merged in one, and is the same wherever it was made.
    results.project = ""
    try bundle.finish(results, isDrawn: outcomes.contains(where: \.isDrawn))
  }

  func merge(_ bundles: Bundles, _ work: ReviewWork) throws {
    var found: [String: [Outcome]] = [:]
    try finish(work, environment: { bundles.environment }) { swap in
      for bundle in bundles.all {
        let results = try bundle.results(CheckResults.self)
        guard results.staysInItsFolder else {
          throw bundle.damage("its results name files that are none of a check's")
        }
        let cells = Dictionary(grouping: results.outcomes) { "\($0.scenario)/\($0.approach)" }
        try bundle.checkAccounts(for: cells.keys)
        for (id, outcomes) in cells {
          guard let foreign = outcomes.first(where: { !$0.belongs(to: id) }) else {
            continue
          }
          throw bundle.damage("it has a result of \(id) that is called \(foreign.name)")
        }
        found.merge(cells) { first, _ in first }
        for file in results.outcomes.flatMap(\.files) {
          try swap.write(try bundle.bytes(file), to: file)
        }
      }
      return bundles.plan.cells.flatMap { found[$0.id] ?? [] }
    }
  }

  /// The results, with the fonts and libraries if a picture differs; numbers need no font.
  private func results(
    _ work: ReviewWork, _ outcomes: [Outcome], counts: CheckCounts,
    _ environment: () throws -> String
  ) rethrows -> CheckResults {
    let hasPicture = outcomes.contains { $0.frame != nil && $0.actual != nil }
    return CheckResults(
      project: work.folder.project.path, folder: work.folder.name,
      environment: hasPicture ? try environment() : "", outcomes: outcomes, counts: counts)
  }

  /// Ends a check: adds orphaned baselines, writes results and reports, and prints the findings.
  ///
  /// - Parameters:
  ///   - environment: The fonts and libraries of the check.
  ///   - compare: Returns the films' outcomes in the order of the plan, and keeps the files that they name.
  private func finish(
    _ work: ReviewWork,
    environment: () throws -> String = { try Fingerprint.ofEverything().description },
    _ compare: (FolderSwap) throws -> [Outcome]
  ) throws {
    let (plan, folder) = (work.plan, work.folder)
    // If nothing can be written, nothing is played.
    let swap = try kept.folder.swap(reading: work.inputs)
    defer { swap.discard() }
    let reporting = try report.map { report in
      let folder = ReportFolder(path: report.path)
      return (folder: folder, swap: try folder.swap(reading: work.inputs))
    }
    let commenting = try comment.map { comment in
      let folder = CommentFolder(path: comment.path)
      return (folder: folder, swap: try folder.swap(reading: work.inputs))
    }
    var outcomes = try compare(swap)
    let found = outcomes.filter { $0.verdict != .missing }.map(\.file)
    let leftover = plan.leftover(after: Set(found), in: folder)
    outcomes += leftover.findings.map { finding in
      var outcome = finding.outcome
      if allowOrphans, outcome.verdict == .orphaned { outcome.verdict = .allowedOrphan }
      return outcome
    }
    let results = try results(
      work, outcomes,
      counts: CheckCounts(outcomes, notAsked: leftover.notAsked, ofTests: leftover.ofTests),
      environment)
    try ResultsFolder.finish(results, swap)
    // If one of them fails, the others are still written.
    let reported = Result {
      if let reporting { try reporting.folder.write(results, from: kept.folder, reporting.swap) }
    }
    let commented = Result {
      if let commenting {
        try commenting.folder.write(
          results, of: plan, exitCode: exitCode(of: outcomes), from: kept.folder, commenting.swap)
      }
    }
    let canPrune = !leftover.prunable.isEmpty && (try? plan.checkIsKnown(in: folder)) != nil
    try tell(results, in: folder.project, canPrune: canPrune)
    try reported.get()
    try commented.get()
    throw ExitCode(exitCode(of: outcomes))
  }

  /// That of the outcomes; where nothing has changed, all is as it was.
  private func exitCode(of outcomes: [Outcome]) -> Int32 {
    outcomes.isEmpty && changedSince != nil ? 0 : CheckSummary(outcomes).conclusion.exitCode
  }

  private func tell(
    _ results: CheckResults, in project: ProjectFolder, canPrune: Bool
  ) throws {
    let report = Report(results)
    if json {
      try Output.json(results)
    } else {
      let here = FileManager.default.currentDirectoryPath
      let lines = CheckText.lines(
        Report(results.named(from: ProjectFolder.resolved(here) ?? here)),
        results: kept.results.path,
        baselines: baselines.baseline.path, canPrune: canPrune, since: changedSince)
      if github {
        try Output.bytes(Array(WorkflowCommands.paused(lines).utf8))
      } else {
        let summary = CheckSummary(report.outcomes)
        try Output.lines(lines) { CheckText.style(of: $0, summary) }
      }
    }
    guard github else { return }
    let environment = ProcessInfo.processInfo.environment
    // GitHub counts from its workspace, wherever the project is in it.
    var annotated = report
    for index in annotated.outcomes.indices {
      annotated.outcomes[index].source = annotated.outcomes[index].source.map { source in
        PathText.isAbsolute(source) ? source : project.absolute(source)
      }
    }
    let workspace = environment["GITHUB_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
    let annotations = annotated.annotations(root: ProjectFolder.resolved(workspace) ?? workspace)
    if !annotations.isEmpty {
      // GitHub reads both streams; JSON stays JSON.
      if json {
        Output.errors(annotations)
      } else {
        try Output.bytes(Array(annotations.utf8))
      }
    }
    guard let file = environment["GITHUB_STEP_SUMMARY"] else { return }
    do {
      try Files.append(Array(report.stepSummary(program: Program.name).utf8), to: file)
    } catch {
      // The findings are printed all the same, and the exit code reports them.
      Output.error("The step summary is missing: \(error.message)")
    }
  }
}

extension Outcome {
  /// To be compared, or to show a recording.
  fileprivate var isDrawn: Bool { frame != nil && verdict != .otherFrames || difference != nil }
}
