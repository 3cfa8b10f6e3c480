import ArgumentParser
import Imaging
import Pages
import Painting
import Scenarios
import Traces

/// Plays scenarios and writes what the screen showed.
struct RenderCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case strip, plot, trace, csv, html
  }

  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw filmstrips, plots, traces and pages of scenarios.",
    discussion: """
      Writes NAME.png, NAME-plot.png, NAME-APPROACH.trace.json, NAME-APPROACH.csv and NAME.html, a page that plays \
      the films, with ~dark and @2x in the names of pictures that are. Files that filmstrip did not write are not replaced without --overwrite.
      """)

  @Argument(help: "Built-in scenarios' names, or scenario files' paths. Default: keyboard-gap.")
  var scenarios: [String] = []

  @Option(name: .shortAndLong, help: "The folder for the results; made if it is missing.")
  var output = "."

  @Option(
    help:
      "What to write: strip, plot, trace, csv or html; may be given more than once. Default: strip."
  )
  var format: [Format] = []

  @Option(help: "Draw this approach; may be given more than once. Default: the scenario's.")
  var approach: [String] = []

  @Option(parsing: .unconditional, help: "Pixels a point, 1 to 4. Default: the scenario's.")
  var scale: Int?

  @Option(
    parsing: .unconditional,
    help: "The most columns of a strip, 2 to 12. Default: the scenario's.")
  var columns: Int?

  @Option(help: "What a cell shows: the seam's surroundings or the whole screen.")
  var crop: Crop?

  @Option(help: "Light or dark.")
  var appearance = Appearance.light

  @OptionGroup var playing: OverrideOptions

  @Flag(help: "Replace files that filmstrip did not write.")
  var overwrite = false

  @Flag(help: "Print what was written as JSON.")
  var json = false

  func validate() throws {
    if let scale { _ = try PictureFile.scale(scale) }
    if let columns, !StripSetting.columnRange.contains(columns) {
      throw ValidationError("--columns \(columns) is not 2 to 12.")
    }
  }

  func run() throws {
    let loaded = try (scenarios.isEmpty ? ["keyboard-gap"] : scenarios)
      .map { try ScenarioArgument.load($0, playing.overrides) }
    var results: [RenderedFile] = []
    for scenario in loaded {
      try checkFrameRate(scenario)
      let approaches = try ScenarioArgument.approaches(approach, of: scenario)
      let films = try approaches.map { (approach: $0, film: try scenario.film(of: $0)) }
      for format in format.isEmpty ? [.strip] : format {
        results += try render(format, scenario, films)
      }
    }
    try checkNames(results)
    try Files.makeFolder(output)
    for result in results { try Files.checkReplaceable(path(result), overwrite: overwrite) }
    for result in results {
      try Files.write(result.bytes, to: path(result))
      if !json { Output.error("Wrote \(path(result))") }
    }
    if json { try Output.json(results.map { $0.report(path: path($0)) }) }
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

  private func path(_ result: RenderedFile) -> String {
    Files.path(result.name, in: output)
  }

  private func checkNames(_ results: [RenderedFile]) throws {
    let names = results.map { $0.name.lowercased() }
    guard let double = names.first(where: { name in names.filter { $0 == name }.count > 1 }) else {
      return
    }
    throw Failure(
      .usage, "two results would be called \(double); render them into different folders.")
  }

  private func render(
    _ format: Format, _ scenario: Scenario, _ films: [(approach: NamedApproach, film: Film)]
  ) throws -> [RenderedFile] {
    let scale = scale ?? scenario.strip.scale
    switch format {
    case .strip:
      let sheet = Sheet(
        title: scenario.summary.isEmpty ? scenario.name : scenario.summary,
        rows: films.map {
          Sheet.Row(film: $0.film, summary: $0.approach.summary, code: $0.approach.code)
        },
        columns: columns ?? scenario.strip.columns,
        crop: crop ?? scenario.strip.crop,
        range: scenario.strip.from...scenario.strip.to)
      let picture = try SheetPainter(appearance, scale: Double(scale)).draw(sheet)
      let file = PictureFile(stem: scenario.name, appearance: appearance, scale: scale)
      return [
        RenderedFile(
          name: file.name, format: format.rawValue, scenario: scenario.name,
          bytes: try file.encode(picture.bitmap), cells: picture.cells)
      ]
    case .plot:
      let bitmap = try SeamPlotPainter(appearance, scale: Double(scale)).draw(
        title: scenario.name, films.map(\.film), range: scenario.strip.from...scenario.strip.to)
      let file = PictureFile(
        stem: "\(scenario.name)-plot", appearance: appearance, scale: scale)
      return [
        RenderedFile(
          name: file.name, format: format.rawValue, scenario: scenario.name,
          bytes: try file.encode(bitmap))
      ]
    case .trace:
      return films.map { approach, film in
        RenderedFile(
          name: "\(scenario.name)-\(approach.name).trace.json", format: format.rawValue,
          scenario: scenario.name,
          bytes: Array(Trace(of: film, scenario: scenario.name).json.utf8))
      }
    case .csv:
      return films.map { approach, film in
        RenderedFile(
          name: "\(scenario.name)-\(approach.name).csv", format: format.rawValue,
          scenario: scenario.name,
          bytes: Array(Trace(of: film, scenario: scenario.name).csv.utf8))
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

/// A result that is still to be written.
struct RenderedFile {
  let name: String
  let format: String
  let scenario: String
  let bytes: [UInt8]
  var cells: [SheetPicture.Cell] = []

  func report(path: String) -> Report {
    Report(
      file: path, format: format, scenario: scenario,
      cells: cells.isEmpty
        ? nil
        : cells.map {
          Report.Cell(
            approach: $0.approach, frame: $0.frame, time: $0.time, gap: $0.gap,
            rect: [$0.rect.minX, $0.rect.minY, $0.rect.width, $0.rect.height],
            window: [$0.window.minX, $0.window.minY, $0.window.width, $0.window.height])
        })
  }

  /// The JSON of `render`.
  struct Report: Encodable {
    struct Cell: Encodable {
      let approach: String
      let frame: Int
      let time: Double
      let gap: Double?
      let rect: [Double]
      let window: [Double]

      enum CodingKeys: CodingKey {
        case approach, frame, time, gap, rect, window
      }

      /// Every key is there; the gap is null while no keyboard shows.
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(approach, forKey: .approach)
        try container.encode(frame, forKey: .frame)
        try container.encode(time, forKey: .time)
        try container.encode(gap, forKey: .gap)
        try container.encode(rect, forKey: .rect)
        try container.encode(window, forKey: .window)
      }
    }

    let file: String
    let format: String
    let scenario: String
    let cells: [Cell]?
  }
}
