import Painting

/// An MP4 file with H.264 video.
final class MP4Format: VideoFormat {
  static let name = "mp4"
  static let encoder = "libx264"
  static let encoding = [
    "-preset", "medium", "-crf", "14", "-pix_fmt", "yuv420p",
    "-movflags", "+faststart", "-f", "mp4",
  ]
  static let container = VideoContainer.mp4
  let ffmpeg: FFmpeg

  init(_ ffmpeg: FFmpeg) { self.ffmpeg = ffmpeg }
}
