import ArgumentParser
import Foundation
import Review
import Scenarios
import Traces

/// Approves films as they are now.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Approve films as they are now.",
    discussion: """
      Creates the baselines that are missing. Those that are there stay as they are, but for those \
      that --update names. Pictures are kept of the frames that --frames picks; a film keeps those \
      that were picked before.
      """)

  @Argument(
    help: "Scenarios: built-in names, files, or folders of files. Default: those recorded.")
  var scenario: [String] = []

  @OptionGroup var baselines: BaselineOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Record these anew, such as 'chat/*'; may be given more than once.", valueName: "pattern"))
  var update: [NamePattern] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Keep pictures of these frames, such as 0,12,30.", valueName: "frames"))
  var frames: FrameList?

  @Option(name: .long, help: "Pixels a point of new pictures, 1 to 4. Default: 2.")
  var scale = 2

  @Flag(help: "Draw new pictures in dark colours.")
  var dark = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How far films may be from what is recorded now, such as position=0.5,gap=0.5 in points or "
        + "time=100 in microseconds. Default: not at all, or as recorded before.",
      valueName: "kind=amount"))
  var tolerance: [String] = []

  @Flag(help: "Say what would be written, and write nothing.")
  var dryRun = false

  func validate() throws {
    guard FramePick.scales.contains(scale) else {
      throw ValidationError("--scale \(scale) is not 1 to 4.")
    }
    do { _ = try Tolerance(tolerance) } catch { throw ValidationError("--tolerance: \(error)") }
  }

  func run() throws {
    Interruption.catchSignals()
    let folder = baselines.folder
    let plan = try ReviewPlan(scenario, approaches: baselines.approach, in: folder)
    guard !plan.items.isEmpty else {
      throw Failure(
        .usage, "nothing was recorded in \(folder.path) before; name the scenarios to record.")
    }
    let names = plan.films.map { $0.item.name(of: $0.approach).film }
    for pattern in update where !names.contains(where: pattern.matches) {
      throw Failure(
        .usage,
        "--update \(pattern.text) names none of the \(names.count) films, such as \(names[0]).")
    }
    // Nothing is replaced but what --update names, and traces that gain a picture.
    let batch = OutputBatch(overwrite: true)
    var written: [String] = []
    var kept = 0
    for (item, approach) in plan.films {
      try Interruption.check()
      let film = try item.scenario.film(of: approach)
      let recording = FilmRecording(
        name: item.name(of: approach), folder: folder, picks: try picks(of: film, in: item),
        tolerance: tolerance.isEmpty ? nil : try Tolerance(tolerance),
        isUpdated: update.contains { $0.matches(item.name(of: approach).film) })
      if !recording.isUpdated, try folder.baseline(recording.name) != nil { kept += 1 }
      for file in try recording.files(of: film, source: item.source) {
        written.append(file.name)
        if dryRun { continue }
        let path = Files.path(file.name, in: folder.path)
        try batch.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().relativePath)
        try batch.write(file.bytes, to: path)
      }
    }
    try batch.commit()
    for name in written {
      Output.error("\(dryRun ? "Would write" : "Wrote") \(Files.path(name, in: folder.path))")
    }
    if kept > 0, !tolerance.isEmpty {
      let verb =
        kept == 1
        ? "film is approved already and keeps its" : "films are approved already and keep their"
      Output.error("\(kept) \(verb) tolerance; add --update to change it.")
    }
    let films = "\(plan.filmCount) film\(plan.filmCount == 1 ? "" : "s")"
    Output.error(
      written.isEmpty
        ? "All baselines of \(films) are there already; --update PATTERN records anew."
        : "\(dryRun ? "Would record" : "Recorded") \(written.count) file\(written.count == 1 ? "" : "s") of \(films)."
          + (dryRun ? "" : " Look at them and commit them."))
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
