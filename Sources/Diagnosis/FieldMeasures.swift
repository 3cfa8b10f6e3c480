/// A form's focused field while the keyboard is shown: extremes over the frames, and at rest.
///
/// Rest is the time just before an event, or the film's end, with everything still; a measure at rest is nil where the
/// film never rests with a keyboard and a focused field.
public struct FieldMeasures: Sendable, Hashable {
  /// The largest part of the field behind the keyboard, or below the screen, in points.
  ///
  /// While the keyboard leaves, the field that had the cursor counts.
  public let coveredMax: Measure
  /// The same at rest.
  public let coveredAtRest: Measure?
  /// The largest part of the field above the end of bars and a header, in points.
  public let offTopMax: Measure
  /// The same at rest.
  public let offTopAtRest: Measure?
  /// The least visible share at rest: not behind keyboard, bars or a scroll view's edge, 0…1.
  public let visibleAtRest: Measure?
  /// The largest lift at rest of the view that approaches move, in points, without a sheet's.
  public let viewLiftAtRest: Measure?
  /// The largest lift of a header at rest, in points; nil without a header.
  public let headerLiftAtRest: Measure?

  /// All measures that are not nil, in order of declaration.
  public var all: [Measure] {
    [
      coveredMax, coveredAtRest, offTopMax, offTopAtRest, visibleAtRest, viewLiftAtRest,
      headerLiftAtRest,
    ].compactMap { $0 }
  }
}

/// A focused field between the bars and the keyboard at a moment: edges on the screen, in points.
package struct FieldPlace: Sendable, Hashable {
  /// The field; of a text view the room inside its insets, which its text can be scrolled into.
  public let field: Rect
  /// The same without insets, which no animation moves.
  public let frame: Rect
  /// Whether it is a text view that scrolls its own text, so that all of its room has to be seen.
  public let isTextView: Bool
  /// The bottom of bars and header.
  public let top: Double
  /// The keyboard's top edge; the screen's bottom while the keyboard fades and covers nothing.
  public let keyboardTop: Double
  /// The visible share of the field, 0…1.
  public let visible: Double

  /// How far its own inset keeps its text above its bottom, in points.
  var bottomInset: Double { frame.maxY - field.maxY }
  /// The part of the field behind the keyboard, or below the screen, in points.
  public var covered: Double { FieldPlace.part(field.maxY - keyboardTop, of: field.height) }
  /// The part of the field above the bottom of bars and a header, in points.
  public var offTop: Double { FieldPlace.part(top - field.minY, of: field.height) }

  private static func part(_ distance: Double, of height: Double) -> Double {
    distance > Seam.rounding ? min(distance, height) : 0
  }
}

extension Film {
  /// Whether it is of a form: it has fields and no bar.
  package var isForm: Bool { landmarks[.toolbar] == nil && hasFocus }

  /// Nil while no keyboard shows or no field has the cursor.
  package func fieldPlace(at moment: Moment) -> FieldPlace? {
    guard showsKeyboard(at: moment), let layer = focusedLayer(at: moment) else { return nil }
    return place(ofField: layer, at: moment)
  }

  /// A field's place at a moment, with the cursor or not; nil while it does not exist.
  func place(ofField layer: Int, at moment: Moment) -> FieldPlace? {
    guard let field = fieldRoom(of: layer, at: moment),
      let frame = fieldFrame(of: layer, at: moment), let keyboard = rect(of: .keyboard, at: moment)
    else { return nil }
    let keyboardTop =
      keyboardCovers(at: moment)
      ? keyboard.minY : max(keyboard.minY, screen(at: moment.time).maxY)
    let bars = [Landmark.navigationBar, .header].compactMap { rect(of: $0, at: moment)?.maxY }
    let top = bars.max() ?? device(at: moment.time).safeArea.top
    let seen = visiblePart(of: field, in: layer, at: moment)
    let height = max(0, min(seen.maxY, keyboardTop) - max(seen.minY, top))
    let visible = field.height > 0 && seen.width > 0 ? min(height / field.height, 1) : 0
    return FieldPlace(
      field: field, frame: frame, isTextView: textView(of: layer, at: moment) != nil, top: top,
      keyboardTop: keyboardTop, visible: visible)
  }

  /// The place of the field last with the cursor; nil while one has it, and without a keyboard.
  private func leftFieldPlace(at moment: Moment) -> FieldPlace? {
    guard showsKeyboard(at: moment), focusedLayer(at: moment) == nil else { return nil }
    let layers = focus.last {
      (moment.isBeforeTurns ? $0.time < moment.time : $0.time <= moment.time) && !$0.layers.isEmpty
    }?.layers
    return layers?.last { rect(of: $0, at: moment) != nil }
      .flatMap { place(ofField: $0, at: moment) }
  }

  /// The part of a rectangle in a layer not clipped by the layers around that and the screen, on the screen.
  private func visiblePart(of rect: Rect, in layer: Int, at moment: Moment) -> Rect {
    var part = rect.intersection(screen(at: moment.time))
    var outer = layers[layer].parent
    while let index = outer {
      if layers[index].clips { part = part.intersection(self.rect(of: index, at: moment) ?? .zero) }
      outer = layers[index].parent
    }
    return part
  }

  package func fieldMeasures(in range: ClosedRange<Double>) -> FieldMeasures? {
    guard hasFocus else { return nil }
    let frames = frameTimes.filter(range.contains)
    let places = frames.compactMap { time in
      fieldPlace(at: .at(time)).map { (time: time, place: $0) }
    }
    let leaving = frames.compactMap { time in
      leftFieldPlace(at: .at(time)).map { (time: time, place: $0) }
    }
    let rests = restsWithKeyboard.filter { range.contains($0.time) }.compactMap { moment in
      fieldPlace(at: moment).map { (moment: moment, place: $0) }
    }
    func largest(
      _ name: String, of places: [(time: Double, place: FieldPlace)],
      _ value: (FieldPlace) -> Double
    ) -> Measure {
      Measure(name, largestOf: places.map { ($0.time, value($0.place)) })
    }
    func atRest(_ name: String, _ values: [(time: Double, value: Double)]) -> Measure? {
      guard let first = values.first else { return nil }
      let largest = values.dropFirst().reduce(first) { $1.value > $0.value ? $1 : $0 }
      return Measure(name, largest.value, "pt", at: largest.time)
    }
    let least = rests.map { ($0.moment.time, $0.place.visible) }.min { $0.1 < $1.1 }
    return FieldMeasures(
      coveredMax: largest(
        "field.covered.max", of: (places + leaving).sorted { $0.time < $1.time }, \.covered),
      coveredAtRest: atRest(
        "field.covered", rests.map { ($0.moment.time, $0.place.covered) }),
      offTopMax: largest("field.offTop.max", of: places, \.offTop),
      offTopAtRest: atRest("field.offTop", rests.map { ($0.moment.time, $0.place.offTop) }),
      visibleAtRest: least.map { Measure("field.visible", $0.1, "", at: $0.0) },
      viewLiftAtRest: atRest("view.lift", lifts(of: .view, at: rests.map(\.moment))),
      headerLiftAtRest: atRest("header.lift", lifts(of: .header, at: rests.map(\.moment))))
  }

  private func lifts(
    of landmark: Landmark, at moments: [Moment]
  ) -> [(time: Double, value: Double)] {
    moments.compactMap { moment in lift(of: landmark, at: moment).map { (moment.time, $0) } }
  }
}

extension FieldMeasures: CustomStringConvertible {
  /// The measures that are not 0.
  public var description: String { all.line }
}
