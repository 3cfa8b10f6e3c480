import ArgumentParser
import Essentials
import Painting
import Recordings
import Review
import Scenarios
import Traces

/// Approves films as they are now.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Approve films as they are now.",
    discussion: """
      Creates missing baselines. Existing ones stay as they are, except those that --update selects. \
      Besides its trace, a film keeps pictures of the frames that --frames selects and of those \
      selected before.

      Two files whose scenarios have one name would share their baselines, so the second is refused. \
      A scenario whose file was moved is recorded from its new place: if its films are those that are \
      approved, only that changes; others need --update. A trace that cannot be read, such as one with \
      the marks of a merge, is recorded again with --update and keeps the frames and the tolerance \
      that can still be read: the frames of both sides, and the stricter tolerance.

      Of a recording its film is kept, as `filmstrip read` writes it: edges and no pictures, and where it lies in the \
      project, for a check of everything. How far later ones may differ is for `check --recorded-tolerance` to say.
      """, examples: ["record Films --frames 0,12", "record --update 'chat/*'"])

  @Argument(
    help:
      "Scenarios: built-in names, files, or folders of files; and recordings. Default: all scenarios that have baselines.",
    completion: .scenarios)
  var scenario: [String] = []

  @OptionGroup var baselines: BaselineOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Record these again, such as 'chat/*'; may be given more than once.", valueName: "pattern"))
  var update: [NamePattern] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Keep pictures of these frames, such as 0,12,30.", valueName: "frames"))
  var frames: FrameList?

  @Option(name: .long, help: "Pixels per point of new pictures, 1 to 4. Default: 2.")
  var scale = 2

  @Flag(help: "Draw new pictures in dark colours.")
  var dark = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How far later films may differ from these, such as position=0.5,gap=0.5 in points or "
        + "time=100 in microseconds. Default: not at all, or as recorded before.",
      valueName: "kind=amount"))
  var tolerance: [String] = []

  @OptionGroup(title: "Recordings") var recorded: RecordingOptions
  @OptionGroup(title: "Recordings") var taken: RecordedDeviceOptions

  @Flag(help: "Name every file, however many there are.")
  var verbose = false

  @Flag(help: "Print what would be written, and write nothing.")
  var dryRun = false

  @OptionGroup var threads: JobOptions

  func validate() throws {
    guard FramePick.scales.contains(scale) else {
      throw ValidationError("--scale \(scale) is not 1 to 4.")
    }
    do { _ = try Tolerance(tolerance) } catch { throw ValidationError("--tolerance: \(error)") }
  }

  func run() throws {
    Interruption.catchSignals()
    let folder = baselines.folder
    try ResultsFolder.checkIsNone(folder.path)
    let recordings = scenario.filter(RecordingArgument.isRecording)
    let scenarios = scenario.filter { !RecordingArgument.isRecording($0) }
    try RecordedCheck.checkNames(of: recordings)
    if let recording = recordings.first {
      guard tolerance.isEmpty else {
        throw Failure(
          .usage,
          "--tolerance is for scenarios; \(recording) is a recording, of which `check --recorded-tolerance POINTS` says "
            + "how far it may differ. Record it in a call of its own.")
      }
      guard frames == nil else {
        throw Failure(
          .usage,
          "--frames is for scenarios; of \(recording), a recording, no pictures are kept. Record it in a call of its own."
        )
      }
    }
    let plan =
      scenarios.isEmpty && !recordings.isEmpty
      ? try ReviewPlan(ofNothingIn: folder)
      : try ReviewPlan(scenarios, approaches: baselines.approach, in: folder)
    guard !plan.items.isEmpty || !recordings.isEmpty else {
      throw Failure(
        .usage,
        plan.approved.traces.isEmpty
          ? "\(folder.path) has no baselines yet; name the scenarios to record."
          : "no scenario of the baselines in \(folder.path) is where it was; name the scenarios to record."
      )
    }
    for item in plan.items {
      guard let other = item.foreign.first(where: { !$0.isGone }) else { continue }
      throw Failure(.cannotCreate, other.reason(against: item.shown) + " Nothing was recorded.")
    }
    let names =
      plan.films.map { $0.item.name(of: $0.approach).film }
      + recordings.map { RecordedCheck.name(of: RecordingArgument.name(of: $0)).film }
    for pattern in update where !names.contains(where: pattern.matches) {
      throw Failure(
        .usage,
        "--update \(pattern.text) matches none of the \(names.count) films, such as \(names[0]).")
    }
    // Nothing is replaced but what --update names, and traces that gain a picture.
    let batch = OutputBatch(.keeping)
    var written = WrittenFiles(verb: dryRun ? "Would write" : "Wrote")
    var count = 0
    var notes: [String] = []
    var kept = 0
    let films = plan.films
    let progress = Progress(of: "record", total: films.count, unit: "films")
    defer { progress.end() }
    let results = try films.map(by: threads.each(PicturePainter.init)) { film, painter in
      try Interruption.check()
      defer { progress.finishOne() }
      let result = try record(film.approach, of: film.item, in: plan, folder, painter)
      for file in result.files where !dryRun { try write(file.bytes, to: file.name, folder, batch) }
      return (files: result.files.map(\.name), notes: result.notes, isKept: result.isKept)
    }
    progress.end()
    for (film, result) in zip(films, results) {
      kept += result.isKept ? 1 : 0
      notes += result.notes
      count += result.files.count
      written.add(
        film.item.scenario.name, result.files.map { Files.path($0, in: folder.path) })
    }
    for path in recordings {
      try Interruption.check()
      let recording = try Recording(
        path, recorded.given, device: taken.device, framesPerSecond: taken.fps?.value)
      let file = RecordedCheck.file(of: recording)
      let before = try folder.bytes(file)
      let isUpdated = update.contains {
        $0.matches(RecordedCheck.name(of: recording.name).film)
      }
      let bytes = RecordedCheck.baseline(of: recording, in: folder)
      guard before == nil || isUpdated && before != bytes else { continue }
      count += 1
      written.add(recording.name, [Files.path(file, in: folder.path)])
      if !dryRun { try write(bytes, to: file, folder, batch) }
    }
    try batch.commit()
    for note in notes { Output.error(note) }
    for line in written.lines(areAllTold: verbose) { Output.error(line) }
    if kept > 0, !tolerance.isEmpty {
      let verb =
        kept == 1
        ? "film has a baseline already and keeps its"
        : "films have baselines already and keep their"
      Output.error("\(kept) \(verb) tolerance; add --update to change it.")
    }
    let filmCount = plan.filmCount + recordings.count
    let of = "of \(filmCount) film\(filmCount == 1 ? "" : "s")"
    Output.error(
      count == 0
        ? "All baselines \(of) exist already; --update PATTERN records them again."
        : "\(dryRun ? "Would record" : "Recorded") \(count) file\(count == 1 ? "" : "s") \(of)."
          + (dryRun ? "" : " Look at them and commit them."))
  }

  private func write(
    _ bytes: [UInt8], to name: String, _ folder: BaselineFolder, _ batch: OutputBatch
  ) throws {
    let path = try folder.target(name)
    try batch.makeFolder(Files.folder(of: path))
    try batch.write(bytes, to: path)
  }

  /// What is written to approve a film, and whether it keeps a baseline that it has.
  private func record(
    _ approach: NamedApproach, of item: ReviewPlan.Item, in plan: ReviewPlan,
    _ folder: BaselineFolder, _ painter: PicturePainter
  ) throws -> (files: [(name: String, bytes: [UInt8])], notes: [String], isKept: Bool) {
    let name = item.name(of: approach)
    try folder.checkSource(item.source, of: name.trace)
    let film = try item.scenario.film(of: approach)
    let recording = FilmRecording(
      name: name, folder: folder, picks: try picks(of: film, in: item),
      tolerance: tolerance.isEmpty ? nil : try Tolerance(tolerance),
      isUpdated: update.contains { $0.matches(name.film) },
      formerFile: item.foreign.first { $0.films.contains(name) }?.file,
      drawnFrames: plan.approved.drawnFrames(of: name))
    let trace = recording.isUpdated ? nil : plan.approved.trace(of: name)
    if let problem = trace?.problem { throw problem }
    let result = try Failure.naming(item.scenario) {
      try recording.record(film, source: item.source, file: item.shown, by: painter)
    }
    return (result.files, result.notes, trace != nil)
  }

  private func picks(of film: Film, in item: ReviewPlan.Item) throws -> [FramePick] {
    let count = film.frameCount
    return try (frames?.frames ?? []).map { frame in
      guard frame < count, let pick = FramePick(frame: frame, scale: scale, isDark: dark) else {
        throw Failure(
          .usage,
          "\(item.scenario.name) has no frame \(frame): its frames are 0 to \(count - 1).")
      }
      return pick
    }
  }
}

/// Numbers of frames, such as `0,12,30`.
struct FrameList: ExpressibleByArgument {
  let frames: [Int]

  init?(argument: String) {
    var frames: [Int] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let frame = Int(part), frame >= 0, frame < Script.frameLimit else { return nil }
      frames.append(frame)
    }
    self.frames = frames
  }
}
