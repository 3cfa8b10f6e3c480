import FilmstripPictures
import Painting
import Scenarios

/// Frames, and how they are played: what numbered pictures and clips are made of.
protocol Reel {
  /// The name of what is written, without suffixes: the scenario's, and the approach's where there is one.
  var stem: String { get }
  var appearance: Appearance { get }
  /// Pixels per point.
  var scale: Int { get }
  /// The numbers of its frames.
  var frames: ClosedRange<Int> { get }
  /// When these are, in seconds.
  var frameTimes: [Double] { get }
  /// What a clip shows of them, and how long each picture of it is shown.
  var times: ClipTimes { get }
  /// How often clips are played; 0 for ever.
  var loops: Int { get }
  /// How many threads may be used, 1 or more.
  var threads: Int { get }

  /// Draws the pictures of some times, hands them to sinks, tells how many are done, and stops at Ctrl-C.
  ///
  /// - Parameters:
  ///   - times: Seconds, in order.
  ///   - name: What is being made.
  ///   - sinks: Makes the sinks of pictures so wide and so high, in pixels; at least one.
  /// - Throws: `CanvasError` for what cannot be drawn, and what sinks throw.
  func pour<Sink: FrameSink>(
    at times: [Double], named name: String, into sinks: (Int, Int) throws -> [Sink]
  ) throws
}

extension Reel {
  /// A file's name: the stem, what else tells it from others, `~dark` and `@2x` where they hold, and its ending.
  func name(_ suffix: String = "", ending: String) -> String {
    PictureFile.name(
      stem: stem + suffix, appearance: appearance, scale: scale, ending: ending)
  }
}

/// Frames of films.
///
/// Several films stand side by side, and frames show the screen or a part of it, alone or annotated: see
/// `FrameStream`. A frame's time is its number ÷ rate, so both ends of a film are shown.
struct FilmReel: Reel {
  let stem: String
  let films: [Film]
  let setting: FramePainter.Setting
  let times: ClipTimes
  let loops: Int
  let threads: Int

  var appearance: Appearance { setting.appearance }
  var scale: Int { Int(setting.scale) }
  var frames: ClosedRange<Int> { times.frames }
  var frameTimes: [Double] { times.all }

  func pour<Sink: FrameSink>(
    at times: [Double], named name: String, into sinks: (Int, Int) throws -> [Sink]
  ) throws {
    let stream = try FrameStream(films, setting, at: times)
    let sinks = try sinks(stream.width, stream.height)
    let progress = Progress(of: name, total: times.count)
    defer { progress.end() }
    try stream.pour(into: sinks.map { WatchedSink($0, progress) }, threads: threads)
  }
}
