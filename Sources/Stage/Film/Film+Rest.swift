import Basics

extension Film {
  /// Whether nothing is in motion at a time, in seconds; motions that begin or end there do not count.
  ///
  /// Complexity: logarithmic in the number of motions.
  package func isAtRest(at time: Double) -> Bool { endOfMotion(at: time) == nil }

  /// Until when something is in motion from a time on without a rest, in seconds; nil at rest.
  ///
  /// Complexity: logarithmic in the number of motions.
  package func endOfMotion(at time: Double) -> Double? {
    let next = motions.partitioningIndex { $0.upperBound >= time }
    guard next < motions.count, motions[next].lowerBound <= time else { return nil }
    return motions[next].upperBound
  }

  var animatedFrames: Int {
    let seconds = tracks.all.map { track in
      track.additions.reduce(0.0) { sum, addition in
        sum + max(0, min(addition.end, addition.removed, duration) - addition.begin)
      }
    }
    return Int((seconds.max() ?? 0) * framesPerSecond)
  }

  /// When anything is in motion, in seconds: disjoint, in order of time.
  static func findMotions(_ tracks: [Track]) -> [ClosedRange<Double>] {
    let additions = tracks.lazy.flatMap(\.additions).filter { $0.amount != 0 && !$0.isPause }
    return merged(
      additions.compactMap { addition in
        // A motion does not include its ends, but a turn that removes an addition finds it still in motion.
        let first = addition.begin.nextUp
        let last = min(addition.end.nextDown, addition.removed)
        return first <= last ? first...last : nil
      })
  }

  /// The rests with a shown keyboard, before an event or the end; empty if motions never pause.
  package var restsWithKeyboard: [Moment] {
    rests.filter { moment in
      keyboardSpans.contains {
        $0.lowerBound < moment.time && moment.time.nextDown <= $0.upperBound
      }
        && isKeyboardUp(at: moment)
    }
  }

  /// The rests without a docked keyboard, just before an event or the film's end.
  package var restsWithoutKeyboard: [Moment] {
    rests.filter { !showsKeyboard(at: $0) }
  }

  private var rests: [Moment] {
    var times: [Double] = []
    for event in events where times.last != event.time { times.append(event.time) }
    let moments = times.map { Moment.before($0) } + [.at(duration)]
    return moments.filter { isAtRest(at: $0.time) }
  }

  /// Whether more than an edge of a docked keyboard is visible; not so at the end of a hide.
  private func isKeyboardUp(at moment: Moment) -> Bool {
    guard showsKeyboard(at: moment), let keyboard = rect(of: .keyboard, at: moment) else {
      return false
    }
    return keyboard.minY < screen(at: moment.time).maxY
  }
}
