extension Truth {
  /// The motions of a film's keyboard, each with the way that the bar went in it.
  static func events(of recipe: Recipe, in film: FilmedScreen) -> [Event] {
    let times = film.trace.time.map { Double($0) / 1e6 }
    let tops = times.indices.map { film.value("keyboard.top", $0) ?? 0 }
    let script = recipe.script
    return script.enumerated().compactMap { number, event in
      guard let kind = event.kind else { return nil }
      let next = script[(number + 1)...].first { $0.kind != nil }?.time ?? recipe.length
      // From the rest before: what jumps is at its end in the event's own frame.
      let rest = times.lastIndex { $0 < event.time } ?? 0
      let during = times.indices.filter { $0 >= rest && times[$0] <= next }
      let moving = during.filter { $0 > rest && tops[$0] != tops[$0 - 1] }
      let end = moving.last.map { times[$0] } ?? event.time
      let isCut = number + 1 < script.count && end + 1.5 / recipe.display > next
      let isPlain = !event.isFree && recipe.play != .fade
      // A bug may show in one direction only.
      let isRight = excess(of: film, in: during) <= leastExcess && recipe.bar.way != .elsewhere
      return Event(
        kind: kind, start: event.time, end: end, isInterrupted: isCut,
        curve: isPlain ? recipe.profile : nil,
        // A keyboard that fades in its place goes no way that a bar could go with.
        way: recipe.play == .fade ? .other : isRight ? .with : recipe.bar.way,
        family: isRight ? nil : recipe.bar.family)
    }
  }

  /// A bar that is nearer to a right one's way than this goes with the keyboard, in points: no eye sees it.
  private static let leastExcess = 0.75

  /// How far a film's bar strays from where a right one is, at most, in points.
  ///
  /// Between its rests a right bar goes as far as the keyboard has, or it stands on the keyboard and is stopped by its
  /// own lowest place.
  private static func excess(of film: FilmedScreen, in frames: [Int]) -> Double {
    let places = frames.compactMap { frame -> (keyboard: Double, bar: Double)? in
      guard let keyboard = film.value("keyboard.top", frame),
        let bar = film.value("toolbar.top", frame)
      else { return nil }
      return (keyboard, bar)
    }
    guard let first = places.first, let last = places.last, first.keyboard != last.keyboard else {
      return 0
    }
    let raised = first.keyboard < last.keyboard ? first : last
    let low = max(first.bar, last.bar)
    let scaled = places.map { place in
      let progress = (place.keyboard - first.keyboard) / (last.keyboard - first.keyboard)
      return abs(place.bar - first.bar - progress * (last.bar - first.bar))
    }
    let stopped = places.map { place in
      abs(place.bar - min(low, place.keyboard - (raised.keyboard - raised.bar)))
    }
    return min(scaled.max() ?? 0, stopped.max() ?? 0)
  }
}
