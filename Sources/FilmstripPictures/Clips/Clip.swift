import Annotation
import Basics
public import Diagnosis
import Essentials
import Graphics
public import Painting
import Scenarios

/// A clip of a film, or of several side by side.
///
/// ```swift
/// var clip = Clip(film)
/// clip.crop = .seam
/// clip.frames = 6...14
/// clip.slow = 6
/// try clip.write(to: "slow.gif")
/// ```
///
/// ![Keyboard and bar rise in slow motion: the bar is covered, and then parts from the keyboard.](slow)
public struct Clip: Sendable {
  /// The films, from left to right; of one scenario.
  public var films: [Film]
  /// The shown frames of the film, counted from 0; nil for all.
  public var frames: ClosedRange<Int>?
  /// The clip's length relative to the film's, with the same frames: 1 to 100.
  public var slow = 1.0
  /// How often the clip is played: 0, for ever, to 65,535.
  public var loops = 0
  /// Pixels a point, 1 to 4.
  public var scale = 1
  /// The part of the screen.
  public var crop = Crop.screen
  /// Light or dark.
  public var appearance = Appearance.light
  /// Whether the name, the time, the seam and the verdict on it are shown with the screens.
  public var isAnnotated = false

  /// A clip of a film's screen.
  public init(_ film: Film) { self.init([film]) }

  /// A clip of films side by side.
  public init(_ films: [Film]) { self.films = films }
}

extension Clip {
  /// The clip as an animated GIF file, at the frame rate that browsers play.
  ///
  /// GIF counts in hundredths of a second, and browsers play none shorter than two: if frames are shorter, or not whole
  /// multiples, the film is shown at 50 or 25 pictures a second.
  ///
  /// - Throws: `PictureError` for impossible films or values, and `CanvasError` if it cannot be drawn.
  public func gif() throws -> [UInt8] { try bytes(of: GIFSink.self) }

  /// The clip as an animated PNG file, whose frames last exact fractions of a second; throws as `gif`.
  public func apng() throws -> [UInt8] { try bytes(of: APNGSink.self) }

  /// The clip as a lossless animated WebP file, timed in whole milliseconds; throws as `gif`.
  public func webp() throws -> [UInt8] { try bytes(of: WebPSink.self) }

  /// Writes the clip as its path's ending says, `.gif`, `.apng` or `.webp`.
  ///
  /// A missing folder is made, and an existing file replaced.
  ///
  /// - Throws: As `gif`, and `PictureError` for another ending or a file that cannot be written.
  public func write(to path: String) throws {
    try FileEnding.write(to: path, as: ["gif": gif, "apng": apng, "webp": webp])
  }

  private func bytes<Sink: ClipSink>(of kind: Sink.Type) throws -> [UInt8] {
    let times = try times()
    let stream = try FrameStream(films, setting(), at: Sink.times(of: times))
    var bytes: [UInt8] = []
    let sink = try Sink(ClipShape(of: stream, times, loops: loops, scale: Double(scale))) {
      bytes += $0
    }
    try stream.pour(into: [sink], threads: ProcessInfo.processInfo.activeProcessorCount)
    return bytes
  }

  func times() throws(PictureError) -> ClipTimes {
    try films.map { CaptionedFilm($0) }.check()
    let film = films[0]
    let all = 0...(film.frameCount - 1)
    let frames = frames ?? all
    guard all.contains(frames.lowerBound), all.contains(frames.upperBound) else {
      throw .frames(frames, count: all.count)
    }
    guard PictureError.slowRange.contains(slow) else { throw .slow(slow) }
    guard PictureError.loopRange.contains(loops) else { throw .loops(loops) }
    return ClipTimes(frames: frames, rate: film.framesPerSecond, slow: slow)
  }

  func setting() throws(PictureError) -> FramePainter.Setting {
    try check(scale)
    try check(crop, of: films.first)
    return FramePainter.Setting(
      appearance: appearance, scale: Double(scale), window: crop.window(of: films),
      isAnnotated: isAnnotated, range: try times().range)
  }
}

extension Clip: CustomStringConvertible {
  /// The approaches, frames, part and scale, and how much slower.
  public var description: String {
    let part = frames.map { "frames \($0.lowerBound) to \($0.upperBound)" } ?? "all frames"
    let pace = slow == 1 ? "" : ", \(slow.shortest) times slower"
    return
      "\(films.map(\.approach).joined(separator: ", ")): \(part) of \(crop) at \(scale)x\(pace)"
  }
}
