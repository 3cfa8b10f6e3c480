import FilmstripPictures
import Imaging
import Painting
import RecordedPictures

/// Each frame as a numbered picture; a sink writes those that come to it.
final class FramesFormat: OutputFormat, FrameSink {
  static let name = "frames"
  static let fileName = "NAME-APPROACH-0000.png"
  static let summary = "a picture of each frame, numbered."
  static let isSeries = true
  static let takesRows = true

  private let names: [String]
  private let scale: Double
  private let output: RenderOutput
  private let encoder = PNGEncoder()
  private var bytes: [UInt8] = []

  private init(_ names: [String], scale: Double, _ output: RenderOutput) {
    self.names = names
    self.scale = scale
    self.output = output
  }

  /// Frames are drawn, compressed and written by as many threads as the reel has.
  static func write(_ rendering: Rendering, to output: RenderOutput) throws -> [RenderedFile] {
    try rendering.reels(takesRows: takesRows).flatMap { reel in
      let names = names(of: reel)
      let sinks = (0..<min(reel.threads, names.count)).map { _ in
        FramesFormat(names, scale: reel.setting.scale, output)
      }
      try reel.pour(reel.stream(at: reel.times.all), into: sinks, named: reel.stem)
      return names.map { RenderedFile(name: $0) }
    }
  }

  func add(_ frame: FrameStream.Frame) throws {
    if let (spans, kept) = try frame.rows() {
      try encoder.encode(spans, of: kept, scale: scale, into: &bytes)
    } else {
      try encoder.encode(frame.bitmap(), scale: scale, into: &bytes)
    }
    try output.write(bytes, to: names[frame.index])
  }

  /// The files' names, in order.
  private static func names(of reel: Reel) -> [String] {
    numbers(of: reel.times.frames).map { reel.name("-\($0)", ending: "png") }
  }

  /// The numbers of frames with as many digits each, four or more.
  private static func numbers(of frames: ClosedRange<Int>) -> [String] {
    let digits = max(4, "\(frames.upperBound)".count)
    return frames.map { frame in
      String(repeating: "0", count: digits - "\(frame)".count) + "\(frame)"
    }
  }

  /// Each frame of a recording with the edges that were read, for a person to check.
  static func write(_ rendering: RecordedRendering, to output: RenderOutput) throws
    -> [RenderedFile]
  {
    let frames = try rendering.frames
    let painter = RecordedFramePainter(
      rendering.judged, try PaintResources(rendering.appearance), scale: Double(rendering.scale),
      window: rendering.window, isAnnotated: rendering.motion?.annotate == true)
    let progress = Progress(of: rendering.recording.name, total: frames.count)
    defer { progress.end() }
    var files: [RenderedFile] = []
    var numbers = FramesFormat.numbers(of: frames).makeIterator()
    try rendering.eachPicture(of: frames) { frame, picture in
      let name = PictureFile(
        stem: "\(rendering.recording.name)-\(numbers.next() ?? "")",
        appearance: rendering.appearance, scale: rendering.scale)
      try output.write(name.encode(painter.bitmap(of: frame, picture)), to: name.name)
      files.append(RenderedFile(name: name.name))
      progress.finishOne()
    }
    return files
  }
}
