import Annotation
import Foundation
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
  /// The part of the screen that was asked for.
  let crop: Crop?
  let appearance: Appearance
  let motion: MotionOptions
}

extension Rendering {
  /// The strip, as it is laid out for every format.
  func strip() throws -> SheetDrawing {
    let sheet = Sheet(
      title: scenario.summary.isEmpty ? scenario.name : scenario.summary,
      rows: films.map {
        Sheet.Row(film: $0.film, summary: $0.approach.summary, code: $0.approach.code)
      },
      columns: columns, crop: crop ?? scenario.strip.crop,
      range: scenario.strip.from...scenario.strip.to)
    return SheetDrawing(
      AnnotatedSheet(sheet), try PaintResources(appearance, language: scenario.script.language))
  }

  /// The strip in shapes, which has the same size at any scale.
  func stripInShapes(
    ending: String, _ bytes: (SheetDrawing) throws -> [UInt8]
  ) throws -> [StillFile] {
    let name = PictureFile.name(
      stem: scenario.name, appearance: appearance, scale: 1, ending: ending)
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
  /// - Throws: `Failure` where the film has none of the frames asked for.
  func reels() throws -> [Reel] {
    guard let first = films.first?.film else { return [] }
    let frames = try motion.frames(of: first, in: scenario)
    let groups =
      motion.sideBySide
      ? [(scenario.name, films.map(\.film))]
      : films.map { ("\(scenario.name)-\($0.approach.name)", [$0.film]) }
    let window = crop.flatMap { $0.window(of: films.map(\.film)) }
    return groups.map { stem, group in
      Reel(
        stem: stem, films: group,
        setting: FramePainter.Setting(
          appearance: appearance, scale: Double(scale), window: window,
          isAnnotated: motion.annotate),
        frames: frames, rate: first.framesPerSecond, slow: motion.slow?.value ?? 1,
        loop: motion.loop,
        threads: motion.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    }
  }
}
