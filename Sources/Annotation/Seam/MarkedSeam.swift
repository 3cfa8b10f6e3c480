import Diagnosis
import Stage

/// Two edges that should meet at a moment, as pictures mark them.
struct MarkedSeam: Sendable, Hashable {
  /// The upper edge's owner.
  enum Subject: Sendable, Hashable {
    /// A bar that should be on the docked keyboard.
    case bar
    /// A bar that should stay, as the keyboard is not docked.
    case lift
    /// The field with the cursor, between the bars above it and the keyboard.
    case field
    /// A header that should stay.
    case header
  }

  let subject: Subject
  /// The edges: of a lifted bar a gap above its own place, of a field off the top one below the bars.
  let seam: Seam
  /// From left to right, in points of the screen.
  let across: ClosedRange<Double>
  /// Whether the edges part only because the keyboard has not come yet, or has gone.
  var isOnTheWay = false
  /// The least visible distance, in points; a smaller one is not a fault.
  var pixel = 0.0

  /// The edges' distance by a fault, in points, as `Seam.signed`; 0 for none.
  var signed: Double { fault == nil ? 0 : seam.signed }

  /// Nil for edges that meet or are about to.
  var fault: Severity? {
    if isOnTheWay || seam.signed.magnitude < pixel { return nil }
    if seam.gap > 0 { return .gap }
    return seam.overlap > 0 ? subject == .field ? .covered : .overlap : nil
  }

  /// Nil without a fault.
  var mark: SeamMark? {
    guard let fault else { return nil }
    let (top, bottom) =
      seam.gap > 0
      ? (seam.toolbarBottom, seam.keyboardTop) : (seam.keyboardTop, seam.contentBottom)
    return SeamMark(
      Rect(
        x: across.lowerBound, y: top, width: across.upperBound - across.lowerBound,
        height: bottom - top), fault)
  }
}

extension Film {
  /// At a time in seconds; nil where nothing should meet.
  func marked(at time: Double) -> MarkedSeam? { marked(at: .at(time)) }

  func marked(at moment: Moment) -> MarkedSeam? {
    if let seam = seam(at: moment) {
      return MarkedSeam(
        subject: .bar, seam: seam, across: barSides(at: moment),
        isOnTheWay: isOnTheWay(seam, at: moment), pixel: device.pixel)
    }
    if isBarOnUndockedKeyboard(at: moment.time) { return lifted(by: 0, at: moment) }
    if let lift = unneededLift(at: moment.time), lift > 0 { return lifted(by: lift, at: moment) }
    guard landmarks[.toolbar] == nil, let place = fieldPlace(at: moment) else { return nil }
    if place.covered == 0, place.offTop == 0 {
      if let lift = needlessLift(at: moment.time) {
        let bottom = place.field.maxY
        return MarkedSeam(
          subject: .field,
          seam: Seam(
            keyboardTop: bottom + lift, toolbarBottom: bottom, contentBottom: bottom),
          across: place.field.minX...max(place.field.minX, place.field.maxX))
      }
      if let header = raisedHeader(at: moment) { return header }
    }
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
      across: place.field.minX...max(place.field.minX, place.field.maxX),
      // A field below the screen is not behind a keyboard that is below it too.
      isOnTheWay: place.covered > 0 && keyboardView(at: moment.time)?.isSeen != true)
  }

  /// The room that a raised header has left, without the motion of its sheet; nil for none.
  private func raisedHeader(at moment: Moment) -> MarkedSeam? {
    guard let lift = lift(of: .header, at: moment), lift >= device.pixel,
      let header = rect(of: .header, at: moment)
    else { return nil }
    return MarkedSeam(
      subject: .header,
      seam: Seam(
        keyboardTop: header.maxY + lift, toolbarBottom: header.maxY,
        contentBottom: header.maxY),
      across: header.minX...max(header.minX, header.maxX))
  }

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
