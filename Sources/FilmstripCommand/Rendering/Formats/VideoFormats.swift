import FilmstripPictures
import Painting
import WholeFiles

extension OutputFormat {
  /// A video that `ffmpeg` makes, for every browser, near enough to lossless that edges stay sharp.
  static func video(
    _ name: String, in container: VideoContainer, by encoder: String, _ encoding: [String]
  ) -> OutputFormat {
    // A fixed number of threads: by default an encoder takes more on more cores, and divides the pictures, and so the
    // bytes, accordingly.
    let options = ["-c:v", encoder] + encoding + ["-threads", "4"]
    return OutputFormat(
      name: name, fileName: "NAME-APPROACH.\(name)", summary: "a video; needs ffmpeg.",
      options: .video, hasFrames: true, encoder: encoder
    ) { rendering, output in
      try rendering.reels(takesRows: Video.takesRows).map { reel in
        let file = reel.name(ending: name)
        try reel.pour(reel.seen(reel.times.all), named: file) { width, height in
          let opened = try output.open(file, isNamed: true)
          try opened.close()
          return [
            Video(
              try FFmpeg(
                for: name, in: container, encoding: options, path: output.path(file),
                temporary: opened.temporary, width: width, height: height,
                delay: reel.times.delay))
          ]
        }
        return RenderedFile(name: file)
      }
    }
  }

  static let mp4 = video(
    "mp4", in: .mp4, by: "libx264",
    [
      "-preset", "medium", "-crf", "14", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-f",
      "mp4",
    ])

  static let webM = video(
    "webm", in: .webM, by: "libvpx-vp9",
    ["-crf", "18", "-b:v", "0", "-pix_fmt", "yuv420p", "-f", "webm"])
}

private final class Video: FrameSink {
  private let ffmpeg: FFmpeg

  init(_ ffmpeg: FFmpeg) { self.ffmpeg = ffmpeg }

  func add(_ frame: FrameStream.Frame) throws { try ffmpeg.add(frame.bitmap()) }

  func end() throws { try ffmpeg.end() }
}
