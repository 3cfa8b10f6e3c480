import Diagnosis
import Stage

/// The field with the cursor, as far as the screen's code can affect it.
extension Film {
  /// The frames in which a form rests with its keyboard, in order; none on screens with a bar.
  ///
  /// A form is judged in these alone: while focus moves every field is covered for a moment.
  var restFrames: [Int] { landmarks[.toolbar] == nil ? framesAtRest : [] }

  /// The frames in which a film rests with its keyboard, in order.
  var framesAtRest: [Int] {
    restsWithKeyboard.compactMap { rest in
      frameIndices(around: rest.time...rest.time).last {
        let time = time(ofFrame: $0)
        return rest.isBeforeTurns ? time < rest.time : time <= rest.time
      }
    }
  }

  /// The last frame before a rest ends, in seconds, which a picture can show.
  func timeOfRestFrame(_ time: Double) -> Double {
    let isBeforeEvent = events.contains { $0.time == time }
    return frameIndices(around: time...time).map(time(ofFrame:))
      .last { isBeforeEvent ? $0 < time : $0 <= time } ?? time
  }

  /// Whether the cursor has changed fields under a staying keyboard, until everything rests again.
  ///
  /// The field is still at its old place then, which is not a fault.
  func isMovingFocus(at time: Double) -> Bool {
    guard let change = focus.last(where: { $0.time <= time }), !change.layers.isEmpty,
      change.time.isFinite, showsKeyboard(at: change.time.nextDown)
    else { return false }
    return !hasRested(after: change.time, by: time)
  }

  /// How far the view is lifted beyond what the field needs at rest, in points.
  ///
  /// Nil if that is less than the field's own height, if the field is off the top, and while anything moves.
  func needlessLift(at time: Double) -> Double? {
    guard let place = fieldPlace(at: .at(time)), place.covered == 0,
      place.offTop == 0, isAtRest(at: time.nextUp), let lift = lift(of: .view, at: .at(time))
    else { return nil }
    let needless = place.needlessPart(ofLift: lift)
    return needless > 0 ? needless : nil
  }
}

extension JudgedFilm {
  /// The most covered and the most off the top, except while the cursor moves to another field.
  var fieldExtremes: (covered: SeamExtreme?, offTop: SeamExtreme?) {
    let places = frames.filter { !$0.isMovingFocus && $0.marked?.isOnTheWay != true }
      .compactMap { frame in
        film.fieldPlace(at: .at(frame.time)).map { (time: frame.time, place: $0) }
      }
    func largest(_ value: (FieldPlace) -> Double) -> SeamExtreme? {
      places.map { SeamExtreme(value: value($0.place), time: $0.time) }
        .filter { $0.value > 0 }.max { $0.value < $1.value }
    }
    return (largest(\.covered), largest(\.offTop))
  }
}
