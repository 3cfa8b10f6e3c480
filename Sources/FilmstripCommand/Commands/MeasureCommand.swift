import Annotation
import ArgumentParser
import Recordings
import Review
import Scenarios

struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract:
      "Measure the gap between toolbar and keyboard, in a scenario's films or in a recording.",
    discussion: "Prints gap and overlap at rest, with the keyboard shown and everything still, and "
      + "the extremes over a film's frames: the largest gap and overlap with their times, how far the bar is off, "
      + "how long a gap is visible, its area (gap.area, its height times the time for which it shows, in pt·s), and jumps "
      + "that no curve explains. A bar that rests above the screen's "
      + "bottom has a gap as the keyboard starts to rise; at rest a correct bar has none. off by is how far the bar is "
      + "from where a right one would be, even if its padding hides that; – if no right place is known. With "
      + "--variant it also plays each approach in other settings, reports which of them break, and exits with 1 if one "
      + "does: if the bar is more than a point farther off than in the scenario's own settings, if the field is covered "
      + "by more than a point more, or if less of the last message is visible. If messages "
      + "are affected, a second table shows how they rest with the keyboard: rows covered or off the "
      + "top, blank space above the bar, and how much of the last message is visible; and how far rows "
      + "strayed in motion. JSON also has the worst values over time.\n\n"
      + "A further table shows how keyboard and bar move after each event. \(FeelTable.explanation)\n\n"
      + "For a recording it prints a line for each time the keyboard comes, goes or changes: on which spring or "
      + "curve, how the bar moved, and how far apart the two were in the same frame, beyond a bar that moves with the "
      + "keyboard. ± is how far a value may be off, 19 times out of 20; – is not seen.",
    examples: ["measure keyboard-gap --approach frame --series"])

  @Argument(
    help:
      "A built-in scenario's name, the path of a scenario file or a recording, or - for a scenario on standard input.",
    completion: .scenarios)
  var scenario: String

  @Option(
    name: .long,
    help: "Measure this approach; may be given more than once. Default: the scenario's.",
    completion: .approaches)
  var approach: [String] = []

  @OptionGroup var playing: OverrideOptions

  @OptionGroup var settings: VariantOptions

  @OptionGroup(title: "Recordings") var recorded: RecordingOptions

  @Flag(help: "Print every series at every frame as well.")
  var series = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try FilmArgument.check(
      [scenario], playing, recorded, approaches: approach, and: settings.used)
    switch try FilmArgument.load(scenario, playing, recorded) {
    case .scenario(let scenario): try measure(scenario)
    case .recording(let recording): try measure(recording)
    }
  }

  private func measure(_ recording: Recording) throws {
    if json { return try Output.json(RecordedReport(recording, withSeries: series)) }
    let table = RecordedTable(recording)
    try Output.table(table.rows, rightAligned: RecordedTable.numbers)
    if series {
      try Output.line("")
      try Output.table(table.series, rightAligned: Set(0...table.series[0].count))
    }
    for remark in recording.film.remarks { Output.error(remark) }
  }

  private func measure(_ scenario: Scenario) throws {
    let played = try scenario.films(
      of: ScenarioArgument.approaches(approach, of: scenario), in: settings.variant)
    let films = played.map { MeasuredFilm($0.film, breaks: $0.breaks) }
    let breaks = films.compactMap { film in
      film.breaks.map { "\(film.film.approach) breaks: \($0)" }
    }
    if json {
      try Output.json(MeasureReport(scenario: scenario, films: films, withSeries: series))
    } else {
      try printText(films)
      if !breaks.isEmpty { try Output.lines([""] + breaks) }
    }
    if !breaks.isEmpty { throw ExitCode(1) }
  }

  private func printText(_ films: [MeasuredFilm]) throws {
    if films.contains(where: \.measures.hasBar) {
      try printSeams(films)
      if let messages = MessageTable.rows(of: films) {
        try Output.line("")
        try Output.table(messages, rightAligned: Set(1..<messages[0].count))
      }
    } else {
      try printMeasures(films)
    }
    try printFeel(films)
    let otherwise = films.flatMap { film in
      film.film.ranOtherwise.map { "\(film.film.approach): \($0)" }
    }
    if !otherwise.isEmpty {
      try Output.lines(
        [""] + otherwise.flatMap { Paragraph.broken($0, width: Paragraph.width, rest: "  ") })
    }
    for film in films.map(\.film) {
      for warning in film.warnings { Output.error("\(film.approach): \(warning.text)") }
      if series { try printSeries(film) }
    }
  }

  private func printFeel(_ films: [MeasuredFilm]) throws {
    let table = FeelTable(films.map { ($0.film.approach, $0.motions) })
    for group in table.groups {
      try Output.line("")
      try Output.table(
        [[group.event] + FeelTable.titles]
          + group.rows.map { row in
            let film = row.film.flatMap { row.isKeyboard ? films[$0].film.approach : nil }
            return [([row.name] + [film].compactMap { $0 }).joined(separator: ", ")] + row.cells
          },
        rightAligned: Set(1...FeelTable.titles.count))
    }
  }

  private func printMeasures(_ films: [MeasuredFilm]) throws {
    let names = films.flatMap(\.measures.all).map(\.name)
    let columns = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    let rows = films.map { film in
      [film.film.approach]
        + columns.map { name in
          guard let measure = film.measures.all.first(where: { $0.name == name }) else {
            return "–"
          }
          let places = measure.unit.isEmpty ? 2 : 1
          return [measure.value.fixed(places), measure.unit].filter { !$0.isEmpty }
            .joined(separator: " ")
        }
    }
    try Output.table([["approach"] + columns] + rows, rightAligned: Set(1...max(columns.count, 1)))
  }

  private func printSeams(_ films: [MeasuredFilm]) throws {
    var rows = [
      [
        "approach", "gap", "overlap", "gap.max", "at", "overlap.max", "at", "off by", "at",
        "gap seen", "gap.area", "jumps", "largest", "handlers",
      ]
    ]
    for film in films {
      let measures = film.measures
      func time(_ measure: Measure) -> String {
        measure.time.map { "\(($0 * 1000).fixed(0)) ms" } ?? ""
      }
      func atRest(_ measure: Measure?) -> String {
        measure.map { "\($0.value.fixed(1)) pt" } ?? "–"
      }
      rows.append([
        film.film.approach, atRest(measures.gapAtRest), atRest(measures.overlapAtRest),
        "\(measures.gapMax.value.fixed(1)) pt", time(measures.gapMax),
        "\(measures.overlapMax.value.fixed(1)) pt", time(measures.overlapMax),
        measures.offMax.map { "\($0.value.fixed(1)) pt" } ?? "–",
        measures.offMax.map(time) ?? "",
        "\((measures.gapVisibleDuration.value * 1000).fixed(0)) ms",
        "\(measures.gapArea.value.fixed(2)) pt·s", measures.jumps.value.fixed(0),
        "\(measures.jumpsLargest.value.fixed(1)) pt", film.film.context.rawValue,
      ])
    }
    try Output.table(rows, rightAligned: Set(1...12))
  }

  private func printSeries(_ film: Film) throws {
    try Output.lines(["", film.approach])
    let kinds = Series.all(of: film)
    let series = kinds.map { film.series($0) }
    var rows = [["frame", "ms"] + kinds.map(\.rawValue)]
    for (frame, time) in film.frameTimes.enumerated() {
      rows.append(
        ["\(frame)", (time * 1000).fixed(1)] + series.map { $0[frame]?.fixed(2) ?? "–" })
    }
    try Output.table(rows, rightAligned: Set(0...series.count + 1))
  }
}

