extension Features {
  private var wholeFilm: ClosedRange<Double> { 0...film.duration }

  /// The largest distance that rows, or what is in them, stray, in points, while the device is not turned.
  var rowStray: Double {
    episodes.filter { !$0.turnsDevice }.map(rowStray).max() ?? 0
  }

  /// The same in one episode.
  private func rowStray(in episode: Episode) -> Double {
    // A frame at the very end belongs to the next episode.
    let rows = film.rowMeasures(in: episode.begin...max(episode.begin, episode.end.nextDown))
    return rows?.all.map(\.value).max() ?? 0
  }

  /// What becomes of the messages; nil without a table.
  var messages: MessageMeasures? { film.messageMeasures(in: wholeFilm) }

  /// Whether more than half of the last message can be seen just before the keyboard comes.
  var showsLastMessageAtFirst: Bool {
    let first = episodes.first { !$0.shows.isEmpty } ?? episodes.first
    let moment = Moment.before(first?.begin ?? 0)
    guard let row = film.lastRowRect(at: moment), row.height > 0 else { return false }
    let bottom = film.rect(of: .toolbar, at: moment)?.minY ?? film.screen(at: 0).maxY
    return bottom - row.minY > row.height / 2
  }

  /// How far the last message strays most from where the bar's motion would have it, where the bar itself is right;
  /// nil where no episode is such.
  var listStray: (distance: Double, time: Double)? {
    episodes.compactMap { episode -> (distance: Double, time: Double)? in
      guard episode.isSettled, episode.isPlain,
        !isFaulty(episode),
        abs(episode.barTravel) > 20, rowStray(in: episode) < 1,
        let start = episode.before?.barBottom,
        let before = room(at: .before(episode.begin)), let after = room(at: .before(episode.end))
      else { return nil }
      return episode.samples.compactMap { sample in
        let share = (sample.barBottom - start) / episode.barTravel
        return room(at: sample.moment).map {
          (abs($0 - before - (after - before) * share), sample.time - episode.begin)
        }
      }.max { $0.0 < $1.0 }
    }.max { $0.distance < $1.distance }
  }

  /// From the last message's bottom to the bar's top, in points.
  private func room(at moment: Moment) -> Double? {
    guard let row = film.lastRowRect(at: moment), let bar = film.rect(of: .toolbar, at: moment)
    else { return nil }
    return bar.minY - row.maxY
  }
}
