/// A motion of the keyboard from one resting place to another.
package struct KeyboardStretch: Sendable, Hashable {
  /// The keyboard top's resting places, before and after, in points from the screen's top.
  package let before, after: Double
  /// The share of the distance left, 1…0; it starts at another share if it replaced a motion.
  package let left: Double
}

extension Film {
  /// Where the keyboard's top will rest if nothing happens after a moment; nil without a keyboard.
  ///
  /// In points from the screen's top.
  package func restingKeyboardTop(at moment: Moment) -> Double? {
    guard let layer = layer(of: .keyboard, at: moment) else { return nil }
    var sampler = Sampler(atRestAfter: moment)
    return screenRect(of: layer, &sampler).minY
  }

  /// The unfinished motions of the keyboard at a moment; several where they overlap.
  package func keyboardStretches(at moment: Moment) -> [KeyboardStretch] {
    guard let layer = layer(of: .keyboard, at: moment),
      case .moving(let index) = layers[layer].down.center
    else { return [] }
    let track = tracks.all[index]
    var sampler = Sampler(at: moment)
    return track.additions.compactMap { addition in
      guard moment.includesTurn(at: addition.begin), addition.runs(at: moment),
        let clock = addition.clock
      else { return nil }
      let ends = (Moment.before(addition.begin), Moment.at(addition.begin))
      let change = track.model(at: ends.0) - track.model(at: ends.1)
      guard change != 0, let before = restingKeyboardTop(at: ends.0),
        let after = restingKeyboardTop(at: ends.1)
      else { return nil }
      return KeyboardStretch(
        before: before, after: after,
        left: addition.amount / change * (1 - sampler.progress(of: clock, in: clocks)))
    }
  }
}
