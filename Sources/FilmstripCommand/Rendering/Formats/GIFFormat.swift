import FilmstripPictures

/// An animated GIF, at the rate that browsers play.
enum GIFClip: PictureClipKind {
  typealias Sink = GIFSink
  static let name = "gif"
  static let summary =
    "a clip at 50 or 25 frames per second, or of every frame in slow motion (--slow)."

  static func note(on times: ClipTimes) -> String? {
    GIFTiming(frameDuration: times.delay).note(rate: times.rate, slow: times.slow)
  }
}

typealias GIFFormat = PictureClipFormat<GIFClip>