/// A film with its measures, which are taken once, as that takes as long as playing.
struct MeasuredFilm {
  let film: Film
  let measures: Measures
  let motions: [FeltMotion]
  /// What is worse than in the scenario's own settings; nil for nothing.
  let breaks: String?

  init(_ film: Film, breaks: String?) {
    let offBy = film.offBy
    (self.film, self.breaks) = (film, breaks)
    measures = film.measures(in: -.infinity ... .infinity, offBy: offBy)
    motions = film.motions(offBy: offBy)
  }
}

/// The JSON of `measure`.
struct MeasureReport: Codable {
  struct Value: Codable {
    let value: Double
    let unit: String
    let time: Double?
  }

  /// How an edge moves; times in seconds from the event, lengths in points.
  struct WayReport: Codable {
    let begin: Double
    let halfway, settled: Double?
    let overshoot: Double

    init(_ way: FeltMotion.Way) {
      (begin, halfway, settled) = (way.feel.begin, way.feel.halfway, way.feel.settled)
      overshoot = way.overshoot
    }
  }

  /// What moves after an event; absent are edges that do not, or do not come to rest.
  struct MotionReport: Codable {
    let event: String
    let time: Double
    let keyboard, bar: WayReport?
    /// At a time from the event; absent where no right place is known.
    let farthest: Value?

    init(_ motion: FeltMotion) {
      (event, time) = (motion.event.name, motion.event.time)
      (keyboard, bar) = (motion.keyboard.map(WayReport.init), motion.bar.map(WayReport.init))
      farthest = motion.farthest.map { farthest in
        Value(
          value: farthest.value, unit: farthest.unit,
          time: farthest.time.map { $0 - motion.event.time })
      }
    }
  }

  struct FilmReport: Codable {
    let approach: String
    let context: String
    let fps: Double
    let frames: Int
    let measures: [String: Value]
    let motions: [MotionReport]
    let series: [String: [Double?]]?
    /// Differences between the requested and the actual animations.
    let ranOtherwise: [String]
    let warnings: [String]
    /// What is worse than in the scenario's own settings; absent for nothing.
    let breaks: String?
  }

  let scenario: String
  let device: String
  let films: [FilmReport]

  init(scenario: Scenario, films: [MeasuredFilm], withSeries: Bool) {
    self.scenario = scenario.name
    device = scenario.script.device.name
    self.films = films.map { measured in
      let film = measured.film
      var series: [String: [Double?]]?
      if withSeries {
        series = ["time": film.frameTimes]
        for one in Series.all(of: film) { series?[one.rawValue] = film.series(one) }
      }
      return FilmReport(
        approach: film.approach, context: film.context.rawValue, fps: film.framesPerSecond,
        frames: film.frameCount,
        measures: Dictionary(
          uniqueKeysWithValues: measured.measures.all.map {
            ($0.name, Value(value: $0.value, unit: $0.unit, time: $0.time))
          }),
        motions: measured.motions.map(MotionReport.init), series: series,
        ranOtherwise: film.ranOtherwise, warnings: film.warnings.map(\.text),
        breaks: measured.breaks)
    }
  }
}
