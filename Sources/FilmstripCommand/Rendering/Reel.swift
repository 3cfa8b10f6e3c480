import Graphics
import Painting
import Scenarios

/// Frames of films, and how they are played: what numbered pictures and clips are made of.
///
/// Several films stand side by side, and frames show the screen or a part of it, alone or annotated: see
/// `FrameStream`. A frame's time is its number ÷ rate, so both ends of a film are shown.
struct Reel {
  /// The name of what is written, without suffixes: the scenario's, and the approach's where there is one.
  let stem: String
  let films: [Film]
  let setting: FramePainter.Setting
  /// The frames' numbers in the film.
  let frames: ClosedRange<Int>
  /// Frames per second of the film.
  let rate: Double
  /// How many times as long as the film.
  let slow: Double
  /// How often clips are played; 0 for ever.
  let loop: Int
  /// How many threads may be used, 1 or more.
  let threads: Int

  /// The time of each frame in the film, in seconds.
  var times: [Double] { frames.map { Double($0) / rate } }
  /// How long each frame of a clip is shown, in seconds.
  var delay: Double { slow / rate }

  /// The times of the same film seen at another rate: frames `delay` seconds apart in the clip.
  func times(delay: Double) -> [Double] {
    let step = delay / slow
    let start = Double(frames.lowerBound) / rate
    let length = Double(frames.upperBound - frames.lowerBound) / rate
    let count = Int((length / step + 1e-9).rounded(.down)) + 1
    return (0..<count).map { start + Double($0) * step }
  }

  /// A file's name: the stem, what else tells it from others, `~dark` and `@2x` where they hold, and its ending.
  func name(_ suffix: String = "", ending: String) -> String {
    PictureFile.name(
      stem: stem + suffix, appearance: setting.appearance, scale: Int(setting.scale),
      ending: ending)
  }

  /// The frames at given times, in seconds.
  ///
  /// - Throws: `CanvasError` for what cannot be drawn.
  func stream(at times: [Double]) throws(CanvasError) -> FrameStream {
    try FrameStream(films, setting, at: times)
  }

  /// Hands frames to sinks, tells how many are done, and stops at Ctrl-C.
  func pour<Sink: FrameSink>(
    _ stream: FrameStream, into sinks: [Sink], named name: String
  ) throws {
    let progress = Progress(of: name, total: stream.times.count)
    defer { progress.end() }
    try stream.pour(into: sinks.map { WatchedSink($0, progress) }, threads: threads)
  }
}
