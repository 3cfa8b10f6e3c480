extension Features {
  /// The last message's largest deviation from a right bar's motion; nil if the bar is wrong.
  ///
  /// Motion of the list after the bar has come to rest is allowed as long as it uncovers nothing, and so is a finger's
  /// scroll and its deceleration.
  var listStray: ListStray? {
    episodes.compactMap(listStray).max { $0.distance < $1.distance }
  }

  private func listStray(in episode: Episode) -> ListStray? {
    guard episode.isSettled, episode.isPlain, !isFaulty(episode), abs(episode.barTravel) > 20,
      !film.isScrolledByFinger(in: episode.begin...max(episode.begin, episode.end)),
      rowStray(in: episode) < 1, let start = episode.before?.barBottom,
      let arrival = episode.arrival, let before = room(at: .before(episode.begin)),
      let arrived = room(at: arrival.moment), let after = room(at: .before(episode.end))
    else { return nil }
    func largest(of samples: [Episode.Sample]) -> (value: Double, time: Double?) {
      Film.largest(
        samples.map { sample in
          guard let room = room(at: sample.moment) else { return (sample.time, 0) }
          guard sample.time <= arrival.time else {
            return (sample.time, max(0, min(0, after) - room))
          }
          let share = (sample.barBottom - start) / episode.barTravel
          return (sample.time, abs(room - before - (arrived - before) * share))
        })
    }
    let stray = largest(of: episode.samples)
    let seen = largest(of: episode.frames)
    let told = seen.value > Seam.rounding ? seen : stray
    return ListStray(
      distance: stray.value, seen: told.value,
      time: (told.time ?? episode.begin) - episode.begin)
  }

  /// From the last message's bottom to the bar's top, in points.
  private func room(at moment: Moment) -> Double? {
    guard let row = film.lastRowRect(at: moment), let bar = film.rect(of: .toolbar, at: moment)
    else { return nil }
    return bar.minY - row.maxY
  }
}

/// The messages' deviation from the bar's motion.
struct ListStray {
  let distance: Double
  /// The largest in the film's frames, in points.
  let seen: Double
  /// In seconds from the episode's beginning.
  let time: Double
}
