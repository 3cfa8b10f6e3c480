import FilmstripPictures
import Imaging
import Painting

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
    let digits = max(4, "\(reel.times.frames.upperBound)".count)
    return reel.times.frames.map { frame in
      let number = "\(frame)"
      let zeros = String(repeating: "0", count: digits - number.count)
      return reel.name("-\(zeros)\(number)", ending: "png")
    }
  }
}
