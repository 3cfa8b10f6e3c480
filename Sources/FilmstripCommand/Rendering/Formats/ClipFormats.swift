import Basics
import FilmstripPictures
import Imaging
import Painting
import WholeFiles

extension OutputFormat {
  /// A moving picture, written as it is made, with a note on its times if they are not the film's.
  static func clip<Sink: ClipSink & SendableMetatype>(
    _ name: String, _ summary: String, by sink: Sink.Type,
    note: @escaping @Sendable (ClipTimes) -> String? = { _ in nil }
  ) -> OutputFormat {
    OutputFormat(
      name: name, fileName: "NAME-APPROACH.\(name)", summary: summary, options: .clip,
      hasFrames: true
    ) { rendering, output in
      try rendering.reels(takesRows: Sink.takesRows).map { reel in
        let file = reel.name(ending: name)
        let frames = reel.seen(Sink.times(of: reel.times))
        try reel.pour(frames, named: file) { width, height in
          let shape = ClipShape(
            width: width, height: height, frameCount: frames.count, reel.times, loops: reel.loops,
            scale: Double(reel.scale))
          return [try ClipFile<Sink>(output.open(file), shape)]
        }
        return RenderedFile(name: file, note: note(reel.times))
      }
    }
  }

  /// Its frames last exact fractions of a second.
  static let apng = clip("apng", "a clip with exact frame times.", by: APNGSink.self)

  /// At a rate that browsers play.
  static let gif = clip(
    "gif",
    "a clip at 50 or 25 frames per second, or of every frame in slow motion (--slow).",
    by: GIFSink.self
  ) { times in
    let timing = GIFTiming(frameDuration: times.delay)
    guard !timing.isExact else { return nil }
    return
      "GIF frames last whole hundredths of a second, at least two, so it shows "
      + "\((100 / Double(timing.hundredths)).shortest) pictures per second instead of \((times.rate / times.slow).shortest). "
      + "With --slow \(GIFTiming.exactPace(of: times).shortest) it shows every frame."
  }

  static let webP = clip("webp", "a lossless clip.", by: WebPSink.self)
}

private final class ClipFile<Sink: ClipSink>: FrameSink {
  static var takesRows: Bool { Sink.takesRows }

  private let file: OutputFile
  private let sink: Sink

  init(_ file: OutputFile, _ shape: ClipShape) throws {
    self.file = file
    sink = try Sink(shape) { try file.write($0) }
  }

  func add(_ frame: FrameStream.Frame) throws { try sink.add(frame) }

  func end() throws {
    try sink.end()
    try file.close()
  }
}
