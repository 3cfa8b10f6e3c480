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
      (0..<frameCount).last {
        let time = time(ofFrame: $0)
        return rest.isBeforeTurns ? time < rest.time : time <= rest.time
      }
    }
  }

  /// The time of the last frame before a rest ends, in seconds: what a picture can show of it.
  func timeOfRestFrame(_ time: Double) -> Double {
    let isBeforeEvent = events.contains { $0.time == time }
    return frameTimes.last { isBeforeEvent ? $0 < time : $0 <= time } ?? time
  }

  /// Whether the cursor has just gone from one field to another while the keyboard stayed: until everything rests
  /// again.
  ///
  /// Where a field is then is where it was before, so nothing can be said against it.
  func isMovingFocus(at time: Double) -> Bool {
    guard let change = focus.last(where: { $0.time <= time }), !change.layers.isEmpty,
      change.time.isFinite, showsKeyboard(at: change.time.nextDown)
    else { return false }
    let frame = 1 / framesPerSecond
    if time < change.time + frame { return true }
    let since = frameTimes.filter { change.time + frame <= $0 && $0 <= time }
    return !since.contains(where: isAtRest)
  }

  /// The most that is covered of the field and off the top between two times, in points and seconds, while the cursor
  /// is not on its way.
  func fieldExtremes(
    in range: ClosedRange<Double>
  ) -> (covered: SeamExtremes.Extreme?, offTop: SeamExtremes.Extreme?) {
    let places = frameTimes.filter {
      range.contains($0) && !isMovingFocus(at: $0) && marked(at: $0)?.isOnTheWay != true
    }.compactMap { time in fieldPlace(at: .at(time)).map { (time: time, place: $0) } }
    func largest(_ value: (FieldPlace) -> Double) -> SeamExtremes.Extreme? {
      places.map { SeamExtremes.Extreme(value: value($0.place), time: $0.time) }
        .filter { $0.value > 0 }
        .reduce(nil) { most, next in
          guard let most, next.value <= most.value else { return next }
          return most
        }
    }
    return (largest(\.covered), largest(\.offTop))
  }

  /// How far the view is lifted beyond what the field needs while everything rests, in points; nil where that is less
  /// than the field's own height, where the field is off the top, and while something moves.
  func needlessLift(at time: Double) -> Double? {
    guard let place = fieldPlace(at: .at(time)), place.covered == 0,
      place.offTop == 0, isAtRest(at: time.nextUp),
      let now = viewTop(at: .at(time)), let start = viewTop(at: .before(-.greatestFiniteMagnitude))
    else { return nil }
    let lift = min(start - now, place.keyboardTop - place.field.maxY)
    return lift > place.field.height ? lift : nil
  }

  /// The top of the view that a form's approaches move, in points from that of a sheet that holds it.
  private func viewTop(at moment: Moment) -> Double? {
    rect(of: .view, at: moment).map { $0.minY - (rect(of: .sheet, at: moment)?.minY ?? 0) }
  }
}
