import Diagnosis

extension EventGaps {
  /// How far the bar of one event is from where it belongs; nil where no frame shows that.
  ///
  /// - Parameters:
  ///   - index: The event's number.
  ///   - standing: Where the film's bar belongs.
  ///   - bar: How it went, which tells wrong readings; exact numbers need none.
  ///   - times: When frames were shown that were shown at another time than they say.
  init?(
    judging index: Int, in film: RecordedFilm, by standing: BarStanding, bar: BarFit?,
    times: [Int: Double]
  ) {
    // What was not seen from rest to rest is not judged.
    let isCut =
      index == 0 && film.isCut(atStart: true)
      || index == film.events.count - 1 && film.isCut(atStart: false)
    let course = bar?.course
    // Of pictures, a bar without a course of its own is seen too little to tell wrong readings from others.
    guard !isCut, !standing.isUnclear(event: index), film.isExact || course != nil else {
      return nil
    }
    let event = film.events[index]
    // A bar that is never seen without a keyboard has but the keyboard to stand on.
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
      // A keyboard that turns round tells nothing of a bar that goes its own, shorter way.
      let isOpen = isBorrowed && (gap.excess > 0 || !covered.contains(gap.frame))
      frames[index].isTrusted = !strays.contains(gap.frame) && !isOpen
    }
    isNoise = course?.isNoise ?? false
    // Where not even the bar's way can be told, its extremes cannot either.
    isWeak = course != nil && bar?.way == nil
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
      guard let bottom = frame.barBottom, !frame.isTorn else { return nil }
      // Where it is not seen, a keyboard that rests is where it rests.
      let top = frame.keyboardTop ?? Reading(rest.keyboardTop, uncertainty: rest.uncertainty)
      guard
        let places = standing.places(
          onTop: top.value, isHidden: film.isHidden(keyboardTop: top.value), in: rest)
      else { return nil }
      let gap = Gap(
        frame: index, time: frame.time, distance: top.value - bottom.value,
        excess: min(max(bottom.value, places.lowerBound), places.upperBound) - bottom.value,
        uncertainty: Reading.uncertainty(ofDistance: top, bottom), progress: 1)
      // A bar that is elsewhere may be where it belongs on a keyboard that is elsewhere.
      let isTold = frame.keyboardTop != nil || gap.excess.magnitude <= gap.uncertainty + film.point
      return isTold ? gap : nil
    }
    guard !gaps.isEmpty else { return nil }
    self.init(gaps, in: film)
    guard !film.isExact else { return }
    frames.distrustStrays(point: film.point)
    // What is not as high as the bar is another thing.
    let heights = rest.frames.map { film.frames[$0].barHeight }
    let usual = median(heights.compactMap { $0 })
    for index in frames.indices {
      let height = film.frames[frames[index].frame].barHeight ?? usual
      if abs(height - usual) > EventGaps.otherHeight * usual { frames[index].isTrusted = false }
    }
  }

  /// By which part of its height a bar's may differ while the keyboard rests.
  private static let otherHeight = 0.3

  private init(_ frames: [Gap], in film: RecordedFilm) {
    self.frames = frames
    isExact = film.isExact
  }
}

extension EventGaps.Gap {
  /// Those of an event's frames that show both edges, held against a right bar that goes one way.
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
      guard let top = frame.keyboardTop, let bottom = frame.barBottom, !frame.isRepeated,
        !frame.isTorn
      else { return nil }
      let (k, b) = (top.uncertainty * slope, bottom.uncertainty)
      return EventGaps.Gap(
        frame: index, time: times[index] ?? frame.time, distance: top.value - bottom.value,
        excess: right.place(way, onTop: top.value, between: ends) - bottom.value,
        uncertainty: (k * k + b * b).squareRoot(),
        progress: travel == 0 ? 0 : (top.value - ends.before) / travel)
    }
  }
}

extension RecordedFrame {
  /// From the bar's top to its bottom, in the film's unit; nil where one of both is not seen.
  fileprivate var barHeight: Double? {
    barTop.flatMap { top in barBottom.map { $0.value - top.value } }
  }
}
