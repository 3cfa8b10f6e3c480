extension Film {
  /// Whether nothing is in motion at a time, in seconds; what begins or ends there is not.
  ///
  /// Complexity: as many additions as the film has.
  public func isAtRest(at time: Double) -> Bool {
    let moment = Moment.before(time)
    return !tracks.contains { track in
      track.additions.contains { $0.begin < time && $0.amount != 0 && $0.runs(at: moment) }
    }
  }

  /// When a shown keyboard is at rest and so is everything else, just before something happens or the film ends.
  ///
  /// Empty where each event comes while the one before still moves something.
  public var restsWithKeyboard: [Moment] {
    var times: [Double] = []
    for event in events where times.last != event.time { times.append(event.time) }
    let moments = times.map { Moment.before($0) } + [.at(duration)]
    return moments.filter { moment in
      keyboardSpans.contains {
        $0.lowerBound < moment.time && moment.time.nextDown <= $0.upperBound
      }
        && isAtRest(at: moment.time) && isKeyboardUp(at: moment)
    }
  }

  /// Whether a docked keyboard is seen and more of it than an edge: at the end of the motion that hides it, it is not.
  private func isKeyboardUp(at moment: Moment) -> Bool {
    guard showsKeyboard(at: moment), let keyboard = rect(of: .keyboard, at: moment) else {
      return false
    }
    return keyboard.minY < screen(at: moment.time).maxY
  }
}
