import Basics

/// The measures of a film's seam: extremes and sums over its frames, or over those in a range.
///
/// A plain name is the value at rest, just before an event or at the film's end with everything still; the worst of
/// several rests, and nil where the film never rests with the keyboard shown. A name that ends in `max` is the extreme
/// over time: a bar on a safe area or on a tab bar has a gap as the keyboard starts to rise, however correct its
/// handler is.
public struct Measures: Sendable, Hashable {
  /// The gap at rest with the keyboard shown, in points, 0 or more.
  public let gapAtRest: Measure?
  /// The overlap at rest with the keyboard shown, in points, 0 or more.
  public let overlapAtRest: Measure?
  /// The largest gap, in points, 0 or more.
  public let gapMax: Measure
  /// The largest overlap, in points, 0 or more.
  public let overlapMax: Measure
  /// The bar's largest distance from a right one, in points, 0 or more.
  ///
  /// Nil without a bar, where no right place is ever known, and where it is farther off in frames without one: during a
  /// rotation, or next to a keyboard that is not docked.
  ///
  /// A right bar is in its place without a keyboard or, where that is higher, on the keyboard. Between them it moves in
  /// the keyboard's time, or waits for the keyboard and rides on it, whichever is nearer to the bar, from one event to
  /// the next. Padding that the keyboard may cover hides a part of this from gap and overlap.
  public let offMax: Measure?
  /// How long a gap is visible, in seconds: the frames with more than a device pixel × their time.
  public let gapVisibleDuration: Measure
  /// The gap summed over time, by trapezoids between frames, in point seconds.
  public let gapArea: Measure
  /// The number of jumps of an edge of the bar by a device pixel or more, which no curve explains.
  public let jumps: Measure
  /// The farthest of those jumps, in points.
  public let jumpsLargest: Measure
  /// The bar's largest lift for a keyboard that is not docked, in points; nil without any.
  public let liftUnneeded: Measure?

  /// Whether there is a bar; without one its measures are 0 and not in `all`.
  public let hasBar: Bool
  /// The measures of a form's focused field; nil where no field ever had the cursor.
  public let field: FieldMeasures?
  /// The measures of the messages; nil without a table.
  public let messages: MessageMeasures?
  /// The part of the room below the messages that remains after the keyboard has gone, in points.
  ///
  /// Nil without a table, and without a show and hide.
  public let insetKept: Measure?
  /// The largest bottom inset of the list's content, as it was set, at rest with the keyboard shown, in points.
  ///
  /// Of a form it is its scroll view's. Nil without either, and where the film never rests with the keyboard shown.
  public let inset: Measure?
  /// The vertical offset of the list's content, or of the form's, at the rest at which it is largest, in points.
  ///
  /// Measured as the inset is; negative where the view shows what is above its content.
  public let offset: Measure?
  /// The last row's least distance above the keyboard at rest, in points; negative if covered.
  ///
  /// Nil without rows and where the film never rests with the keyboard shown.
  public let lastRowToKeyboard: Measure?
  /// The displacement of the table's rows; nil without a table.
  public let rows: RowMeasures?
  /// The measures of the keyboard's rounded corners; nil where they are square.
  public let corners: CornerMeasures?

  /// The film's measures, in order of declaration.
  public var all: [Measure] {
    [gapAtRest, overlapAtRest].compactMap { $0 }
      + (hasBar ? [gapMax, overlapMax] : []) + [offMax].compactMap { $0 }
      + (hasBar ? [gapVisibleDuration, gapArea, jumps, jumpsLargest] : [])
      + [liftUnneeded].compactMap { $0 }
      + (field?.all ?? []) + (messages?.all ?? [])
      + [lastRowToKeyboard, inset, insetKept, offset].compactMap { $0 } + (rows?.all ?? [])
      + (corners?.all ?? [])
  }
}

/// A measured value with its name, its unit and, if any, its time.
public struct Measure: Sendable, Hashable {
  /// Its name in reports, for example `gap.max`.
  public let name: String
  /// The number, in `unit`.
  public let value: Double
  /// `pt`, `s`, `pt·s`, or empty for a count.
  public let unit: String
  /// When it was first reached, in seconds; nil for measures without a time, and for 0.
  public let time: Double?

