/// A motion of the keyboard from one place of rest to another.
package struct KeyboardStretch: Sendable, Hashable {
  /// Where its top was to rest when the motion was begun, and where it rests once nothing moves any more, in points from
  /// the screen's top.
  package let before, after: Double
  /// How much of the way is left, 1…0; another share at its beginning where it replaced a motion that was not over.
  package let left: Double
}

extension Film {
  /// Where the keyboard's top will rest if nothing happens after a moment, in points from the screen's top; nil without a
  /// keyboard.
  package func restingKeyboardTop(at moment: Moment) -> Double? {
    guard let layer = layer(of: .keyboard, at: moment) else { return nil }
    var sampler = Sampler(atRestAfter: moment)
    return screenRect(of: layer, &sampler).minY
  }

  /// The motions of the keyboard that are not over at a moment; more than one where one was begun before another's end.
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
