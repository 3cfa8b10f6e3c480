import ArgumentParser
import Basics
import Imaging
import RecordingFiles
import Recordings
import Review
import Scenarios
import Stage
import WholeFiles

struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Read a recording of a device: where keyboard and bar were in each frame.",
    discussion: """
      A recording is a video (mp4, mov, webm, mkv), an animated picture (GIF, APNG, WebP), a folder of numbered PNG with \
      --fps, or a .csv of a device's own numbers, written by the recorder that `\(Program.usualName) show recorder` \
      prints. Videos and GIFs need ffmpeg.

      Prints how keyboard and bar moved, as surely as the frames show it. Nothing is written unless -o is given; that \
      film contains edges but no pictures, and every command takes it in place of the recording.

      For a single picture, a PNG or WebP screenshot, it reports whether a keyboard is up, how high it is, what it leaves \
      free and, with --bar, how much of the bar it covers.

      Record H.264 at its original frame rate, not a GIF, on an upright phone whose screen fills the picture, with half a \
      second of rest before and after the keyboard moves. Name the device if the recording was scaled down.
      """,
    examples: ["read chat.mp4", "read chat.mp4 -o chat.film.json"])

  @Argument(help: "Recordings' paths.", completion: .file())
  var recording: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write the film, NAME\(RecordedFilm.fileExtension); of several recordings a folder; - prints it.",
      valueName: "file"), completion: .file())
  var output: PathArgument?

  @OptionGroup var options: RecordingOptions
  @OptionGroup var taken: RecordedDeviceOptions

  @Flag(help: "Replace a file that filmstrip did not write.")
  var overwrite = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard let path = recording.first(where: { !RecordingArgument.isRecording($0) }) else { return }
    throw ValidationError(
      Files.isMissing(path)
        ? "\(path) does not exist." : RecordingArgument.isNone(path))
  }

  func run() throws {
    Interruption.catchSignals()
    try FilmOption.check(options.used + taken.used, for: recording)
    let output = output?.path
    let isPrinted = output == "-"
    let batch = OutputBatch(
      isPrinted ? .printing : .output(overwrite: overwrite), reading: recording)
    let files = try recording.map { path in
      try output.map { isPrinted ? $0 : try file(for: path, in: $0, batch) }
    }
    // If a file cannot be written, nothing is read.
    for file in files.compactMap({ $0 }) where !isPrinted { try batch.checkIsNotRead(file) }
    for (index, path) in recording.enumerated() {
      if let still = try still(path) {
        guard files[index] == nil, !isPrinted else {
          throw Failure(.usage, "\(path) is a single picture, and -o writes a film.")
        }
        if json {
          try Output.json(StillReport(still, of: path, bar: options.given.bar))
        } else {
          if index > 0 { try Output.line("") }
          try Output.lines(StillText(still, of: path, bar: options.given.bar).lines)
        }
        continue
      }
      let read = try Recording(
        path, options.given, device: taken.device, framesPerSecond: taken.fps?.value)
      if let file = files[index] { try batch.write(Array(read.film.json.utf8), to: file) }
      if isPrinted { continue }
      if json {
        try Output.json(RecordedReport(read, withSeries: false))
      } else {
        if index > 0 { try Output.line("") }
        try Output.lines(RecordedText(read).lines + [""] + next(path))
      }
    }
    try batch.commit()
    for file in files.compactMap({ $0 }) where !isPrinted { Output.error("Wrote \(file)") }
  }

  /// What a single picture says; nil for a recording.
  private func still(_ path: String) throws -> StillReading? {
    guard FilmKind(of: path) == .clip, let picture = try StillPicture(path: path) else {
      return nil
    }
    if let option = options.used.first(where: { $0.name.hasPrefix("--bar-") }) {
      throw Failure(
        .usage,
        "\(option.name) says how a bar moves, and \(path) is a single picture. Leave it out.")
    }
    do {
      let device = taken.device.flatMap { Device(named: $0) }
      try options.given.checkScreen(width: picture.bitmap.width, height: picture.bitmap.height)
      let still = try picture.reading(
        by: ScreenFinder(
          area: options.given.screen, device: device,
          pixelsPerPoint: options.given.pixelsPerPoint))
      try options.given.checkBar(
        height: still.height, in: still.scale == nil ? "pixels" : "points")
      return still
    } catch let refusal as RecordingRefusal {
      throw Failure(.badData, "\(path): \(refusal)")
    }
  }

  private func next(_ path: String) -> [String] {
    // Both commands show pictures, so the option that leaves them out is not passed on.
    let given = taken.decisions + options.decisions.filter { $0.name != "--no-pixels" }
    let rest = ([path] + given.words + ["-o", "pictures"]).map(ReadCommand.word)
      .joined(separator: " ")
    return [
      "The strip, with these edges over the pictures:  \(Program.name) render \(rest)",
      "Next to the model's film of the same motion:    \(Program.name) compare \(rest)",
    ]
  }

  /// In quotes if a shell would split it.
  private static func word(_ text: String) -> String {
    let plain = VisibleText.line(text)
    let isPlain = plain.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "/._-+@~,:=".unicodeScalars.contains($0)
    }
    return isPlain ? plain : "'\(plain.replacing("'", with: "'\\''"))'"
  }

  private func file(for path: String, in output: String, _ batch: OutputBatch) throws -> String {
    guard recording.count > 1 else {
      guard output.hasSuffix(RecordedFilm.fileExtension) else {
        throw Failure(
          .usage,
          "\(output) does not end in \(RecordedFilm.fileExtension), by which other commands recognise a film."
        )
      }
      return output
    }
    try batch.makeFolder(output)
    return Files.path(RecordingArgument.name(of: path) + RecordedFilm.fileExtension, in: output)
  }
}
