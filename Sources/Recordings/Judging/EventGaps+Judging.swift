import Diagnosis

extension EventGaps {
  /// Nil if the event is not seen from rest to rest, or no frame shows the distances.
  ///
  /// - Parameters:
  ///   - bar: Its motion, which identifies wrong readings; exact numbers need none.
  ///   - times: The corrected times of frames.
  init?(
    judging index: Int, in film: RecordedFilm, by standing: BarStanding, bar: BarFit?,
    times: [Int: Double]
  ) {
    let isCut =
      index == 0 && film.isCut(atStart: true)
      || index == film.events.count - 1 && film.isCut(atStart: false)
    let course = bar?.course
    // In pictures, a bar without its own course is seen too little to identify wrong readings.
    let event = film.events[index]
    guard !isCut, !standing.isUnclear(event: index), film.isExact || course != nil,
      !standing.isAnother(in: film.frames[event.frames])
    else { return nil }
    // A bar that is never seen without a keyboard can only be on the keyboard.
    guard let right = standing.right ?? (event.kind == .change ? standing.assumed : nil) else {
      return nil
    }
    let (known, isBorrowed) = standing.ends(ofEvent: index, kind: event.kind)
    let ends = known ?? (0, 0)
    func gaps(_ way: RightBar.Way) -> [Gap] {
      Gap.all(of: event, in: film, from: right, way, between: ends, times: times)
    }
    let strays = film.isExact ? [] : course?.strays ?? []
    func farthest(_ gaps: [Gap]) -> Double {
      gaps.filter { !strays.contains($0.frame) }.map(\.excess.magnitude).max() ?? 0
    }
    let waiting = gaps(.waiting)
    let scaled = known == nil ? waiting : gaps(.scaled)
    let isScaled = farthest(scaled) < farthest(waiting)
    self.init(isScaled ? scaled : waiting, in: film)
    guard !frames.isEmpty else { return nil }
    judgeBetween(event.frames, of: film) { top in
      right.place(isScaled ? .scaled : .waiting, onTop: top, between: ends)
    }
    let covered = Set(waiting.filter { $0.excess < -$0.uncertainty }.map(\.frame))
    for index in frames.indices {
      let gap = frames[index]
      // A keyboard that turns back is not evidence about a bar with its own, shorter way.
      let isOpen = isBorrowed && (gap.excess > 0 || !covered.contains(gap.frame))
      frames[index].isTrusted = !strays.contains(gap.frame) && !isOpen
    }
    isNoise = course?.isNoise ?? false
    // If even the bar's motion is undecided, so are its extremes.
    isWeak = course != nil && bar?.way == nil
  }

  /// Judges frames without a keyboard, whose top is between those of the neighbouring frames.
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
      guard let bottom = frame.highestBottom(point: film.point), !frame.isRepeated,
        !frame.isTorn, let before = last, let after = next[index]
      else { continue }
      let places = [place(before.value), place(after.value)].sorted()
      let excess = min(max(bottom.value, places[0]), places[1]) - bottom.value
      let uncertainty = bottom.uncertainty + max(before.uncertainty, after.uncertainty)
      // Wherever the keyboard is between its neighbours, a right bar is not here.
      if excess.magnitude > uncertainty + 2 * film.point { outsideCount += 1 }
      guard abs(before.value - after.value) <= EventGaps.widestBracket * film.point else {
        continue
      }
      guard excess != 0 else {
        bracketed.insert(index)
        continue
      }
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

  /// The largest distance between the tops around an unseen one, in points.
  private static let widestBracket = 30.0

  /// Nil if no frame at the rest shows the distances.
  init?(judging rest: FilmRest, in film: RecordedFilm, by standing: BarStanding) {
    let gaps = rest.frames.compactMap { index -> Gap? in
      let frame = film.frames[index]
      guard let bottom = frame.highestBottom(point: film.point), !frame.isTorn else {
        return nil
      }
      let top = frame.keyboardTop ?? Reading(rest.keyboardTop, uncertainty: rest.uncertainty)
      guard
        let places = standing.places(
          onTop: top.value, isHidden: film.isHidden(keyboardTop: top.value), in: rest)
      else { return nil }
      let gap = Gap(
        frame: index, time: frame.time, distance: top.value - bottom.value,
        excess: min(max(bottom.value, places.lowerBound), places.upperBound) - bottom.value,
        uncertainty: Reading.uncertainty(ofDistance: top, bottom), progress: 1)
      // A bar that is off may be right on a keyboard that is elsewhere.
      let isTold = frame.keyboardTop != nil || gap.excess.magnitude <= gap.uncertainty + film.point
      return isTold ? gap : nil
    }
    guard !gaps.isEmpty, !standing.isAnother(in: film.frames[rest.frames]) else { return nil }
    self.init(gaps, in: film)
    guard !film.isExact else { return }
    frames.distrustStrays(point: film.point)
    // Something of another height is not the bar.
    let heights = rest.frames.map { film.frames[$0].barHeight }
    let usual = median(heights.compactMap { $0 })
    for index in frames.indices {
      let height = film.frames[frames[index].frame].barHeight ?? usual
      if abs(height - usual) > EventGaps.otherHeight * usual { frames[index].isTrusted = false }
    }
  }

  /// The relative tolerance of the bar's height.
  static let otherHeight = 0.3

  private init(_ frames: [Gap], in film: RecordedFilm) {
    self.frames = frames
    isExact = film.isExact
  }
}

extension EventGaps.Gap {
  /// An event's frames with both edges, compared with one motion of a right bar.
  fileprivate static func all(
    of event: RecordedEvent, in film: RecordedFilm, from right: RightBar, _ way: RightBar.Way,
    between ends: (before: Double, after: Double), times: [Int: Double]
  ) -> [EventGaps.Gap] {
    let travel = ends.after - ends.before
    let slope =
      way == .waiting || travel == 0
      ? 1 : abs((right.rest(onTop: ends.after) - right.rest(onTop: ends.before)) / travel)
    return event.frames.compactMap { index in
      let frame = film.frames[index]
      guard let top = frame.keyboardTop,
        let bottom = frame.highestBottom(point: film.point), !frame.isRepeated,
        !frame.isTorn
      else { return nil }
      let (k, b) = (top.uncertainty * slope, bottom.uncertainty)
      let excess = right.place(way, onTop: top.value, between: ends) - bottom.value
      let isLeast = frame.coversBar(point: film.point)
      // A right bar is behind the keyboard, too, and where this one is is unknown.
      guard !isLeast || excess <= 0 else { return nil }
      return EventGaps.Gap(
        frame: index, time: times[index] ?? frame.time, distance: top.value - bottom.value,
        excess: excess,
        uncertainty: (k * k + b * b).squareRoot(),
        progress: travel == 0 ? 0 : (top.value - ends.before) / travel,
        isLeast: isLeast)
    }
  }
}

extension RecordedFrame {
  var barHeight: Double? {
    barTop.flatMap { top in barBottom.map { $0.value - top.value } }
  }
}
