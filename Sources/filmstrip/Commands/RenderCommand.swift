import ArgumentParser
import Imaging
import Pages
import Painting
import Scenarios
import Traces

/// Plays scenarios and writes what the screen showed.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw filmstrips, plots, frames, clips and pages of scenarios, and write traces.",
    discussion: """
      Writes NAME.png, NAME-plot.png, NAME-APPROACH.trace.json, NAME-APPROACH.csv and NAME.html, a page that plays \
      the films; the strip in shapes, with text as text, as NAME.svg and NAME.pdf; frames as \
      NAME-APPROACH-0000.png and so on, clips as NAME-APPROACH.apng, .gif, .webp, .mp4 or .webm, or without \
      -APPROACH side by side. Pictures that are have ~dark and @2x in their names. Files that filmstrip did not \
      write are not replaced without --overwrite, and when anything fails, nothing is.

      GIF shows 50 or 25 frames a second, or every frame more slowly (--slow). MP4 and WebM need ffmpeg.
      """)

  @Argument(help: "Built-in scenarios' names, or scenario files' paths. Default: keyboard-gap.")
  var scenarios: [String] = []

  @Option(
    name: .shortAndLong,
    help: "The folder for the results, made if it is missing; - prints one file.")
  var output = "."

  @Option(
    help: """
      What to write: \(RenderFormat.list); may be given more than once. Default: strip.
      """)
  var format: [RenderFormat] = []

  @Option(help: "Draw this approach; may be given more than once. Default: the scenario's.")
  var approach: [String] = []

  @Option(
    parsing: .unconditional,
    help:
      "Pixels a point, 1 to 4; SVG and PDF count in points and leave it. Default: the scenario's.")
  var scale: Int?

  @Option(
    parsing: .unconditional,
    help: "The most columns of a strip, 2 to 12. Default: the scenario's.")
  var columns: Int?

  @Option(
    help: """
      What is shown: seam, the surroundings of where bar and keyboard meet; screen, all of it; or a part as \
      X,Y,WIDTH,HEIGHT in points. Default: the scenario's for strips, the screen for frames and clips.
      """)
  var crop: Crop?

  @Option(help: "Light or dark.")
  var appearance = Appearance.light

  @OptionGroup var playing: OverrideOptions

  @OptionGroup(title: "Frames, clips and tables") var motion: MotionOptions

  @Flag(help: "Replace files that filmstrip did not write.")
  var overwrite = false

  @Flag(help: "Print what was written as JSON.")
  var json = false

  func validate() throws {
    if let scale { _ = try PictureFile.scale(scale) }
    if let columns, !StripSetting.columnRange.contains(columns) {
      throw ValidationError("--columns \(columns) is not 2 to 12.")
    }
    if isPrinted, json { throw ValidationError("-o - and --json would both be printed.") }
  }

  private var isPrinted: Bool { output == "-" }

  func run() throws {
    let loaded = try (scenarios.isEmpty ? ["keyboard-gap"] : scenarios)
      .map { try ScenarioArgument.load($0, playing.overrides) }
    let formats = format.isEmpty ? [.strip] : format
    for case let container? in formats.map({ FFmpeg.Container(rawValue: $0.rawValue) }) {
      try FFmpeg.check(container)
    }
    let folder = isPrinted ? "." : output
    Interruption.catchSignals()
    let batch = OutputBatch(overwrite: overwrite, isPrinted: isPrinted)
    if !isPrinted { try batch.makeFolder(folder) }
    var written: [RenderedFile.Report] = []
    for scenario in loaded {
      try checkFrameRate(scenario)
      let approaches = try ScenarioArgument.approaches(approach, of: scenario)
      let films = try approaches.map { (approach: $0, film: try scenario.film(of: $0)) }
      try checkCrop(scenario, films.first?.film)
      for format in formats {
        for file in try still(format, scenario, films) {
          try Interruption.check()
          try batch.write(file.bytes, to: Files.path(file.name, in: folder))
          written.append(file.report(path: Files.path(file.name, in: folder)))
        }
        for name in try moving(format, scenario, films, in: folder, batch) {
          written.append(
            RenderedFile.Report(
              file: Files.path(name, in: folder), format: format.rawValue,
              scenario: scenario.name, cells: nil))
        }
      }
    }
    try batch.commit()
    if json { return try Output.json(written) }
    if !isPrinted { say(written) }
  }

  /// A line for each file; frames of one film share theirs.
  private func say(_ written: [RenderedFile.Report]) {
    var rest = written[...]
    while let first = rest.first {
      let same = rest.prefix {
        $0.format == RenderFormat.frames.rawValue && $0.scenario == first.scenario
      }
      if same.count > 1, let last = same.last {
        Output.error("Wrote \(first.file) to \(last.file), \(same.count) files")
        rest = rest.dropFirst(same.count)
      } else {
        Output.error("Wrote \(first.file)")
        rest = rest.dropFirst()
      }
    }
  }

  /// The most frames a second that are drawn; `measure` takes more.
  private static let frameRateLimit = 240.0

  private func checkFrameRate(_ scenario: Scenario) throws {
    let rate = scenario.script.framesPerSecond
    guard rate <= RenderCommand.frameRateLimit else {
      throw Failure(
        .badData,
        "\(scenario.name) has \(rate.shortest) frames a second; at most 240 are drawn, and only `measure` "
          + "takes up to 1000.")
    }
  }

  private func checkCrop(_ scenario: Scenario, _ film: Film?) throws {
    let crop = crop ?? scenario.strip.crop
    guard let screen = film?.largestScreen, crop.part(of: screen) == nil else { return }
    throw Failure(
      .usage,
      "the part \(crop) shows less than \(Crop.shortestSide.shortest) × \(Crop.shortestSide.shortest) points of "
        + "the screen of \(scenario.name), which is \(screen.width.shortest) × \(screen.height.shortest)."
    )
  }

  /// Writes frames and clips, and returns their files' names.
  private func moving(
    _ format: RenderFormat, _ scenario: Scenario, _ films: [(approach: NamedApproach, film: Film)],
    in folder: String, _ batch: OutputBatch
  ) throws -> [String] {
    guard format.isMoving else { return [] }
    var names: [String] = []
    let reels = try Reel.reels(
      of: scenario, films, motion, crop: crop, appearance: appearance,
      scale: scale ?? scenario.strip.scale)
    for reel in reels {
      if format == .frames {
        let files = FrameFiles(reel: reel)
        try files.write(in: folder, batch)
        names += files.names
      } else {
        let clip = ClipFile(reel: reel, format: format)
        try clip.write(in: folder, batch)
        names.append(clip.name)
      }
    }
    return names
  }

  /// Draws the strip of a scenario, in pixels or in shapes.
  private func strip(
    _ format: RenderFormat, _ scenario: Scenario, _ films: [(approach: NamedApproach, film: Film)]
  ) throws -> RenderedFile {
    let sheet = Sheet(
      title: scenario.summary.isEmpty ? scenario.name : scenario.summary,
      rows: films.map {
        Sheet.Row(film: $0.film, summary: $0.approach.summary, code: $0.approach.code)
      },
      columns: columns ?? scenario.strip.columns,
      crop: crop ?? scenario.strip.crop,
      range: scenario.strip.from...scenario.strip.to)
    let drawing = SheetDrawing(sheet, try Paintbox(appearance))
    let name: String
    let bytes: [UInt8]
    let cells: [SheetCell]
    switch format {
    case .svg, .pdf:
      name = PictureFile.name(
        stem: scenario.name, appearance: appearance, scale: 1, ending: format.rawValue)
      bytes =
        format == .svg
        ? Array(try drawing.svg(named: scenario.name).utf8)
        : try drawing.pdf(named: scenario.name)
      cells = drawing.cellsInPoints
    default:
      let scale = scale ?? scenario.strip.scale
      let file = PictureFile(stem: scenario.name, appearance: appearance, scale: scale)
      name = file.name
      bytes = try file.encode(drawing.bitmap(scale: Double(scale)))
      cells = drawing.cells(scale: Double(scale))
    }
    return RenderedFile(
      name: name, format: format.rawValue, scenario: scenario.name, bytes: bytes, cells: cells)
  }

  /// Draws still pictures, and writes down numbers.
  private func still(
    _ format: RenderFormat, _ scenario: Scenario, _ films: [(approach: NamedApproach, film: Film)]
  ) throws -> [RenderedFile] {
    let scale = scale ?? scenario.strip.scale
    switch format {
    case .strip, .svg, .pdf:
      return [try strip(format, scenario, films)]
    case .plot:
      let plot = SeamPlot(
        title: scenario.name, films.map(\.film), range: scenario.strip.from...scenario.strip.to,
        try Paintbox(appearance))
      let file = PictureFile(
        stem: "\(scenario.name)-plot", appearance: appearance, scale: scale)
      return [
        RenderedFile(
          name: file.name, format: format.rawValue, scenario: scenario.name,
          bytes: try file.encode(plot.bitmap(scale: Double(scale))))
      ]
    case .trace:
      return films.map { approach, film in
        RenderedFile(
          name: "\(scenario.name)-\(approach.name).trace.json", format: format.rawValue,
          scenario: scenario.name,
          bytes: Array(Trace(of: film, scenario: scenario.name).json.utf8))
      }
    case .frames, .apng, .gif, .webp, .mp4, .webm: return []
    case .csv:
      return try films.map { approach, film in
        let trace = Trace(of: film, scenario: scenario.name)
        return RenderedFile(
          name: "\(scenario.name)-\(approach.name).csv", format: format.rawValue,
          scenario: scenario.name,
          bytes: Array(trace.csv(frames: try motion.frames(of: film, in: scenario)).utf8))
      }
    case .html:
      let page = try PlayerPage(scenario, films, appearance: appearance, scale: scale)
      return [
        RenderedFile(
          name: "\(scenario.name)\(appearance.fileSuffix).html", format: format.rawValue,
          scenario: scenario.name, bytes: Array(try page.html().utf8))
      ]
    }
  }
}
