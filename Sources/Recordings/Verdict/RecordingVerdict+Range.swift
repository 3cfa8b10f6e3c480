extension RecordingVerdict {
  /// The time shown around motions, and the longest range in a picture, in seconds.
  private static let (margin, longest) = (0.15, 4.0)

  /// The seconds in pictures: all motions or, if those take long, the worst event.
  public var range: ClosedRange<Double> { range(orOf: nil) }

  /// The seconds in pictures: all motions or, if those take long, one event; nil for the worst.
  package func range(orOf event: Int?) -> ClosedRange<Double> {
    let times = film.frames.map(\.time)
    func range(_ frames: ClosedRange<Int>) -> ClosedRange<Double> {
      max(
        0, times[frames.lowerBound] - RecordingVerdict.margin)...min(
          times.last ?? 0, times[frames.upperBound] + RecordingVerdict.margin)
    }
    guard let first = film.events.first, let last = film.events.last else {
      return 0...(times.last ?? 0)
    }
    let all = range(first.frames.lowerBound...last.frames.upperBound)
    guard all.upperBound - all.lowerBound > RecordingVerdict.longest else { return all }
    if let event { return range(film.events[event].frames) }
    let faults = film.events.map { event in
      event.frames.compactMap { frame in
        judgement.excess[frame].map { max(0, $0.value.magnitude - $0.uncertainty) }
      }.max() ?? 0
    }
    let worst = faults.max().flatMap(faults.firstIndex) ?? 0
    return range(film.events[worst].frames)
  }
}
