import FilmstripPictures
import Imaging
import Painting
import WholeFiles

/// A video that `ffmpeg` makes.
protocol VideoFormat: ClipFormat {
  /// What ffmpeg calls the encoder.
  static var encoder: String { get }
  /// The encoder's options: what every browser plays, near enough to lossless that edges stay sharp.
  static var encoding: [String] { get }
  /// The kind of file that makes.
  static var container: VideoContainer { get }
  var ffmpeg: FFmpeg { get }

  init(_ ffmpeg: FFmpeg)
}

extension VideoFormat {
  static var summary: String { "a video; needs ffmpeg." }

  static func checkRequirements() throws { try FFmpeg.check(for: name) }

  /// As many threads on every machine: by default an encoder takes more where there are more cores, and parts the
  /// pictures, and so the bytes, accordingly.
  private static var threads: [String] { ["-threads", "4"] }

  init(_ clip: ClipFile) throws {
    let file = try clip.open(isNamed: true)
    try file.close()
    self.init(
      try FFmpeg(
        for: Self.name, in: Self.container,
        encoding: ["-c:v", Self.encoder] + Self.encoding + Self.threads, path: clip.path,
        temporary: file.temporary, width: clip.shape.width, height: clip.shape.height,
        delay: clip.shape.times.delay))
  }

  func add(_ frame: FrameStream.Frame) throws { try ffmpeg.add(frame.bitmap()) }

  func add(_ bitmap: Bitmap, index: Int) throws { try ffmpeg.add(bitmap) }

  func end() throws { try ffmpeg.end() }
}
