import FilmstripPictures

/// An animated WebP without loss.
enum WebPClip: PictureClipKind {
  typealias Sink = WebPSink
  static let name = "webp"
  static let summary = "a lossless clip."
}

typealias WebPFormat = PictureClipFormat<WebPClip>
