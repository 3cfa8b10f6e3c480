import Annotation
import Basics
import Essentials
import FilmstripPictures
import Painting
import Scenarios

/// A scenario's films, and how they are shown: what each format makes its files of.
struct Rendering {
  let scenario: Scenario
  let films: [(approach: NamedApproach, film: Film)]
  /// Pixels per point.
  let scale: Int
  /// The most columns of a strip.
  let columns: Int
  /// What a strip is shaped for.
  let shape: StripShape
  /// The part of the screen that was asked for.
  let crop: Crop?
  let appearance: Appearance
  let motion: MotionOptions
  /// The fonts of this thread.
  let kit: PaintKit
}

extension Rendering {
  /// The strip, as it is laid out for every format.
  ///
  /// - Throws: `Failure` where its shape has no room for so many films.
  func strip() throws -> SheetDrawing {
    var strip = try Strip(scenario, films: captioned)
    strip.columns = columns
    strip.crop = crop ?? strip.crop
    strip.appearance = appearance
    strip.shape = shape
    do {
      return try strip.drawing(with: kit)
    } catch PictureError.rows(let rows, let most, let shape) {
      throw Failure(
        .usage,
        "\(rows) approaches of \(scenario.name) are too many for a \(shape.rawValue), which has room for \(most). Choose "
          + "them by --approach, or show less of the screen by --crop.")
    }
  }

  /// What a strip's file is called, without suffixes.
  var stripStem: String { scenario.name + shape.fileSuffix }

  /// The films with their captions.
  var captioned: [CaptionedFilm] { films.map { CaptionedFilm($0.film, of: $0.approach) } }

  /// The strip in shapes, which has the same size at any scale.
  func stripInShapes(
    ending: String, _ bytes: (SheetDrawing) throws -> [UInt8]
  ) throws -> [StillFile] {
    let name = PictureFile.name(
      stem: stripStem, appearance: appearance, scale: 1, ending: ending)
    let strip = try strip()
    return [StillFile(name: name, bytes: try bytes(strip), cells: strip.cellsInPoints)]
  }

  /// A file for each film, named after its approach.
  func filmFiles(ending: String, _ bytes: (Film) throws -> [UInt8]) rethrows -> [StillFile] {
    try films.map { approach, film in
      StillFile(name: "\(scenario.name)-\(approach.name).\(ending)", bytes: try bytes(film))
    }
  }

  /// The reels of frames and clips: one a film, or one of all side by side.
  ///
  /// - Throws: `Failure` where the film has none of the frames asked for, or where all have too many pixels.
  ///
  /// - Parameter takesRows: Whether what is made of them takes rows, of which those that recur are drawn once.
  func reels(takesRows: Bool) throws -> [Reel] {
    guard let first = films.first?.film else { return [] }
    let frames = try motion.frames(of: first, in: scenario)
    let groups =
      motion.sideBySide
      ? [(scenario.name, films.map(\.film))]
      : films.map { ("\(scenario.name)-\($0.approach.name)", [$0.film]) }
    let window = crop.flatMap { $0.window(of: films.map(\.film)) }
    try checkPixels(
      of: window ?? first.largestScreen, frames: frames.count,
      atMost: takesRows && !motion.annotate
        ? Rendering.pixelLimit : Rendering.pixelLimitWithoutRows)
    return groups.map { stem, group in
      Reel(
        stem: stem, films: group,
        setting: FramePainter.Setting(
          appearance: appearance, scale: Double(scale), window: window,
          isAnnotated: motion.annotate),
        times: ClipTimes(
          frames: frames, rate: first.framesPerSecond, slow: motion.slow?.value ?? 1),
        loops: motion.loop,
        threads: motion.threads.count)
    }
  }

  /// The most pixels that are drawn unless more are asked for: what takes less than ten seconds of a processor.
  ///
  /// Measured on x86-64 with bars that never rest: up to 0.7 ns a pixel where rows that recur are drawn once, and up to
  /// 3.6 ns, in an annotated GIF, elsewhere.
  static let pixelLimit = 10e9
  static let pixelLimitWithoutRows = 2.75e9

  private func checkPixels(of window: Rect, frames: Int, atMost limit: Double) throws {
    let pixels =
      window.width * window.height * Double(scale * scale) * Double(frames * films.count)
    guard pixels > limit, !motion.long else { return }
    throw Failure(
      .usage,
      "\(frames) frames of \(films.count == 1 ? "a film" : "\(films.count) films") of \(scenario.name) have "
        + "\((pixels / 1e9).fixed(1)) billion pixels. Use a smaller --scale, --crop, fewer --frames or --approach; "
        + "or give --long, which draws them all.")
  }
}
