import ArgumentParser
import Basics
import Painting
import Review
import Scenarios
import WholeFiles

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare a recording with another, or with the model's film of the same motion.",
    discussion: """
      With two recordings, of any frame rates, sizes and codecs: reports what changed from BEFORE to AFTER, by how much, \
      and how uncertain that is. The keyboard's motions are aligned by when they begin, to a fraction of a frame. Options \
      apply to both. With --max-difference, the exit code is 1 if keyboard or bar differ by more than that plus the \
      uncertainty, and 65 if too little is visible to decide.

      With one:
      Fits a scenario to the device, the keyboard and the events of a recording, plays the catalogue's approaches in it, \
      and shows the approach whose bar parts from the keyboard most like the recorded one: how much the two differ, the \
      nearest families of bugs and, with -o, both films in one strip and one plot. With a SCENARIO, only its own \
      approaches are played; its first event happens when the recording's keyboard begins to move.

      The pictures contain the recordings' own, unless --no-pixels is given. Nothing is written without -o.
      """,
    examples: ["compare before.mp4 after.mp4 --max-difference 2", "compare chat.mp4 -o out"])

  @Argument(help: "The recording's path.", completion: .file())
  var recording: String

  @Argument(
    help:
      "Another recording's path, a built-in scenario's name, or a scenario file's path. Default: a fitted scenario.",
    completion: .scenarios)
  var other: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Exit with 1 if keyboard or bar of two recordings differ by more than this.",
      valueName: "points"))
  var maxDifference: FiniteNumber?

  @Option(
    name: .long,
    help: ArgumentHelp("Write the fitted scenario to this file.", valueName: "file"),
    completion: .file())
  var asScenario: String?

  @Option(
    name: .shortAndLong,
    help:
      "Write the strip NAME-beside.png, the plot NAME-beside-plot.png and the page NAME-beside.html to this folder; for two recordings, BEFORE-AFTER.png and so on."
  )
  var output: PathArgument?

  @OptionGroup var options: RecordingOptions
  @OptionGroup var taken: RecordedDeviceOptions

  @Option(parsing: .unconditional, help: "Pixels per point of the pictures, 1 to 4.")
  var scale = RenderLook.recordedScale

  @Option(parsing: .unconditional, help: "The most columns of the strip, 2 to 12.")
  var columns = RenderLook.recordedColumns

  @Option(
    help: """
      What the strip is shaped for: sheet, with everything; slide, 1280 × 720 points; column, 680 points wide; or phone, 390 points, for a \
      page. The file is then called NAME-beside-slide or NAME-beside-column.
      """)
  var shape = Chosen(StripShape.sheet)

  @Option(help: "Light or dark.")
  var appearance = Chosen(Appearance.light)

  @Flag(help: "Replace files that filmstrip did not write.")
  var overwrite = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    try RenderLook.check(scale: scale, columns: columns)
    guard RecordingArgument.isRecording(recording) else {
      throw ValidationError(
        "\(recording) is not a recording; `filmstrip read --help` lists the kinds there are.")
    }
    if asScenario != nil, other != nil {
      throw ValidationError("--as-scenario writes a fitted scenario; leave out \(other ?? "").")
    }
    if let maxDifference {
      guard comparesRecordings else {
        throw ValidationError("--max-difference is for two recordings; name another.")
      }
      guard maxDifference.value >= 0 else {
        throw ValidationError("--max-difference \(maxDifference.value.shortest) is less than 0.")
      }
    }
    if let asScenario, !Scenario.isFile(asScenario) {
      throw ValidationError("--as-scenario \(asScenario) does not end in .yaml or .yml.")
    }
  }

  private var comparesRecordings: Bool { other.map(RecordingArgument.isRecording) ?? false }

  func run() throws {
    Interruption.catchSignals()
    if let other, comparesRecordings {
      try compare(with: other)
    } else {
      try compareWithModel()
    }
  }

  private func read(_ path: String) throws -> Recording {
    try Recording(path, options.given, device: taken.device, framesPerSecond: taken.fps?.value)
  }

  private var look: RenderLook {
    RenderLook(scale: scale, columns: columns, shape: shape.value, appearance: appearance.value)
  }

  private func write(
    _ rendering: RecordedRendering, to output: PathArgument, _ batch: OutputBatch
  ) throws -> [String] {
    try batch.makeFolder(output.path)
    let output = RenderOutput(folder: output.path, batch: batch)
    return try [OutputFormat.strip, .plot, .html].flatMap { format in
      try format.write(rendering, output).map { output.path($0.name) }
    }
  }

  private func compare(with other: String) throws {
    try FilmOption.check(options.used + taken.used, for: [recording, other])
    let batch = OutputBatch(.output(overwrite: overwrite), reading: [recording, other])
    let compared = try ComparedRecordings(
      try read(recording), try read(other),
      tolerance: maxDifference?.value ?? RecordedCheck.usualTolerance)
    let files = try output.map {
      try write(
        RecordedRendering(compared, look, showsPictures: !options.noPixels), to: $0, batch)
    }
    try batch.commit()
    if json {
      try Output.json(ComparedReport(compared))
    } else {
      try Output.lines(ComparedText(compared).lines)
    }
    for file in files ?? [] { Output.error("Wrote \(file)") }
    guard maxDifference != nil else { return }
    guard compared.changes.isEmpty else { throw ExitCode(1) }
    if let obstacle = compared.obstacle { throw Failure(.badData, obstacle) }
  }

  private func compareWithModel() throws {
    try FilmOption.check(options.used + taken.used, for: [recording])
    let batch = OutputBatch(.output(overwrite: overwrite), reading: [recording])
    let beside = try RecordingBeside(
      try read(recording), scenario: try other.map { try ScenarioArgument.load($0) })
    var files: [String] = []
    if let asScenario, let yaml = beside.yaml {
      try batch.makeFolder(Files.folder(of: asScenario))
      try batch.write(Array(yaml.utf8), to: asScenario)
      files.append(asScenario)
    }
    if let output {
      files += try write(
        RecordedRendering(
          beside.recording, beside: beside.compared, look, showsPictures: !options.noPixels),
        to: output, batch)
    }
    try batch.commit()
    if json {
      try Output.json(BesideReport(beside))
    } else {
      try Output.lines(BesideText(beside).lines)
    }
    for file in files { Output.error("Wrote \(file)") }
  }
}
