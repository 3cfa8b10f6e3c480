import Basics

extension Film {
  /// Whether nothing is in motion at a time, in seconds; what begins or ends there is not.
  ///
  /// Complexity: logarithmic in the number of motions.
  package func isAtRest(at time: Double) -> Bool { endOfMotion(at: time) == nil }

  /// A time until which something is in motion, from a time on without a rest, in seconds; nil where everything rests
  /// then.
  ///
  /// Complexity: logarithmic in the number of motions.
  package func endOfMotion(at time: Double) -> Double? {
    let next = motions.partitioningIndex { $0.upperBound >= time }
    guard next < motions.count, motions[next].lowerBound <= time else { return nil }
    return motions[next].upperBound
  }

  /// The frames of the animations of that number which has most of them.
  var animatedFrames: Int {
    let seconds = tracks.all.map { track in
      track.additions.reduce(0.0) { sum, addition in
        sum + max(0, min(addition.end, addition.removed, duration) - addition.begin)
      }
    }
    return Int((seconds.max() ?? 0) * framesPerSecond)
  }

  /// At which times something is in motion, in seconds: disjoint, in order of time.
  static func findMotions(_ tracks: [Track]) -> [ClosedRange<Double>] {
    let additions = tracks.lazy.flatMap(\.additions).filter { $0.amount != 0 && !$0.isPause }
    return merged(
      additions.compactMap { addition in
        // What begins or ends at a time is not in motion then, but a turn that removes something finds it there.
        let first = addition.begin.nextUp
        let last = min(addition.end.nextDown, addition.removed)
        return first <= last ? first...last : nil
      })
  }

  /// When a shown keyboard is at rest and so is everything else, just before something happens or the film ends.
  ///
  /// Empty where each event comes while the one before still moves something.
  package var restsWithKeyboard: [Moment] {
    rests.filter { moment in
      keyboardSpans.contains {
        $0.lowerBound < moment.time && moment.time.nextDown <= $0.upperBound
      }
        && isKeyboardUp(at: moment)
    }
  }

  /// When everything is at rest and no docked keyboard is there, just before something happens or the film ends.
  package var restsWithoutKeyboard: [Moment] {
    rests.filter { !showsKeyboard(at: $0) }
  }

  /// When nothing is in motion, just before something happens or the film ends.
  private var rests: [Moment] {
    var times: [Double] = []
    for event in events where times.last != event.time { times.append(event.time) }
    let moments = times.map { Moment.before($0) } + [.at(duration)]
    return moments.filter { isAtRest(at: $0.time) }
  }

  /// Whether a docked keyboard is seen and more of it than an edge: at the end of the motion that hides it, it is not.
  private func isKeyboardUp(at moment: Moment) -> Bool {
    guard showsKeyboard(at: moment), let keyboard = rect(of: .keyboard, at: moment) else {
      return false
    }
    return keyboard.minY < screen(at: moment.time).maxY
  }
}