  /// The largest of some values of 0 or more, and its first time.
  init(_ name: String, largestOf values: [(time: Double, value: Double)], _ unit: String = "pt") {
    let largest = Film.largest(values)
    self.init(name, largest.value, unit, at: largest.time)
  }

  init(_ name: String, _ value: Double, _ unit: String, at time: Double? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.time = value == 0 ? nil : time
  }
}

extension Film {
  /// The measures of the film's seam, from the first frame to the last.
  ///
  /// Complexity: frames × the depth of the view tree, and twice that a turn for the jumps.
  public var measures: Measures { measures(in: -.infinity ... .infinity) }

  /// The seam's measures in a range of seconds, ends included; 0 without frames.
  ///
  /// Complexity: as for `measures`.
  public func measures(in range: ClosedRange<Double>) -> Measures {
    measures(in: range, offBy: offBy)
  }

  package func measures(in range: ClosedRange<Double>, offBy: [Double?]) -> Measures {
    let seams = frames(in: range) { seam(at: $0) }.map { ($0.time, $0.value) }
    let visible = seams.filter { ($0.1?.gap ?? 0) > device.pixel }.count
    let area = zip(seams, seams.dropFirst()).reduce(0.0) { sum, pair in
      guard let first = pair.0.1, let second = pair.1.1 else { return sum }
      return sum + (first.gap + second.gap) / 2 * (pair.1.0 - pair.0.0)
    }
    let rests = restsWithKeyboard.filter { range.contains($0.time) }.compactMap { moment in
      seam(at: moment).map { (moment.time, $0) }
    }
    func atRest(_ name: String, _ value: (Seam) -> Double) -> Measure? {
      rests.isEmpty ? nil : Measure(name, largestOf: rests.map { ($0, value($1)) })
    }
    let tables = tableFrames(in: range)
    let jumps = self.jumps.filter { range.contains($0.time) }
    return Measures(
      gapAtRest: atRest("gap", \.gap), overlapAtRest: atRest("overlap", \.overlap),
      gapMax: Measure("gap.max", largestOf: seams.map { ($0, $1?.gap ?? 0) }),
      overlapMax: Measure("overlap.max", largestOf: seams.map { ($0, $1?.overlap ?? 0) }),
      offMax: offMeasure(offBy, in: range),
      gapVisibleDuration: Measure(
        "gap.visibleDuration", Double(visible) / framesPerSecond, "s"),
      gapArea: Measure("gap.area", area, "pt·s"),
      jumps: Measure("jumps", Double(jumps.count), ""),
      jumpsLargest: Measure("jumps.largest", largestOf: jumps.map { ($0.time, $0.distance) }),
      liftUnneeded: unneededLiftMeasure(in: range),
      hasBar: landmarks[.toolbar] != nil, field: fieldMeasures(in: range),
      messages: messageMeasures(on: tables), insetKept: insetKeptMeasure(in: range),
      inset: insetMeasure(in: range), offset: offsetMeasure(in: range),
      lastRowToKeyboard: lastRowToKeyboardMeasure(in: range), rows: rowMeasures(on: tables),
      corners: cornerMeasures(in: range))
  }

  /// The largest of some values of 0 or more, and its first time.
  package static func largest(
    _ values: [(time: Double, value: Double)]
  ) -> (value: Double, time: Double?) {
    var largest: (value: Double, time: Double?) = (0, nil)
    for (time, value) in values where value > largest.value { largest = (value, time) }
    return largest
  }
}

extension Measure: CustomStringConvertible {
  /// Its name, value and time, for example “gap.max 56.63 pt at 0.1 s”.
  public var description: String {
    let unit = unit.isEmpty ? "" : " \(unit)"
    let time = time.map { " at \($0.decimals(upTo: 4)) s" } ?? ""
    return "\(name) \(value.decimals(upTo: 3))\(unit)\(time)"
  }
}

extension [Measure] {
  /// Those that are not 0, one after another; of many measures most are.
  var line: String {
    let told = filter { $0.value.decimals(upTo: 3) != "0" }
    return told.isEmpty ? "every measure is 0" : told.map(\.description).joined(separator: ", ")
  }
}

extension Measures: CustomStringConvertible {
  /// The measures that are not 0.
  public var description: String { all.line }
}
