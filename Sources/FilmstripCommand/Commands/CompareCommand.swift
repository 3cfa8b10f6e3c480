import ArgumentParser
import Basics
import Painting
import Review
import Scenarios
import WholeFiles

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Hold a recording against the model's film of the same motion.",
    discussion: """
      Fits a scenario to the device, the keyboard and the events of a recording, plays the catalogue's approaches on it, \
      and shows the one whose bar parts from the keyboard most like the recorded one: what both differ by, the nearest \
      families of bugs, and, with -o, both films in one strip and one plot. With a SCENARIO only its own approaches are \
      played; its first event happens as the recording's keyboard begins to move.

      The pictures hold the recording's own, unless --no-pixels is given. Nothing is written without -o.
      """, examples: ["compare chat.mp4 -o out"])

  @Argument(help: "The recording's path.", completion: .file())
  var recording: String

  @Argument(
    help: "A built-in scenario's name, or a scenario file's path. Default: one that is fitted.",
    completion: .scenarios)
  var scenario: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Write the fitted scenario to this file.", valueName: "file"),
    completion: .file())
  var asScenario: String?

  @Option(
    name: .shortAndLong,
    help:
      "Write the strip NAME-beside.png, the plot NAME-beside-plot.png and the page NAME-beside.html to this folder."
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
      What the strip is shaped for: sheet, with everything; slide, 1280 × 720 points; or column, 680 points wide for a \
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
      throw ValidationError("\(recording) is no recording; `filmstrip read --help` says what is.")
    }
    if asScenario != nil, scenario != nil {
      throw ValidationError("--as-scenario writes a fitted scenario; leave out SCENARIO.")
    }
    if let asScenario, !Scenario.isFile(asScenario) {
      throw ValidationError("--as-scenario \(asScenario) does not end in .yaml or .yml.")
    }
  }

  func run() throws {
    Interruption.catchSignals()
    try FilmOption.check(options.used + taken.used, for: [recording])
    let batch = OutputBatch(.output(overwrite: overwrite), reading: [recording])
    let other = try scenario.map { try ScenarioArgument.load($0) }
    let beside = try RecordingBeside(
      try Recording(
        recording, options.given, device: taken.device, framesPerSecond: taken.fps?.value),
      scenario: other)
    var files: [String] = []
    if let asScenario, let yaml = beside.yaml {
      try batch.makeFolder(Files.folder(of: asScenario))
      try batch.write(Array(yaml.utf8), to: asScenario)
      files.append(asScenario)
    }
    if let output {
      try batch.makeFolder(output.path)
      let output = RenderOutput(folder: output.path, batch: batch)
      let rendering = RecordedRendering(
        beside.recording, beside: beside.compared,
        RenderLook(
          scale: scale, columns: columns, shape: shape.value, appearance: appearance.value),
        showsPictures: !options.noPixels)
      for format in [OutputFormat.strip, .plot, .html] {
        files += try format.write(rendering, output).map { output.path($0.name) }
      }
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
