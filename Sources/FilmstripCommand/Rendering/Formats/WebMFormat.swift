import Painting

/// A WebM file with VP9 video.
final class WebMFormat: VideoFormat {
  static let name = "webm"
  static let encoder = "libvpx-vp9"
  static let encoding = [
    "-crf", "18", "-b:v", "0", "-pix_fmt", "yuv420p", "-f", "webm",
  ]
  static let container = VideoContainer.webM
  let ffmpeg: FFmpeg

  init(_ ffmpeg: FFmpeg) { self.ffmpeg = ffmpeg }
}
