import Stage

/// How far a bar is from where a right one would be: motion, and not contact alone.
///
/// What shows between bar and keyboard is less where a bar has padding that the keyboard may cover, and nothing at all
/// where no keyboard is there.
extension Film {
  /// How far the bar is above where a right one would be at each frame, in points, negative where it is below; nil where
  /// no right place is known.
  ///
  /// A right bar's place is a `RightBar`'s. It stands with its content or with its background on the keyboard, whichever is
  /// nearer at rest. From one event, or a finger's release, to the next it goes in the keyboard's time or waits for it, whichever keeps the bar's
  /// largest distance less.
  ///
  /// None is known without a bar or where a keyboard shows from the start, in the background, beside a keyboard that is not
  /// docked or on its way from there or there, while a keyboard fades, while a sheet moves by itself, and while the device
  /// is held otherwise than at first: its insets are others.
  package var offBy: [Double?] {
    guard let right = RightPlaces(of: self) else {
      return Array(repeating: nil, count: frameCount)
    }
    let starts = stretchStarts
    var all: [Double?] = []
    var open: (segment: Int, frames: [[Double]?]) = (-1, [])
    for frame in frames(right.distances) {
      let segment = (starts.lastIndex { $0 <= frame.time } ?? -1) + 1
      if segment != open.segment {
        all += Film.nearest(open.frames)
        open = (segment, [])
      }
      open.frames.append(frame.value)
    }
    return all + Film.nearest(open.frames)
  }

  /// When motions may begin, in order: at events, and as a finger lets go.
  private var stretchStarts: [Double] {
    let times = events.flatMap { event in
      if case .finger(let path) = event.action, let last = path.touches.last {
        [event.time, event.time + last.time]
      } else {
        [event.time]
      }
    }
    return Set(times).sorted()
  }

  /// The same in the last frame until a time, in seconds.
  func offBy(at time: Double) -> Double? {
    let frame = Int((time * framesPerSecond + Film.nearlyWhole).rounded(.down))
    return offBy[min(max(frame, 0), frameCount - 1)]
  }

  /// How much of a frame a time may be before it, for rounding.
  private static let nearlyWhole = 1e-6

  /// Of the distances from each right bar the one whose largest is the least, at every frame.
  private static func nearest(_ frames: [[Double]?]) -> [Double?] {
    let known = frames.compactMap { $0 }
    let candidates = known.first?.indices ?? 0..<0
    let largest = candidates.map { index in known.lazy.map { abs($0[index]) }.max() ?? 0 }
    guard let best = candidates.min(by: { largest[$0] < largest[$1] }) else {
      return frames.map { _ in nil }
    }
    return frames.map { frame in
      frame.map { abs($0[best]) > Seam.rounding ? $0[best] : 0 }
    }
  }

  /// The largest of these distances in the frames between two times, in seconds; nil where none is known, and where the bar is farther
  /// from where it belongs in frames of which it is not known how far.
  func offMeasure(_ offBy: [Double?], in range: ClosedRange<Double>) -> Measure? {
    guard landmarks[.toolbar] != nil else { return nil }
    let offs = zip(frameTimes, offBy).filter { range.contains($0.0) }
    let known = offs.compactMap { time, off in off.map { (time, abs($0)) } }
    guard !known.isEmpty else { return nil }
    let largest = Film.largest(known)
    // What is not known of some frames may be more.
    let unknown = offs.filter { $0.1 == nil }.map(\.0)
    guard
      unknown.isEmpty
        || !Episode.all(of: self, offBy: offBy).contains(where: { episode in
          episode.fault > largest.value + device.pixel
            && unknown.contains { (episode.begin...episode.end).contains($0) }
        })
    else { return nil }
    return Measure("off.max", largest.value, "pt", at: largest.time)
  }
}

/// Where right bars stand in a film: of each edge that may stand on the keyboard, on each way.
private struct RightPlaces {
  /// An edge of the bar that may stand on the keyboard.
  struct Edge {
    let landmark: Landmark
    /// How far above the screen's bottom, or the sheet's, it stands without a keyboard, in points.
    let clearance: Double
    /// How far above the keyboard it stands by design, in points.
    var margin = 0.0
  }

  let film: Film
  let edges: [Edge]
  /// From the content's bottom edge to the bar's at the start, in points.
  private let padding: Double
  /// What two distances of rest may differ by and be one, in points.
  static let tolerance = 0.5

  init?(of film: Film) {
    let start = Moment.first
    let floor = RightPlaces.floor(of: film, at: start)
    guard !film.showsKeyboard(at: start), let bar = film.extent(of: .toolbar, at: start) else {
      return nil
    }
    self.film = film
    let content = film.extent(of: .toolbarContent, at: start) ?? bar
    padding = bar.end - content.end
    let rests = film.restsWithKeyboard
    let moves: Landmark = film.trackedBar == .barContent ? .toolbarContent : .toolbar
    let both: [(Landmark, Double)] = [(.toolbarContent, content.end), (.toolbar, bar.end)]
    let systems = film.systemHeights(over: [film.device.safeArea.bottom])
    let all = both.map { landmark, end in
      let clearance = floor - end
      guard landmark == moves else { return Edge(landmark: landmark, clearance: clearance) }
      let distances = rests.compactMap { moment in
        film.extent(of: .keyboard, at: moment).flatMap { keyboard in
          film.extent(of: landmark, at: moment).map {
            min(keyboard.origin, RightPlaces.floor(of: film, at: moment)) - $0.end
          }
        }
      }
      return Edge(
        landmark: landmark, clearance: clearance,
        margin: RightBar.margin(
          ofRests: distances, clearance: clearance, tolerance: RightPlaces.tolerance
        ) { distance in systems.contains { abs($0 - distance) < Film.sameHeight } })
    }
    // Where it rests tells which edge is meant to stand on the keyboard, once for the whole film.
    let farthest = all.map { edge in
      rests.compactMap { moment -> Double? in
        guard let keyboard = film.extent(of: .keyboard, at: moment),
          let end = film.extent(of: edge.landmark, at: moment)?.end
        else { return nil }
        let floor = RightPlaces.floor(of: film, at: moment)
        let right = RightBar(home: floor - edge.clearance, margin: edge.margin, hiddenTop: floor)
        return abs(right.rest(onTop: min(keyboard.origin, floor)) - end)
      }.max() ?? 0
    }
    let nearest = farthest.min() ?? 0
    edges = zip(all, farthest).filter { $1 <= nearest + RightPlaces.tolerance }.map(\.0)
  }

