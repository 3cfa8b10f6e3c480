import Diagnosis
import Stage

/// What becomes of the field with the cursor, as far as the code on the screen can do something about it.
extension Film {
  /// The frames in which a form rests with its keyboard, in order; none on screens with a bar.
  ///
  /// What a form is worth is seen there: while focus moves every field is covered for a moment.
  var restFrames: [Int] {
    guard landmarks[.toolbar] == nil else { return [] }
    return restsWithKeyboard.compactMap { rest in
      frameIndices(around: rest.time...rest.time).last {
        let time = time(ofFrame: $0)
        return rest.isBeforeTurns ? time < rest.time : time <= rest.time
      }
    }
  }

  /// The time of the last frame before a rest ends, in seconds: what a picture can show of it.
  func timeOfRestFrame(_ time: Double) -> Double {
    let isBeforeEvent = events.contains { $0.time == time }
    return frameIndices(around: time...time).map(time(ofFrame:))
      .last { isBeforeEvent ? $0 < time : $0 <= time } ?? time
  }

  /// Whether the cursor has just gone from one field to another while the keyboard stayed: until everything rests
  /// again.
  ///
  /// Where a field is then is where it was before, so nothing can be said against it.
  func isMovingFocus(at time: Double) -> Bool {
    guard let change = focus.last(where: { $0.time <= time }), !change.layers.isEmpty,
      change.time.isFinite, showsKeyboard(at: change.time.nextDown)
    else { return false }
    return !hasRested(after: change.time, by: time)
  }

  /// How far the view is lifted beyond what the field needs while everything rests, in points; nil where that is less
  /// than the field's own height, where the field is off the top, and while something moves.
  func needlessLift(at time: Double) -> Double? {
    guard let place = fieldPlace(at: .at(time)), place.covered == 0,
      place.offTop == 0, isAtRest(at: time.nextUp), let lift = lift(of: .view, at: .at(time))
    else { return nil }
    let needless = place.needlessPart(ofLift: lift)
    return needless > 0 ? needless : nil
  }
}

extension JudgedFilm {
  /// The most that is covered of the field and off the top while the cursor is not on its way.
  var fieldExtremes: (covered: SeamExtreme?, offTop: SeamExtreme?) {
    let places = frames.filter { !$0.isMovingFocus && $0.marked?.isOnTheWay != true }
      .compactMap { frame in
        film.fieldPlace(at: .at(frame.time)).map { (time: frame.time, place: $0) }
      }
    func largest(_ value: (FieldPlace) -> Double) -> SeamExtreme? {
      places.map { SeamExtreme(value: value($0.place), time: $0.time) }
        .filter { $0.value > 0 }
        .reduce(nil) { most, next in
          guard let most, next.value <= most.value else { return next }
          return most
        }
    }
    return (largest(\.covered), largest(\.offTop))
  }
}
