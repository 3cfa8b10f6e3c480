import Imaging
import Painting

extension OutputFormat {
  /// Each frame as a numbered picture, by as many threads as the reel has.
  static let frames = OutputFormat(
    name: "frames", fileName: "NAME-APPROACH-0000.png",
    summary: "a picture of each frame, numbered.", options: .frames, isSeries: true, hasFrames: true
  ) { rendering, output in
    try rendering.reels(takesRows: FramePictures.takesRows).flatMap { reel in
      let names = FramePictures.numbers(of: reel.frames.map(\.number)).map {
        reel.name("-\($0)", ending: "png")
      }
      try reel.pour(reel.frames, named: reel.stem) { _, _ in
        (0..<min(reel.threads, names.count)).map { _ in
          FramePictures(names, scale: Double(reel.scale), output)
        }
      }
      return names.map { RenderedFile(name: $0) }
    }
  }
}

private final class FramePictures: FrameSink {
  static let takesRows = true

  private let names: [String]
  private let scale: Double
  private let output: RenderOutput
  private let encoder = PNGEncoder()
  private var bytes: [UInt8] = []

  init(_ names: [String], scale: Double, _ output: RenderOutput) {
    self.names = names
    self.scale = scale
    self.output = output
  }

  func add(_ frame: FrameStream.Frame) throws {
    if let (spans, kept) = try frame.rows() {
      try encoder.encode(spans, of: kept, scale: scale, into: &bytes)
    } else {
      try encoder.encode(frame.bitmap(), scale: scale, into: &bytes)
    }
    try output.write(bytes, to: names[frame.index])
  }

  /// With equally many digits, four or more.
  static func numbers(of frames: [Int]) -> [String] {
    let digits = max(4, "\(frames.last ?? 0)".count)
    return frames.map { frame in
      String(repeating: "0", count: digits - "\(frame)".count) + "\(frame)"
    }
  }
}
