import FilmstripPictures
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
  /// Which frames of the films they are, and how long each is shown.
  let times: ClipTimes
  /// How often clips are played; 0 for ever.
  let loops: Int
  /// How many threads may be used, 1 or more.
  let threads: Int

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
