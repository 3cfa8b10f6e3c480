import Foundation
import Imaging

extension Truth {
  /// What a recording shows that was just made.
  init(
    clip: URL, recipe: Recipe, film: FilmedScreen, shots: [Recorder.Shot],
    points: (width: Double, height: Double), screen: (width: Int, height: Int),
    origin: (x: Int, y: Int)
  ) throws {
    let times =
      switch recipe.format {
      case .folder: shots.map(\.time)
      // ffprobe before 7 reads no animated WebP, whose times are whole milliseconds.
      case .webp: shots.map { ($0.time * 1000).rounded() / 1000 }
      default: try Encoder.times(of: clip)
      }
    guard times.count == shots.count else {
      throw Shell.Failed(
        description: "\(recipe.name): \(shots.count) frames were written, \(times.count) are there")
    }
    var frames: [Frame] = []
    for (index, shot) in shots.enumerated() {
      frames.append(
        Frame(
          time: times[index], film: Double(film.trace.time[shot.frame]) / 1e6,
          isRepeated: index > 0 && shots[index - 1].frame == shot.frame, isTorn: shot.torn > 0,
          keyboardTop: film.value("keyboard.top", shot.frame) ?? points.height,
          barTop: film.value("toolbar.top", shot.frame),
          barBottom: film.value("toolbar.bottom", shot.frame),
          barContentBottom: film.value("toolbar.content.bottom", shot.frame)))
    }
    self.init(
      clip: clip.lastPathComponent, device: recipe.device, width: points.width,
      height: points.height, scale: Double(screen.height) / points.height,
      area: [Double(origin.x), Double(origin.y), Double(screen.width), Double(screen.height)],
      frames: frames, events: Truth.events(of: recipe, in: film), recipe: recipe)
  }

  private static let file = "truth.json"

  static func read(from folder: URL) throws -> Truth {
    try JSONDecoder().decode(
      Truth.self, from: Data(contentsOf: folder.appendingPathComponent(file)))
  }

  func write(to folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(self).write(to: folder.appendingPathComponent(Truth.file))
  }
}

extension Recipe: Equatable {
  /// Whether both make the same recording.
  static func == (left: Recipe, right: Recipe) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(left)) == (try? encoder.encode(right))
  }
}

extension Canvas {
  /// The picture as a PNG file.
  var png: [UInt8] {
    get throws { try PNG.encode(bitmap) }
  }
}
