import Basics
import Recordings

/// A recording in the frames of another, for pictures of both side by side.
package struct AlignedRecording: Sendable {
  package let judged: JudgedRecording
  /// The number of the recording's frame for each of those.
  package let numbers: [Int]

  /// Both recordings in the frames of the one that has more of them, at times of the earlier one.
  ///
  /// - Parameter range: The shown part, in seconds of the earlier recording.
  package static func both(
    _ before: JudgedRecording, _ after: JudgedRecording, by clock: ComparedClock,
    showing range: ClosedRange<Double>
  ) -> (before: AlignedRecording, after: AlignedRecording) {
    let isEarlierFiner = before.film.framesPerSecond * coarser >= after.film.framesPerSecond
    let own =
      isEarlierFiner
      ? before.film.frames.map(\.time) : after.film.frames.map { clock.earlier($0.time) }
    // Where a rest is shorter in one, its clock waits.
    let times = own.reduce(into: [Double]()) { times, time in
      if range.contains(time), time > times.last ?? -.infinity { times.append(time) }
    }
    let shown = times.isEmpty ? [range.lowerBound] : times
    return (
      AlignedRecording(before, on: before.film, at: shown, range, clock: { $0 }, back: { $0 }),
      AlignedRecording(
        after, on: before.film, at: shown, range, clock: clock.later, back: clock.earlier)
    )
  }

  /// How many times more frames the later one has before its are taken.
  private static let coarser = 1.2

  private init(
    _ recording: JudgedRecording, on screen: RecordedFilm, at times: [Double],
    _ range: ClosedRange<Double>, clock: (Double) -> Double, back: (Double) -> Double
  ) {
    let film = recording.film
    let numbers = times.map { film.nearestFrame(to: clock($0)) }
    var aligned = film.onScreen(of: screen)
    aligned.frames = zip(times, numbers).map { time, number in
      var frame = aligned.frames[number]
      frame.time = time
      return frame
    }
    func place(_ frame: Int) -> Int {
      times.partitioningIndex { $0 >= back(film.frames[frame].time) - 1e-6 }
    }
    aligned.events = film.events.compactMap { event in
      let (first, last) = (
        place(event.frames.lowerBound), min(place(event.frames.upperBound), times.count - 1)
      )
      guard first < last else { return nil }
      var event = event
      event.frames = first...last
      return event
    }
    judged = JudgedRecording(
      aligned, seams: numbers.map { recording.seams[$0] }, name: recording.name,
      summary: recording.summary, range: range)
    self.numbers = numbers
  }
}

extension RecordedFilm {
  /// Its lower middle on a screen of another's size, as keyboards are at screens' bottoms.
  fileprivate func onScreen(of other: RecordedFilm) -> RecordedFilm {
    let (right, down) = ((other.width - width) / 2, other.height - height)
    guard right != 0 || down != 0 else { return self }
    var film = self
    (film.width, film.height) = (other.width, other.height)
    let area =
      source.screen
      ?? PixelArea(
        x: 0, y: 0, width: Double(source.pixelWidth), height: Double(source.pixelHeight))
    let (across, along) = (area.width / width, area.height / height)
    film.source.screen = PixelArea(
      x: area.x - right * across, y: area.y - down * along, width: other.width * across,
      height: other.height * along)
    func moved(_ reading: Reading?) -> Reading? {
      reading.map { Reading($0.value + down, uncertainty: $0.uncertainty) }
    }
    for index in film.frames.indices {
      let frame = frames[index]
      film.frames[index].keyboardTop = moved(frame.keyboardTop)
      film.frames[index].barTop = moved(frame.barTop)
      film.frames[index].barBottom = moved(frame.barBottom)
    }
    return film
  }

  fileprivate func nearestFrame(to time: Double) -> Int {
    let next = frames.partitioningIndex { $0.time >= time }
    guard next > 0 else { return 0 }
    guard next < frames.count else { return frames.count - 1 }
    return frames[next].time - time < time - frames[next - 1].time ? next : next - 1
  }
}
