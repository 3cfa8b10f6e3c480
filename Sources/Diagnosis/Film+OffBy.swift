import Stage

/// A bar's distance from a right one: motion, and not contact alone.
///
/// Gap and overlap are smaller where a bar has padding that the keyboard may cover, and absent without a keyboard.
extension Film {
  /// The bar's height above a right one at each frame, negative below, in points; nil if unknown.
  ///
  /// The right place is a `RightBar`'s. It has its content or its background on the keyboard, whichever is nearer at
  /// rest. From one event, or a finger's release, to the next it moves in the keyboard's time or waits for it,
  /// whichever keeps the largest distance smaller.
  ///
  /// None is known without a bar or where a keyboard shows from the start, in the background, next to a keyboard that
  /// is not docked or is docking or undocking, while a keyboard fades, while a sheet moves by itself, and in an
  /// orientation or a window other than the first, with different insets.
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

  /// The possible starts of motions, in order: events, and a finger's releases.
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

  /// The rounding of times to frames, as a share of a frame.
  private static let nearlyWhole = 1e-6

  /// The distances from the right bar whose largest distance is the least, at every frame.
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

  /// The largest distance in a range; nil if unknown, or if frames without a known one are worse.
  package func offMeasure(_ offBy: [Double?], in range: ClosedRange<Double>) -> Measure? {
    guard landmarks[.toolbar] != nil else { return nil }
    let offs = zip(frameTimes, offBy).filter { range.contains($0.0) }
    let known = offs.compactMap { time, off in off.map { (time, abs($0)) } }
    guard !known.isEmpty else { return nil }
    let largest = Film.largest(known)
    // Frames without a known distance may be worse.
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

/// The right places of bars in a film: for each edge that may be on the keyboard, on each path.
private struct RightPlaces {
  /// An edge of the bar that may be on the keyboard.
  struct Edge {
    let landmark: Landmark
    /// Its height above the bottom of the screen, or the sheet, without a keyboard, in points.
    let clearance: Double
    /// Its height above the keyboard by design, in points; negative for a part that belongs behind it.
    var margin = 0.0
  }

  let film: Film
  let edges: [Edge]
  /// From the content's bottom edge to the bar's at the start, in points.
  private let padding: Double

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
    let inset = film.safeArea(at: -.infinity).bottom
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
      // A bar that fills the safe area with its background has that part behind the keyboard, as an accessory does.
      let fillsInset =
        landmark == .toolbar && inset > 0 && clearance < Film.tolerance
        && floor - content.end > inset - Film.tolerance && !distances.isEmpty
        && distances.allSatisfy { abs($0 + inset) < Film.tolerance }
      return Edge(
        landmark: landmark, clearance: clearance,
        margin: fillsInset
          ? -inset : film.margin(ofRests: distances, clearance: clearance, over: [inset]))
    }
    // The place at rest decides which edge is meant to be on the keyboard, for the whole film.
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
    edges = zip(all, farthest).filter { $1 <= nearest + Film.tolerance }.map(\.0)
  }

  /// The bottom of the sheet or window around the bar, or of the screen where that is higher.
  private static func floor(of film: Film, at moment: Moment) -> Double {
    let screen = film.screen(at: moment.time).maxY
    return min(film.extent(of: .sheet, at: moment)?.end ?? screen, screen)
  }

  /// The bar's height above each right place, in points, in a fixed order; nil if none is known.
  func distances(at moment: Moment) -> [Double]? {
    let time = moment.time
    let isShown = film.showsKeyboard(at: moment)
    guard let keyboard = film.extent(of: .keyboard, at: moment),
      film.device(at: time).orientation.isLandscape == film.device.orientation.isLandscape,
      !film.isResized(by: time), !film.isAway(at: time),
      isShown || !film.undockedSpans.contains(where: { $0.contains(time) }),
      film.undockedSpans.isEmpty || film.isStill(from: time),
      !film.isFading(at: moment), !isOnTheWayOfASheet(at: time),
      !film.changesSize(at: time) || isShown && film.isStill(from: time)
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

  /// How much farther above the bar's bottom its content is than at the start, in points.
  ///
  /// A background that is extended to the bar's right place does not hold the bar there. Negative where the content sticks
  /// out of the bar's bottom: then it is what the keyboard covers.
  private func contentLag(at moment: Moment, below end: Double) -> Double {
    guard let content = film.extent(of: .toolbarContent, at: moment)?.end else { return 0 }
    let lag = end - padding - content
    return lag > Film.tolerance || content > end + Film.tolerance ? lag : 0
  }

  /// Whether the bar's sheet moves, or anything else while the sheet is displaced.
  ///
  /// The right place is unknown then.
  private func isOnTheWayOfASheet(at time: Double) -> Bool {
    guard film.landmarks[.sheet] != nil, !film.isStill(from: time) else { return false }
    let bottom = film.extent(of: .sheet, at: .at(time))?.end
    return bottom != film.extent(of: .sheet, at: .first)?.end
      || bottom != film.extent(of: .sheet, at: .at(film.endOfMotion(at: time.nextUp) ?? time))?.end
  }
}

extension RightBar {
  /// The right place of its bottom edge in the keyboard's motions, from the screen's top.
  ///
  /// One motion may begin before another's end; together they lead to `rest`.
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
  /// Whether the app is in the background at a time, invisible and without events.
  func isAway(at time: Double) -> Bool {
    events.last {
      $0.time <= time && ($0.action == .enterBackground || $0.action == .enterForeground)
    }?.action == .enterBackground
  }

  /// Whether the app's window was given another place by a time.
  fileprivate func isResized(by time: Double) -> Bool {
    events.contains { event in
      if case .resize = event.action { event.time <= time } else { false }
    }
  }

  /// Whether nothing moves at a time, nor begins to.
  fileprivate func isStill(from time: Double) -> Bool {
    isAtRest(at: time) && isAtRest(at: time.nextUp)
  }

  /// Whether the last event until a time gave the app's view another size.
  fileprivate func changesSize(at time: Double) -> Bool {
    let last = events.last { $0.time <= time }?.time
    return events.contains { $0.action.sizeChange != nil && $0.time == last }
  }

  /// Whether a keyboard is not fully visible: it fades, or waits next to the window for a push.
  fileprivate func isFading(at moment: Moment) -> Bool {
    let isThere = keyboardSpans.contains { $0.contains(moment.time) }
    return isThere
      && (!showsKeyboard(at: moment) || (keyboardOpacity(at: moment).map { $0 < 1 } ?? false))
  }
}