  /// The bottom of what the bar is in: of a sheet, or of the screen.
  private static func floor(of film: Film, at moment: Moment) -> Double {
    film.extent(of: .sheet, at: moment)?.end ?? film.screen(at: moment.time).maxY
  }

  /// How far the bar is above each right place at a moment, in points, in an order that is always the same; nil where
  /// none is known.
  func distances(at moment: Moment) -> [Double]? {
    let time = moment.time
    let isShown = film.showsKeyboard(at: moment)
    guard let keyboard = film.extent(of: .keyboard, at: moment),
      film.device(at: time).orientation.isLandscape == film.device.orientation.isLandscape,
      !film.isAway(at: time), isShown || !film.undockedSpans.contains(where: { $0.contains(time) }),
      film.undockedSpans.isEmpty || film.isStill(from: time),
      !film.isFading(at: moment), !isOnTheWayOfASheet(at: time),
      !film.turnsDevice(at: time) || isShown && film.isStill(from: time)
    else { return nil }
    let floor = RightPlaces.floor(of: film, at: moment)
    let rest = film.restingKeyboardTop(at: moment) ?? keyboard.origin
    let moves = film.keyboardStretches(at: moment)
    var distances: [Double] = []
    for edge in edges {
      guard let end = film.extent(of: edge.landmark, at: moment)?.end else { return nil }
      let right = RightBar(home: floor - edge.clearance, margin: edge.margin, hiddenTop: floor)
      let lag = edge.landmark == .toolbar ? contentLag(at: moment, below: end) : 0
      for way in RightBar.Way.allCases {
        distances.append(
          right.place(way, onTop: keyboard.origin, restingAt: rest, moves) - end + lag)
      }
    }
    return distances
  }

  /// How much farther above the bar's bottom edge its content is than at the start, in points, 0 or more: a background that
  /// is drawn out to where a bar belongs holds no bar there.
  private func contentLag(at moment: Moment, below end: Double) -> Double {
    guard let content = film.extent(of: .toolbarContent, at: moment)?.end else { return 0 }
    let lag = end - padding - content
    return lag > RightPlaces.tolerance ? lag : 0
  }

  /// Whether a sheet that holds the bar moves, or anything else does while it stands elsewhere than at first: where the
  /// bar belongs in between is not known.
  private func isOnTheWayOfASheet(at time: Double) -> Bool {
    guard film.landmarks[.sheet] != nil, !film.isStill(from: time) else { return false }
    let bottom = film.extent(of: .sheet, at: .at(time))?.end
    return bottom != film.extent(of: .sheet, at: .first)?.end
      || bottom != film.extent(of: .sheet, at: .at(film.endOfMotion(at: time.nextUp) ?? time))?.end
  }
}

extension RightBar {
  /// Where its bottom edge belongs while the keyboard's motions, of which one may have begun before another's end, lead
  /// to a place of rest; all in points from the screen's top.
  fileprivate func place(
    _ way: Way, onTop top: Double, restingAt rest: Double, _ moves: [KeyboardStretch]
  ) -> Double {
    guard way == .scaled, !moves.isEmpty else { return self.rest(onTop: top) }
    return moves.reduce(self.rest(onTop: rest)) { place, move in
      let now = move.after + (move.before - move.after) * move.left
      return place + self.place(way, onTop: now, between: (move.before, move.after))
        - self.rest(onTop: move.after)
    }
  }
}

extension Film {
  /// Whether the app is in the background at a time, where nothing reaches it and nobody sees it.
  fileprivate func isAway(at time: Double) -> Bool {
    events.last {
      $0.time <= time && ($0.action == .enterBackground || $0.action == .enterForeground)
    }?.action == .enterBackground
  }

  /// Whether nothing is in motion at a time, nor begins to be.
  fileprivate func isStill(from time: Double) -> Bool {
    isAtRest(at: time) && isAtRest(at: time.nextUp)
  }

  /// Whether the last event until a time turned the device.
  fileprivate func turnsDevice(at time: Double) -> Bool {
    let last = events.last { $0.time <= time }?.time
    return events.contains { event in
      if case .rotate = event.action { event.time == last } else { false }
    }
  }

  /// Whether a keyboard is there that is not, or not wholly, seen: it fades, or waits beside the window for a push.
  fileprivate func isFading(at moment: Moment) -> Bool {
    let isThere = keyboardSpans.contains { $0.contains(moment.time) }
    return isThere
      && (!showsKeyboard(at: moment) || (keyboardOpacity(at: moment).map { $0 < 1 } ?? false))
  }
}
