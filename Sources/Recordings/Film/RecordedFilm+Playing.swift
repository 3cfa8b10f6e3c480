package import Stage

extension RecordedFilm {
  /// The readings of a film of the model at this recording's frames, of the edges that those show.
  ///
  /// - Parameter delay: How much later the film's clock is than the recording's, in seconds.
  package func reading(_ film: Film, delay: Double) -> RecordedFilm {
    var read = self
    read.source.name = film.approach
    read.remarks = []
    for index in frames.indices {
      let frame = frames[index]
      let time = min(max(0, frame.time + delay), film.duration)
      let keyboard = film.rect(of: .keyboard, at: .at(time)).map { min($0.minY, height) }
      let bar = film.rect(of: .toolbar, at: .at(time))
      func reading(_ value: Double?, like seen: Reading?) -> Reading? {
        seen.flatMap { _ in value.map { Reading($0, uncertainty: RecordedFilm.exact) } }
      }
      read.frames[index].keyboardTop = reading(keyboard ?? height, like: frame.keyboardTop)
      read.frames[index].barTop = reading(bar?.minY, like: frame.barTop)
      read.frames[index].barBottom = reading(bar?.maxY, like: frame.barBottom)
      read.frames[index].contentOffset = nil
      read.frames[index].others = [:]
    }
    return read
  }

  /// The uncertainty of the model's edges, in points: rounding only.
  static let exact = 0.01

  /// Whether its edges are a model's, whose bar is the bar however high it is.
  var isPlayed: Bool {
    frames.allSatisfy { ($0.barTop?.uncertainty ?? 0) <= RecordedFilm.exact }
  }
}
