import ArgumentParser
import Basics
import Checking
import Essentials
import Graphics
import Imaging
import Painting
import Recordings
import Review
import Scenarios
import Sharding
import Traces
import WholeFiles

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare films, or recordings, with their baselines.",
    discussion: """
      Plays each scenario and compares every film's trace, and the pictures of its selected frames, \
      with the baselines. Never records. Writes the differences to the results' folder, for \
      `filmstrip review` to show and `filmstrip accept` to approve.

      Without a SCENARIO, plays every scenario that has baselines, and reads every recording that has one.

      The last line counts the approved files, traces and pictures, and how many of them were compared; \
      with a SCENARIO or --approach, it counts only those. A baseline that no scenario makes any more is \
      a difference, unless --allow-orphans is given. Unreadable baselines are reported; all others are \
      still compared.

      A recording is compared with its baseline: which events it has, how far the keyboard moves, where the bar rests, \
      and how far the bar is from the keyboard throughout each motion. Measures may differ by a point, or by as much as \
      the readings are uncertain. --max-gap needs no baseline: in every frame the bar may be at most this far from where \
      it belongs, which is its place without a keyboard or, where that is higher, on the keyboard. If a bar stays behind \
      or keeps a distance by design, give --bar-stays or --bar-margin once; its baseline keeps them. --max-hitch limits \
      the milliseconds of hitches per second of motion: frames in which the bar stops while the keyboard continues. A \
      recording counts as not compared if some part of it is not seen, or if its fault is only possible. Reports show \
      its strip, and therefore contain its pictures, unless --no-pixels is given.

      With --variant, each film is also played in other settings of the phone's owner. These have no baselines: a variant \
      breaks if its bar is more than a point farther from where it belongs than in the scenario's own settings, if its \
      field is covered by more than a point more, or if less of its last message is visible. The results' folder has a \
      strip of each broken variant, named by its settings, such as difference/chat/frame+AX5.png; reports and \
      `filmstrip review` show it.

      Exit codes: 0 everything is as approved; 1 something differs, is orphaned or is not approved yet; \
      2 nothing was compared; 3 pictures differ, but they were approved with other fonts or libraries; \
      65 something approved could not be compared; 74 a file or folder could not be read.

      With --shard it compares some of the films, prints no verdict and exits with 0; `filmstrip merge` then prints \
      reports, JSON and exit code as if all had been checked in one run.
      """, examples: ["check", "check chat.mp4 --max-gap 1"])

  @Argument(
    help:
      "Scenarios: built-in names, files, or folders of files; and recordings. Default: all scenarios that have baselines.",
    completion: .scenarios)
  var scenario: [String] = []

  @OptionGroup var baselines: BaselineOptions
  @OptionGroup var kept: ResultsOptions

  @Option(
    parsing: .unconditional,
    help: "How far the colours of two pixels may differ, 0 to 1. Default: not at all.")
  var threshold: FiniteNumber?

  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A threshold for one part of the screen, such as keyboard=0.2; may be given more than once.",
      valueName: "layer=t"))
  var part: [Chosen<PictureRule.Part>] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write a report to this folder: pages, JUnit XML, reg.json and JSON lines.",
      valueName: "folder"))
  var report: PathArgument?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write a comment for a pull request to this folder: Markdown, and at most six pictures of what differs.",
      valueName: "folder"))
  var comment: PathArgument?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "How far the bar may be from where it belongs in recordings, in points.", valueName: "points")
  )
  var maxGap: FiniteNumber?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "How late the app may be in recordings, in milliseconds per second of motion; Apple calls up to 10 good.",
      valueName: "ms"))
  var maxHitch: FiniteNumber?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "How far measures of recordings may differ, in points. Default: 1.", valueName: "points"))
  var recordedTolerance: FiniteNumber?

  @OptionGroup var settings: VariantOptions

  @OptionGroup(title: "Recordings") var recorded: RecordingOptions
  @OptionGroup(title: "Recordings") var taken: RecordedDeviceOptions

  @Flag(help: "Pass even if there are baselines that no scenario makes any more.")
  var allowOrphans = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Only films whose scenario, approach, baselines or recording may have changed since this git revision. Assumes "
        + "that Filmstrip itself has not changed.", valueName: "revision"))
  var changedSince: String?

  @Flag(help: "Check again when a scenario, a recording or a baseline changes, until Ctrl-C.")
  var watch = false

  @Flag(help: "Print GitHub annotations, and add to the step summary.")
  var github = false

  @OptionGroup var threads: JobOptions

  @OptionGroup(title: "Many machines") var sharding: ShardOptions

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if watch, json || github || sharding.shard != nil {
      throw ValidationError(
        "--watch checks repeatedly, for someone who is watching; leave out --json, --github and --shard."
      )
    }
    if let threshold, ColorThreshold(threshold.value) == nil {
      throw ValidationError("--threshold \(threshold.value.shortest) is not 0 to 1.")
    }
    let lengths = [
      ("--max-gap", maxGap), ("--max-hitch", maxHitch), ("--recorded-tolerance", recordedTolerance),
    ]
    for case (let name, let length?) in lengths where length.value < 0 {
      throw ValidationError("\(name) \(length.value.shortest) is less than 0.")
    }
  }

  /// Refuses folders of which one would replace the contents of another.
  func checkFolders(_ baselines: BaselineFolder) throws {
    func parts(_ path: String) -> [String] {
      // Some disks ignore case.
      PathText.parts((ProjectFolder.resolved(path) ?? path).lowercased())
    }
    let here = parts(FileManager.default.currentDirectoryPath)
    let all = [("--results", kept.results), ("--report", report), ("--comment", comment)]
    let folders = all.compactMap { name, path in path.map { (name: name, path: $0.path) } }
    for (index, one) in folders.enumerated() {
      for other in folders.dropFirst(index + 1) {
        let (outer, inner) = (parts(one.path), parts(other.path))
        // One that holds the current folder is refused for that.
        guard !here.starts(with: inner), !here.starts(with: outer),
          inner.starts(with: outer) || outer.starts(with: inner)
        else { continue }
        throw Failure(
          .usage,
          "\(one.name) \(one.path) and \(other.name) \(other.path) are one folder, or one is inside the other; give each "
            + "its own folder.")
      }
    }
    // A hidden folder holds no baselines.
    for path in folders.map(\.path)
    where parts(path).starts(with: parts(baselines.path)) {
      let way = parts(path).dropFirst(parts(baselines.path).count)
      guard !way.isEmpty, !way.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) else {
        continue
      }
      throw Failure(
        .cannotCreate,
        "\(path) is inside the baselines' folder, \(baselines.path), so it is not replaced; give another "
          + "folder.")
    }
  }

  private var rule: PictureRule {
    PictureRule(
      threshold: threshold.flatMap { ColorThreshold($0.value) } ?? .exact, parts: part.map(\.value))
  }

  /// Plays films of a plan, compares them and keeps differences, on several threads.
  private func check(
    _ films: [ReviewPlan.PlannedFilm], of plan: ReviewPlan, in folder: BaselineFolder,
    _ swap: FolderSwap
  ) throws -> [Outcome] {
    Allocator.prepareForPictures()
    let rule = rule
    let progress = Progress(of: "check", total: films.count, unit: "films")
    defer { progress.end() }
    return try films.map(
      by: threads.each { (comparer: PictureComparer(), kit: PaintKit()) },
      heavy: { $0.item.scenario.script.device.isTablet }
    ) { film, worker in
      let (item, approach) = film
      try Interruption.check()
      defer { progress.finishOne() }
      let (check, name) = (item.check(of: approach, rule: rule), item.name(of: approach))
      let approved = plan.approved.trace(of: name)
      if let obstacle = item.obstacle(to: name) ?? approved?.problem?.description {
        var finding = check.notCompared(obstacle, in: folder.name)
        if approved == nil { finding.outcome.verdict = .missing }
        return [finding.outcome]
      }
      return try Failure.naming(item.scenario.name) {
        let own: [CheckFinding]
        let film = try item.scenario.film(of: approach)
        do {
          own = try check.findings(
            of: film, in: folder.name, knowing: approved?.choices, by: worker.comparer,
            read: folder.bytes)
        } catch let failure as Failure {
          // An approved picture cannot be opened, and everything else is compared.
          return [check.notCompared(failure.message, in: folder.name)]
        }
        // The trace's is the first, and its pictures show the same film.
        let told = try own.prefix(1).map { try $0.explained(film, approach, of: item.scenario) }
        return try told + own.dropFirst() + varied(item, approach, check, in: folder, worker.kit)
      }
      .map { try ResultsFolder.keep($0, swap) }
    }.flatMap { $0 }
  }

  /// The findings of a film in other settings; where it cannot be played in them, only these are not compared.
  private func varied(
    _ item: ReviewPlan.Item, _ approach: NamedApproach, _ check: FilmCheck,
    in folder: BaselineFolder, _ kit: PaintKit
  ) throws -> [CheckFinding] {
    guard !(settings.variant.isEmpty && item.scenario.variants.isEmpty) else { return [] }
    let films: [VariedFilm]
    do {
      films = try item.scenario.films(of: [approach], in: settings.variant) {
        try Interruption.check()
      }
    } catch let interrupted as Interruption.Interrupted {
      throw interrupted
    } catch {
      return [check.notVaried("\(error)", in: folder.name)]
    }
    return try films.dropFirst().map { varied in
      let finding = try check.finding(of: varied, in: folder.name) {
        do {
          return try FilmRendering(item.scenario, [films[0], varied], kit: kit).stripFile().bytes
        } catch let interrupted as Interruption.Interrupted {
          throw interrupted
        } catch {
          // The breakage is reported without a picture that would be too large.
          return nil
        }
      }
      let (scenario, own) = try ScenarioArgument.approach(varied.approach.name, of: item.scenario)
      return try finding.explained(varied.film, own, of: scenario)
    }
  }

  func approvedRecordings(
    of approved: ApprovedFiles, in folder: BaselineFolder
  ) throws -> [ApprovedRecording] {
    let all = try ApprovedRecording.all(of: approved, in: folder).filter {
      baselines.approach.isEmpty || baselines.approach.contains($0.name.approach)
    }
    try FilmOption.check(used, for: [], and: all.compactMap(\.path))
    return all
  }

  func outcomes(of work: ReviewWork, _ swap: FolderSwap) throws -> [Outcome] {
    try check(work.films, of: work.plan, in: work.folder, swap)
      + check(work.recordings, of: work.plan.approved, in: work.folder, swap)
      + work.approved.map { try check($0, in: work.folder, swap) }
  }

  private func check(
    _ recordings: [String], of approved: ApprovedFiles, in folder: BaselineFolder,
    _ swap: FolderSwap
  ) throws -> [Outcome] {
    try recordings.map { path in
      let name = ReviewWork.name(of: path)
      let obstacle: String?
      do {
        obstacle = try RecordingPlace(path: path, folder: folder)
          .obstacle(in: approved.recordings)
      } catch let failure as Failure {
        // The approved film cannot be opened, and everything else is compared.
        obstacle = failure.message
      }
      if let obstacle { return ApprovedRecording.notCompared(name, obstacle, in: folder) }
      let recording = try Recording(
        path, recorded.given, device: taken.device, framesPerSecond: taken.fps?.value)
      return try check(recording, name: name, in: folder, swap)
    }
  }

  private func check(
    _ approved: ApprovedRecording, in folder: BaselineFolder, _ swap: FolderSwap
  ) throws -> Outcome {
    switch approved.place {
    case .unknown(let reason):
      return ApprovedRecording.notCompared(approved.name, reason, in: folder)
    case .path(let path):
      var given = approved.given
      // A named device implies the pixels per point.
      if taken.device != nil { given.pixelsPerPoint = nil }
      let recording: Recording
      do {
        recording = try Recording(
          path, recorded.given.or(given), device: taken.device ?? approved.device,
          framesPerSecond: taken.fps?.value ?? approved.framesPerSecond)
      } catch {
        guard let reason = approved.reason(of: error, at: path) else { throw error }
        return ApprovedRecording.notCompared(approved.name, reason, in: folder)
      }
      return try check(recording, name: approved.name, in: folder, swap)
    }
  }

  private func check(
    _ recording: Recording, name: BaselineName, in folder: BaselineFolder, _ swap: FolderSwap
  ) throws -> Outcome {
    try Interruption.check()
    let expected = try folder.bytes(name.recordingFile)
    let recording = RecordedCheck.judged(recording, as: expected)
    let check = RecordedCheck(
      recording: recording, source: folder.project.name(of: recording.path), name: name,
      actual: RecordedCheck.baseline(of: recording, in: folder),
      tolerance: recordedTolerance?.value ?? RecordedCheck.usualTolerance,
      maxGap: maxGap?.value, maxHitch: maxHitch?.value,
      strip: {
        try RecordedRendering(recording, showsPictures: !recorded.noPixels).stripFile().bytes
      })
    return try ResultsFolder.keep(check.finding(in: folder.name, expected: expected), swap)
  }
}
