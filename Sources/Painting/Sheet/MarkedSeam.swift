import Diagnosis
import Stage

/// What a picture marks at a moment: two edges that should meet.
struct MarkedSeam: Sendable, Hashable {
  /// What the upper edge belongs to.
  enum Subject: Sendable, Hashable {
    /// A bar that should ride on the docked keyboard.
    case bar
    /// A bar that should stay where it was, as the keyboard is not docked.
    case lift
    /// The field with the cursor, between the bars above it and the keyboard.
    case field
  }

  let subject: Subject
  /// The edges.
  ///
  /// A lifted bar is a gap above the bar's own place, and a field off the top is one below the bars.
  let seam: Seam
  /// From left to right, the part of the screen that it concerns, in points.
  let across: ClosedRange<Double>

  /// How the edges part; nil where they meet.
  var fault: SeamFault? {
    if seam.gap > 0 { return .gap }
    return seam.overlap > 0 ? subject == .field ? .covered : .overlap : nil
  }
}

extension Film {
  /// What is marked at a time, in seconds; nil where there is nothing to meet.
  func marked(at time: Double) -> MarkedSeam? { marked(at: .at(time)) }

  func marked(at moment: Moment) -> MarkedSeam? {
    if let seam = seam(at: moment) {
      return MarkedSeam(subject: .bar, seam: seam, across: barSides(at: moment))
    }
    if let lift = unneededLift(at: moment.time), lift > 0 { return lifted(by: lift, at: moment) }
    guard landmarks[.toolbar] == nil, let place = fieldPlace(at: moment) else { return nil }
    let isOffTop = place.covered == 0 && place.offTop > 0
    return MarkedSeam(
      subject: .field,
      seam: isOffTop
        ? Seam(
          keyboardTop: place.top, toolbarBottom: place.top - place.offTop,
          contentBottom: place.top - place.offTop)
        : Seam(
          keyboardTop: place.keyboardTop, toolbarBottom: place.keyboardTop,
          contentBottom: place.keyboardTop + place.covered),
      across: place.field.minX...max(place.field.minX, place.field.maxX))
  }

  /// Where bar and keyboard meet or, where that is not what matters, the edges that stand for them; in points.
  func markedSeam(at time: Double) -> Seam? { marked(at: time)?.seam }

  private func lifted(by lift: Double, at moment: Moment) -> MarkedSeam? {
    guard let bar = rect(of: .toolbar, at: moment) else { return nil }
    return MarkedSeam(
      subject: .lift,
      seam: Seam(
        keyboardTop: bar.maxY + lift, toolbarBottom: bar.maxY, contentBottom: bar.maxY),
      across: barSides(at: moment))
  }

  private func barSides(at moment: Moment) -> ClosedRange<Double> {
    let bar = rect(of: .toolbar, at: moment) ?? screen(at: moment.time)
    return bar.minX...max(bar.minX, bar.maxX)
  }
}
