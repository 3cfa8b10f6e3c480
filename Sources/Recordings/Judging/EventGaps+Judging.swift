import Diagnosis

extension EventGaps {
  /// How far the bar of one event is from where it belongs; nil where no frame shows that.
  ///
  /// - Parameters:
  ///   - index: The event's number.
  ///   - standing: Where the film's bar belongs.
  ///   - course: How the bar strays from its own course, which tells wrong readings; exact numbers need none.
  ///   - times: When frames were shown that were shown at another time than they say.
  init?(
    judging index: Int, in film: RecordedFilm, by standing: BarStanding, course: EventGaps?,
    times: [Int: Double]
  ) {
    // What was not seen from rest to rest is not judged.
    let isCut =
      index == 0 && film.isCut(atStart: true)
      || index == film.events.count - 1 && film.isCut(atStart: false)
    // Of pictures, a bar without a course of its own is seen too little to tell wrong readings from others.
    guard !isCut, film.isExact || course != nil else { return nil }
    let event = film.events[index]
    let ends = standing.ends(ofEvent: index, kind: event.kind)
    let shown = event.frames.compactMap { index -> (index: Int, top: Reading, bottom: Reading)? in
      let frame = film.frames[index]
      guard let top = frame.keyboardTop, let bottom = frame.barBottom, !frame.isRepeated,
        !frame.isTorn
      else { return nil }
      return (index, top, bottom)
    }
    // A bar that is never seen without a keyboard has but the keyboard to stand on.
    guard
      let right = standing.right
        ?? (event.kind == .change && standing.margin.isFinite
          ? RightBar(home: .greatestFiniteMagnitude, margin: standing.margin) : nil)
    else { return nil }
    func gaps(_ way: RightBar.Way) -> [Gap] {
      let ends = ends ?? (0, 0)
      let travel = ends.after - ends.before
      let slope =
        way == .waiting || travel == 0
        ? 1 : abs((right.rest(onTop: ends.after) - right.rest(onTop: ends.before)) / travel)
      return shown.map { index, top, bottom in
        let (k, b) = (top.uncertainty * slope, bottom.uncertainty)
        return Gap(
          frame: index, time: times[index] ?? film.frames[index].time,
          distance: top.value - bottom.value,
          excess: right.place(way, onTop: top.value, between: ends) - bottom.value,
          uncertainty: (k * k + b * b).squareRoot(),
          progress: travel == 0 ? 0 : (top.value - ends.before) / travel)
      }
    }
    let stray = course.map { Set($0.frames.filter { !$0.isTrusted }.map(\.frame)) } ?? []
    func isTrusted(_ gap: Gap) -> Bool {
      film.isExact || !stray.contains(gap.frame)
    }
    func farthest(_ gaps: [Gap]) -> Double {
      gaps.filter(isTrusted).map(\.excess.magnitude).max() ?? 0
    }
    let waiting = gaps(.waiting)
    let scaled = ends == nil ? waiting : gaps(.scaled)
    let isScaled = farthest(scaled) < farthest(waiting)
    self.init(isScaled ? scaled : waiting, in: film)
    guard !frames.isEmpty else { return nil }
    judgeBetween(event.frames, of: film) { top in
      right.place(isScaled ? .scaled : .waiting, onTop: top, between: ends ?? (0, 0))
    }
    for index in frames.indices {
      // A keyboard that turns round tells nothing of a bar that goes its own, shorter way.
      let isOpen = ends == nil && frames[index].excess > 0
      frames[index].isTrusted = isTrusted(frames[index]) && !isOpen
    }
    isNoise = course?.isNoise ?? false
    isWeak = course?.isWeak ?? false
    rms = course?.rms ?? 0
  }

  /// Judges the frames that show the bar and not the keyboard: its top is between those of the frames beside them.
  private mutating func judgeBetween(
    _ range: ClosedRange<Int>, of film: RecordedFilm, place: (Double) -> Double
  ) {
    var last: Reading?
    // The next top that is seen, for each frame without one, from the last frame to the first.
    var next: [Int: Reading] = [:]
    var following: Reading?
    for index in range.reversed() {
      if let top = film.frames[index].keyboardTop {
        following = top
      } else {
        next[index] = following
      }
    }
    var found: [Gap] = []
    for index in range {
      let frame = film.frames[index]
      guard frame.keyboardTop == nil else {
        last = frame.keyboardTop
        continue
      }
      guard let bottom = frame.barBottom, !frame.isRepeated, !frame.isTorn,
        let before = last, let after = next[index],
        abs(before.value - after.value) <= EventGaps.widestBracket * film.point
      else { continue }
      let places = [place(before.value), place(after.value)].sorted()
      let excess = min(max(bottom.value, places[0]), places[1]) - bottom.value
      guard excess != 0 else {
        bracketed.insert(index)
        continue
      }
      let uncertainty = bottom.uncertainty + max(before.uncertainty, after.uncertainty)
      guard excess.magnitude > uncertainty else {
        bracketed.insert(index)
        continue
      }
      let top = (before.value + after.value) / 2
      found.append(
        Gap(
          frame: index, time: frame.time, distance: top - bottom.value, excess: excess,
          uncertainty: uncertainty, progress: 0))
    }
    if !found.isEmpty { frames = (frames + found).sorted { $0.frame < $1.frame } }
  }

  /// Between which tops of a keyboard one may be that is not seen, in points.
  private static let widestBracket = 30.0

  /// How far the bar is from where it belongs while the keyboard rests; nil where no frame shows that.
  init?(judging rest: FilmRest, in film: RecordedFilm, by standing: BarStanding) {
    let gaps = rest.frames.compactMap { index -> Gap? in
      let frame = film.frames[index]
      guard let top = frame.keyboardTop, let bottom = frame.barBottom, !frame.isTorn,
        let place = standing.rest(
          onTop: top.value, isHidden: film.isHidden(keyboardTop: top.value))
      else { return nil }
      return Gap(
        frame: index, time: frame.time, distance: top.value - bottom.value,
        excess: place - bottom.value,
        uncertainty: Reading.uncertainty(ofDistance: top, bottom), progress: 1)
    }
    guard !gaps.isEmpty else { return nil }
    self.init(gaps, in: film)
    if !film.isExact { distrustStrays(point: film.point) }
  }

  private init(_ frames: [Gap], in film: RecordedFilm) {
    self.frames = frames
    isExact = film.isExact
  }
}
