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
import Traces
import WholeFiles

struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Approve films as they are now.",
    discussion: """
      Creates missing baselines. Existing ones stay as they are, except those that --update selects. \
      In addition to its trace, a film keeps pictures of the frames that --frames selects and of those \
      selected before.

      Two files whose scenarios have the same name would share their baselines, so the second is refused. \
      A scenario whose file was moved is recorded from its new place: if its films are as approved, only \
      the place changes; otherwise they need --update. An unreadable trace, such as one with merge conflict \
      markers, is recorded again with --update and keeps the frames and the tolerance that can still be \
      read: the frames of both sides, and the stricter tolerance.

      For a recording, its film is kept as `filmstrip read` writes it, edges but no pictures, with the recording's path \
      in the project, so that a check of everything finds it. `check --recorded-tolerance` sets how far later ones may \
      differ.

      With --shard it approves nothing yet; `filmstrip merge` adds what all shards recorded to the baselines.
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
  var scale = usualScale

  static let usualScale = 2

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

  @OptionGroup(title: "Many machines") var sharding: ShardOptions

  func validate() throws {
    try RenderLook.check(scale: scale)
    do { _ = try Tolerance(tolerance) } catch { throw ValidationError("--tolerance: \(error)") }
    if dryRun, sharding.shard != nil {
      throw ValidationError(
        "--dry-run writes nothing, and --shard a bundle; give one of them. `merge record --dry-run` says what shards recorded."
      )
    }
  }

  /// Records films and recordings.
  ///
  /// - Parameters:
  ///   - work: What is recorded.
  ///   - write: Takes new and replaced files, on any thread, by their names below the baselines' folder.
  func records(
    of work: ReviewWork, write: (_ bytes: [UInt8], _ name: String) throws -> Void
  ) throws -> [FilmRecord] {
    Allocator.prepareForPictures()
    let progress = Progress(of: "record", total: work.films.count, unit: "films")
    defer { progress.end() }
    let films = try work.films.map(
      by: threads.each(PicturePainter.init), heavy: { $0.item.scenario.script.device.isTablet }
    ) { film, painter in
      try Interruption.check()
      defer { progress.finishOne() }
      let (result, isKept) = try record(
        film.approach, of: film.item, in: work.plan, work.folder, painter)
      for file in result.files { try write(file.bytes, file.name) }
      return FilmRecord(
        cell: film.item.name(of: film.approach).film, scenario: film.item.scenario.name,
        files: result.files.map(\.name), kept: result.kept, notes: result.notes, isKept: isKept)
    }
    progress.end()
    return try films
      + work.recordings.map { path in
        try Interruption.check()
        let recording = try Recording(
          path, recorded.given, device: taken.device, framesPerSecond: taken.fps?.value)
        if let unseen = RecordedCheck.unheld(recording) {
          throw Failure(
            .badData, "\(path): \(unseen) A check could not compare it, so nothing was recorded.")
        }
        let name = BaselineName(recording: recording.name)
        let (file, film) = (name.recordingFile, name.film)
        let before = try work.folder.bytes(file)
        let isUpdated = update.contains { $0.matches(film) }
        let bytes = RecordedCheck.baseline(of: recording, in: work.folder)
        guard bytes.count <= BaselineFolder.fileLimit else {
          throw Failure(
            .badData,
            "\(path): its film takes more than \(BaselineFolder.fileLimit >> 20) MiB, the most of a baseline that is read, "
              + "so nothing was recorded; cut the recording.")
        }
        let isWritten = before == nil || isUpdated && before != bytes
        if isWritten { try write(bytes, file) }
        return FilmRecord(
          cell: film, scenario: recording.name, files: isWritten ? [file] : [],
          kept: isWritten ? [] : [file], notes: [], isKept: false)
      }
  }

  private func record(
    _ approach: NamedApproach, of item: ReviewPlan.Item, in plan: ReviewPlan,
    _ folder: BaselineFolder, _ painter: PicturePainter
  ) throws -> (result: FilmRecording.Result, isKept: Bool) {
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
    let result = try Failure.naming(item.scenario.name) {
      try recording.record(film, source: item.source, file: item.shown, by: painter)
    }
    return (result, trace != nil)
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

/// Such as `0,12,30`.
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

  var defaultValueDescription: String { frames.map(String.init).joined(separator: ",") }
}
