import ArgumentParser
import Basics
import Diagnosis
import Graphics
import Imaging
import Painting
import Review
import Scenarios
import WholeFiles

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract:
      "Draw filmstrips, plots, frames, clips and pages of scenarios and recordings, and write traces.",
    discussion: """
      Writes the files that --format names, where NAME is the scenario's name and APPROACH the approach's. Frames and \
      clips side by side have no -APPROACH in their names. Names of dark pictures contain ~dark, and those of pictures \
      with 2 pixels per point @2x. Files that filmstrip did not write are not replaced without --overwrite; if anything \
      fails, no file is written or replaced.

      For a recording, NAME is its file's name, there is no APPROACH, and trace is the film that was read. Strips, pages, \
      frames and clips contain the recording's own pictures, with the edges that were read drawn over them, unless \
      --no-pixels is given. A sheet shows a recording of anything as it is, with or without a keyboard.

      With --shard it draws some of the scenarios into a bundle; `filmstrip merge` puts all of them into the folder.
      """,
    examples: [
      "render keyboard-gap -o out", "render keyboard-gap --shape slide -o out",
      "render keyboard-gap --format gif --side-by-side -o out",
      "render chat.mp4 --format sheet",
    ])

  @Argument(
    help:
      "Built-in scenarios' names, the paths of scenario files and recordings, or - for a scenario on standard input. Default: keyboard-gap.",
    completion: .scenarios)
  var scenarios: [String] = []

  @Option(
    name: .shortAndLong,
    help: "The folder for the results, created if it is missing; - prints a single file.")
  var output: PathArgument = "."

  @Option(
    help:
      "What to write; may be given more than once. Default: \(OutputFormat.standard.name).")
  var format: [FormatArgument] = []

  @Option(
    help: "Draw this approach; may be given more than once. Default: the scenario's.",
    completion: .approaches)
  var approach: [String] = []

  @Option(
    parsing: .unconditional,
    help:
      "Pixels per point, 1 to 4; SVG and PDF are in points. Default: the scenario's, \(RenderLook.recordedScale) of a recording."
  )
  var scale: Int?

  @Option(
    parsing: .unconditional,
    help:
      "The most columns of a strip, 2 to 12. Default: the scenario's, \(RenderLook.recordedColumns) of a recording."
  )
  var columns: Int?

  @Option(
    help: """
      What to show: seam, the area where bar and keyboard meet; screen, all of it; or a part as \
      X,Y,WIDTH,HEIGHT in points. Default: the scenario's for strips, the screen for frames and clips.
      """)
  var crop: Chosen<Crop>?

  @Option(
    help: """
      The shape of a strip as picture, SVG or PDF: sheet, a table with everything; slide, 1280 × 720 points for at most \
      4 approaches; column, 680 points wide for a page; or phone, 390 points wide. With --format html: embed, a player \
      without a heading for a frame in an article, light and dark in one file. The file is then called NAME-slide, and so on.
      """)
  var shape = Chosen(PictureShape.strip(.sheet))

  @Option(
    help: ArgumentHelp(
      "The language of labels: \(PictureWords.languages.joined(separator: ", ")), or a file of words. Default: the scenario's.",
      valueName: "language or file"))
  var words: PathArgument?

  @Option(help: "Light or dark.")
  var appearance = Chosen(Appearance.light)

  @Option(
    parsing: .unconditional,
    help:
      "The most pixels of a sheet. Pictures get smaller before moments are left out. Default: \(RenderLook.usualPixels)."
  )
  var maxPixels: Int?

  @OptionGroup var playing: OverrideOptions

  @OptionGroup var settings: VariantOptions

  @OptionGroup(title: "Frames, clips and tables") var motion: MotionOptions

  @OptionGroup(title: "Recordings") var recorded: RecordingOptions

  @OptionGroup(title: "Many machines") var sharding: ShardOptions

  @Flag(help: "Replace files that filmstrip did not write.")
  var overwrite = false

  @Flag(help: "Name every file, however many there are.")
  var verbose = false

  @Flag(
    help: """
      Print the HTML and the DocC line that show each file in a page, with a text alternative; with --json, the text \
      alternatives alone.
      """)
  var embed = false

  @Flag(help: "Print a list of the files as JSON.")
  var json = false

  func validate() throws {
    try RenderLook.check(scale: scale, columns: columns, maxPixels: maxPixels)
    if isPrinted, sharding.shard != nil {
      throw ValidationError("-o - prints a file, and --shard leaves a bundle; give one of them.")
    }
    if isPrinted, json {
      throw ValidationError("-o - and --json both print to standard output; give one of them.")
    }
    if isPrinted, embed {
      throw ValidationError("-o - and --embed both print to standard output; give one of them.")
    }
    try FormatOption.check(formatOptions, for: formats)
    if shape.value == .embed, appearance.value != .light, formats.map(\.name) == ["html"] {
      throw ValidationError(
        "--shape embed is light and dark in one file, by its reader's setting; leave out --appearance."
      )
    }
    if recorded.noPixels, formats.contains(where: { $0.writesUnread != nil }) {
      throw ValidationError("--no-pixels leaves out the pictures, and a sheet holds nothing else.")
    }
  }

  var isPrinted: Bool { output.path == "-" }

  var draws: Bool { formats.contains { $0.isDrawn } }

  var formats: [OutputFormat] {
    format.isEmpty ? [.standard] : format.map(\.format)
  }

  func draw(_ subjects: [RenderSubject], to output: RenderOutput) throws -> [RenderedCell] {
    let formats = formats
    let films = try subjects.map { subject in (subject: subject, film: try load(subject)) }
    for format in formats { try format.checkRequirements() }
    let areStills = !formats.contains { $0.hasFrames }
    if areStills { Allocator.prepareForPictures() } else { Allocator.prepareForFrames() }
    // Frames and clips use several threads by themselves.
    let kits = (0..<(areStills ? motion.threads.count : 1)).map { _ in PaintKit() }
    // Frames and clips show their own progress.
    let progress =
      kits.count > 1 ? Progress(of: "render", total: films.count, unit: "scenarios") : nil
    defer { progress?.end() }
    return try films.map(by: kits, neighbours: 1, heavy: { $0.film?.isOfTablet == true }) {
      film, kit in
      defer { progress?.finishOne() }
      let (name, write, alternative) = try writer(of: film.subject, film.film, kit, to: output)
      var cell = RenderedCell(cell: film.subject.name)
      for format in formats {
        try Interruption.check()
        let files = try write(format)
        cell.formats.append(
          RenderedCell.Format(
            isSeries: format.isSeries,
            files: files.map {
              var report = $0.report(path: $0.name, format: format.name, scenario: name)
              if embed { report.alt = alternative($0.name) }
              return report
            }))
        cell.notes += files.compactMap { file in file.note.map { "\(file.name): \($0)" } }
      }
      return cell
    }
  }

  /// Whether nothing is read in recordings, which then may show anything.
  var readsNothing: Bool { formats.allSatisfy { $0.writesUnread != nil } }

  /// Nil for a recording in which nothing is read.
  private func load(_ subject: RenderSubject) throws -> FilmArgument? {
    if let scenario = subject.scenario { return .scenario(scenario) }
    return readsNothing ? nil : try FilmArgument.load(subject.argument, playing, recorded)
  }

  /// A film's name, and the function that writes its files in a format.
  private func writer(
    of subject: RenderSubject, _ film: FilmArgument?, _ kit: PaintKit, to output: RenderOutput
  ) throws -> (
    name: String, write: (OutputFormat) throws -> [RenderedFile], alternative: (String) -> String
  ) {
    let recordedLook = try look(
      scale: RenderLook.recordedScale, columns: RenderLook.recordedColumns)
    switch film {
    case .scenario(let scenario):
      let rendering = try rendering(of: scenario, kit)
      return (
        rendering.name,
        { format in try Failure.naming(scenario.name) { try format.write(rendering, output) } },
        rendering.alternative
      )
    case .recording(let recording):
      let rendering = RecordedRendering(
        recording, recordedLook, motion: motion, showsPictures: !recorded.noPixels)
      return (rendering.name, { try $0.write(rendering, output) }, rendering.alternative)
    case nil:
      let rendering = try UnreadRecording(
        subject.argument, recorded.given, framesPerSecond: playing.fps?.value, recordedLook,
        frames: motion.frames)
      return (
        rendering.name, { try $0.writesUnread?(rendering, output) ?? [] },
        { _ in "The moments of \(rendering.name) at which something changes." }
      )
    }
  }

  private func rendering(of scenario: Scenario, _ kit: PaintKit) throws -> FilmRendering {
    try checkFrameRate(scenario)
    let approaches = try ScenarioArgument.approaches(approach, of: scenario)
    let films = try scenario.films(of: approaches, in: settings.variant) {
      try Interruption.check()
    }.map { (approach: $0.approach, film: $0.film) }
    try checkCrop(scenario, films.first?.film)
    return FilmRendering(
      scenario: scenario, films: films,
      look: try look(scale: scenario.strip.scale, columns: scenario.strip.columns), motion: motion,
      kit: kit)
  }

  /// The options, with these numbers by default.
  private func look(scale usualScale: Int, columns usualColumns: Int) throws -> RenderLook {
    RenderLook(
      scale: scale ?? usualScale, columns: columns ?? usualColumns, shape: shape.value.ofStrips,
      isEmbedded: shape.value == .embed, crop: crop?.value, appearance: appearance.value,
      words: try words.map { try PictureWords(at: $0.path) },
      mostPixels: maxPixels ?? RenderLook.usualPixels)
  }

  /// The most frames per second that are drawn; `measure` takes more.
  private static let frameRateLimit = 240.0

  private func checkFrameRate(_ scenario: Scenario) throws {
    let rate = scenario.script.framesPerSecond
    guard rate <= RenderCommand.frameRateLimit else {
      throw Failure(
        .badData,
        "\(scenario.name) has \(rate.shortest) frames per second; at most 240 are drawn, and only `measure` "
          + "takes up to 1000.")
    }
  }

  private func checkCrop(_ scenario: Scenario, _ film: Film?) throws {
    let crop = crop?.value ?? scenario.strip.crop
    guard let screen = film?.largestScreen, crop.part(of: screen) == nil else { return }
    throw Failure(
      .usage,
      "the part \(crop) shows less than \(Crop.shortestSide.shortest) × \(Crop.shortestSide.shortest) points of "
        + "the screen of \(scenario.name), which is \(screen.width.shortest) × \(screen.height.shortest)."
    )
  }
}
