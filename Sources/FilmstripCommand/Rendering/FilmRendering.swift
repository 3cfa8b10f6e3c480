import Annotation
import Basics
import Diagnosis
import Essentials
import FilmstripPictures
import Imaging
import Painting
import Scenarios
import Traces

/// A scenario's films and their presentation.
struct FilmRendering: Rendering {
  let scenario: Scenario
  let films: [(approach: NamedApproach, film: Film)]
  let look: RenderLook
  let motion: MotionOptions
  /// The fonts of this thread.
  let kit: PaintKit
}

extension FilmRendering {
  /// A strip of some of a scenario's films, in the look that the scenario gives it.
  init(_ scenario: Scenario, _ films: [VariedFilm], kit: PaintKit) {
    self.init(
      scenario: scenario, films: films.map { ($0.approach, $0.film) },
      look: RenderLook(scale: scenario.strip.scale, columns: scenario.strip.columns),
      motion: MotionOptions(), kit: kit)
  }

  var name: String { scenario.name }

  /// Throws `Failure` if its shape has too little room.
  func strip() throws -> SheetDrawing {
    var strip = try Strip(scenario, films: captioned)
    strip.columns = look.columns
    strip.crop = look.crop ?? strip.crop
    strip.appearance = look.appearance
    strip.shape = look.shape
    strip.choices = choices
    do {
      return try strip.drawing(with: kit)
    } catch PictureError.rows(let rows, let most, let shape) {
      throw Failure(
        .usage,
        "\(rows) approaches of \(scenario.name) are too many for a \(shape.rawValue), which has room for \(most). Choose "
          + "them by --approach, or show less of the screen by --crop.")
    }
  }

  /// The scenario's, in the words that were asked for.
  var choices: PictureChoices {
    var choices = scenario.strip.choices
    choices.words = look.words ?? choices.words
    return choices
  }

  var heading: String { scenario.summary.isEmpty ? "\(name)." : scenario.summary }
  var subject: any Subject { JudgedFilms(captioned) }
  var approaches: [String] { films.map(\.approach.name) }

  var captioned: [CaptionedFilm] { films.map { CaptionedFilm($0.film, of: $0.approach) } }

  func plot() throws -> Bitmap {
    var plot = try Plot(scenario, films: films.map(\.film))
    plot.choices = choices
    plot.appearance = look.appearance
    return try plot.bitmap(scale: look.scale)
  }

  func motions() throws -> [MotionPictures] {
    try reels(takesRows: false).map { try MotionPictures($0) }
  }

  func page() throws -> String {
    var page = try PlayerPage(scenario, films: captioned)
    page.appearance = look.appearance
    page.scale = look.scale
    page.choices = choices
    page.isEmbedded = look.isEmbedded
    page.crop = look.crop ?? (look.isEmbedded ? .seam : .screen)
    return try page.html
  }

  func traces() throws -> [StillFile] {
    filmFiles(ending: "trace.json") { Array(Trace(of: $0, scenario: scenario.name).json.utf8) }
  }

  func tables() throws -> [StillFile] {
    try filmFiles(ending: "csv") { film in
      let frames = try frames(of: film)
      return Array(Trace(of: film, scenario: scenario.name).csv(frames: frames).utf8)
    }
  }

  private func frames(of film: Film) throws -> ClosedRange<Int> {
    try motion.frames.frames(of: film.frameCount, in: scenario.name, "its film")
  }

  private func filmFiles(ending: String, _ bytes: (Film) throws -> [UInt8]) rethrows -> [StillFile]
  {
    try films.map { approach, film in
      StillFile(name: "\(scenario.name)-\(approach.name).\(ending)", bytes: try bytes(film))
    }
  }

  /// One per film, or one of all side by side.
  func reels(takesRows: Bool) throws -> [Reel] {
    guard let first = films.first?.film else { return [] }
    let times = ClipTimes(
      frames: try frames(of: first), rate: first.framesPerSecond,
      slow: motion.slow?.value ?? 1)
    let groups =
      motion.sideBySide
      ? [(scenario.name, films)]
      : films.map { ("\(scenario.name)-\($0.approach.name)", [$0]) }
    guard groups.allSatisfy({ Set($0.1.map(\.film.largestScreen)).count == 1 }) else {
      throw Failure(
        .usage,
        "the films of \(scenario.name) have screens of different sizes, which no frame shows side by side. Leave --side-by-side "
          + "out, or draw a strip, a plot or a page.")
    }
    func window(of film: Film) -> Rect? {
      look.crop.flatMap { crop in
        crop.window(
          of: films.map(\.film).filter { $0.largestScreen == film.largestScreen })
      }
    }
    let shown = window(of: first) ?? first.largestScreen
    try checkPixels(
      ofFrames: shown.width * shown.height, count: times.frames.count,
      atMost: takesRows && !motion.annotate
        ? FilmRendering.pixelLimit : FilmRendering.pixelLimitWithoutRows)
    return groups.map { stem, group in
      Reel(
        stem: stem, sources: group.map { FilmScreens($0.film, name: $0.approach.title) },
        setting: FramePainter.Setting(
          appearance: look.appearance, scale: Double(look.scale),
          window: window(of: group.first?.film ?? first), isAnnotated: motion.annotate,
          words: choices.words, range: times.range),
        frames: Array(zip(times.frames, times.all)), times: times,
        seen: { times in times.enumerated().map { ($0.offset, $0.element) } },
        loops: motion.loop, threads: motion.threads.count)
    }
  }

  /// The most pixels that are drawn by default: less than ten seconds of a processor.
  ///
  /// Measured on x86-64 with bars that never rest: up to 0.7 ns a pixel where rows that recur are drawn once, and up to
  /// 3.6 ns, in an annotated GIF, elsewhere.
  static let pixelLimit = 10e9
  static let pixelLimitWithoutRows = 2.75e9

  /// Refuses frames, each of an area in points, with too many pixels in all.
  private func checkPixels(ofFrames area: Double, count frames: Int, atMost limit: Double) throws {
    let pixels = area * Double(look.scale * look.scale) * Double(frames * films.count)
    guard pixels > limit, !motion.long else { return }
    throw Failure(
      .usage,
      "\(frames) frames of \(films.count == 1 ? "a film" : "\(films.count) films") of \(scenario.name) have "
        + "\((pixels / 1e9).fixed(1)) billion pixels. Use a smaller --scale, --crop, fewer --frames or --approach; "
        + "or give --long, which draws them all.")
  }
}
