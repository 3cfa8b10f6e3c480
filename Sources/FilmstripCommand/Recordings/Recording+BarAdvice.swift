import Recordings

extension Recording {
  /// A remedy if a part is not seen, as the end of a sentence.
  func advice(on part: UnseenPart) -> String {
    switch part.missing {
    case .home, .rest: "record from just before the keyboard moves until everything rests."
    case .frames: seenAdvice
    }
  }

  /// A remedy if too few frames show the bar, or the keyboard, as the end of a sentence.
  var seenAdvice: String {
    film.isExact && film.showsBar ? "write a row at each frame of the display." : barAdvice
  }

  /// A remedy if the bar is not seen, as the end of a sentence; it depends on the kind of recording.
  var barAdvice: String {
    switch FilmKind(of: path) {
    case .numbers:
      "add the column bar.bottom, as the recorder that `\(Program.name) show recorder` prints writes it."
    case .film where film.isExact:
      "add the column bar.bottom to \(film.source.name), and read it again."
    case .film:
      "read \(film.source.name) again with the bar's edges at rest, --bar TOP-BOTTOM."
    case .clip, .folder, .scenario:
      "give the bar's edges at rest with --bar TOP-BOTTOM, or record as `filmstrip read --help` says."
    }
  }
}
