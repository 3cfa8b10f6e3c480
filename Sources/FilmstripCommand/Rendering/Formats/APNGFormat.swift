import FilmstripPictures

/// An animated PNG, in which frames last exact fractions of a second.
enum APNGClip: PictureClipKind {
  typealias Sink = APNGSink
  static let name = "apng"
  static let summary = "a clip with exact frame times."
}

typealias APNGFormat = PictureClipFormat<APNGClip>
