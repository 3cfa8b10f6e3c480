import Stage

/// Reads the frames between two rests.
struct EventReader: Sendable {
  let measure: ScreenMeasure
  private(set) var filter: ScreenFilter
  let heights: KeyboardHeights
  /// The latest rests with a keyboard, the last one last, by which an interrupted show is measured.
  private var earlier: [Rest] = []
  /// The bar's edges without the keyboard, if given, in rows.
  let givenBar: ClosedRange<Double>?
  /// Possible bars where none was found, from top to bottom edge without the keyboard, in rows.
  private(set) var bands: [ClosedRange<Double>] = []
  /// The last bar, and the pictures in which it was found.
  private var lastBar: (bar: Bar, raised: ColumnPicture?, lowered: ColumnPicture?)?

  init(measure: ScreenMeasure, device: Device?, givenBar: ClosedRange<Double>?) {
    self.measure = measure
    self.givenBar = givenBar
    filter = ScreenFilter(measure)
    heights = KeyboardHeights(of: device, measure: measure)
  }

  struct Resting: Sendable {
    /// The numbers of first frames certainly at rest, and still, and of last frames at rest.
    let before, still, after: Int
    /// Whether the last frames are at rest: a recording may end before.
    let hasEnded: Bool
  }

  private struct Rests {
    let before, after: Rest?

    private var all: [Rest] { [before, after].compactMap { $0 } }
    /// With a known edge.
    var raised: Rest? { all.first { $0.keyboard != nil } }
    var lowered: Rest? { all.first { $0.keys == nil } }
  }

  /// Reads from rest to rest, if any; `noise` is the change of a pixel at rest, in levels.
  mutating func read(
    _ frames: [LumaFrame], before: Rest?, after: Rest?, noise: Double,
    resting: Resting
  ) -> EventReading {
    var before = before
    var after = after
    let given = [before, after]
    shareKeys(&before, like: given + earlier)
    shareKeys(&after, like: given + earlier)
    dropFalseKeys(&before, &after, frames: frames)
    if let first = before, let second = after, (first.keys == nil) != (second.keys == nil) {
      filter.marks = StaticMarks(in: first.picture, and: second.picture, measure: measure)
    }
    findKeyboard(in: &before, without: after, frames: frames)
    findKeyboard(in: &after, without: before, frames: frames)
    var templates = [before?.keyboard, after?.keyboard].compactMap { $0 }
    if templates.isEmpty { templates = known.suffix(2) }
    let rests = Rests(before: before, after: after)
    var recorded = frames.map { RecordedFrame(time: $0.time) }
    guard !templates.isEmpty else {
      return EventReading(frames: recorded, events: [], after: after)
    }
    // Without a rest before, the one after is too far away to be compared with each frame.
    let without = before?.keys == nil ? before?.picture : after?.keys == nil ? after?.picture : nil
    let track = KeyboardTrack(
      of: frames, templates: templates, without: without.map(filter.marks.bridged), noise: noise,
      measure: measure, filter: filter)
    for index in frames.indices {
      recorded[index].keyboardTop = track.tops[index]
      recorded[index].isTorn = track.torn[index]
    }
    hideKeyboard(in: &recorded, atRest: rests, resting, isTail: track.isTail)
    Repeats.mark(&recorded, frames: frames)
    findBar(rests, hasEnded: resting.hasEnded)
    let bar = readBar(in: frames, raised: rests.raised, into: &recorded)
    readContent(in: frames, before: before, into: &recorded)
    let events = EventFinder(measure: measure, gains: track.gains).events(
      in: recorded, shownBefore: before.map { $0.keyboard != nil },
      shownAfter: after.map { $0.keyboard != nil })
    // A keyboard that fades is faint before it is seen, not gone.
    for event in events where event.isFade {
      for index in event.frames where recorded[index].keyboardTop?.value == Double(measure.rows) {
        recorded[index].keyboardTop = nil
      }
    }
    return EventReading(
      frames: recorded, events: events, after: after, raised: rests.raised, bar: bar)
  }

  /// Marks frames without keys as without a keyboard, unless its end may move imperceptibly.
  private func hideKeyboard(
    in recorded: inout [RecordedFrame], atRest rests: Rests, _ resting: Resting, isTail: [Bool]
  ) {
    let hidden = Reading(Double(measure.rows), uncertainty: 0.5)
    if let before = rests.before, before.keys == nil {
      for index in recorded.indices.prefix(resting.before) { recorded[index].keyboardTop = hidden }
      // A motion begins slowly, so still frames are at rest if no motion can have begun.
      for index in recorded.indices.prefix(resting.still)
      where !isTail[index] && recorded[index].keyboardTop == nil {
        recorded[index].keyboardTop = Reading(hidden.value, uncertainty: measure.rowsPerPoint)
      }
    }
    if let after = rests.after, after.keys == nil {
      for index in recorded.indices.suffix(resting.after)
      where !isTail[index] || index == recorded.indices.last {
        recorded[index].keyboardTop = hidden
      }
    }
  }

  private func readContent(
    in frames: [LumaFrame], before: Rest?, into recorded: inout [RecordedFrame]
  ) {
    guard let first = frames.first else { return }
    let rows = Double(measure.rows)
    let limits = recorded.map { min($0.keyboardTop?.value ?? rows, $0.barTop?.value ?? rows) }
    let content = ContentTrack(
      of: frames, from: filter.marks.bridged(before?.picture ?? ColumnPicture(first)),
      limits: limits, measure: measure, filter: filter)
    for index in frames.indices { recorded[index].contentOffset = content.offsets[index] }
  }

  /// Whether a keyboard was seen, so that frames without one at rest can be read.
  var knowsKeyboard: Bool { !earlier.isEmpty }

  private var known: [KeyboardTemplate] { earlier.compactMap(\.keyboard) }

  private mutating func findKeyboard(
    in rest: inout Rest?, without other: Rest?, frames: [LumaFrame]
  ) {
    guard let found = rest, let keys = found.keys, found.keyboard == nil else { return }
    let without = other?.keys == nil ? other?.picture : nil
    var template = KeyboardTemplate(
      filter.marks.bridged(found.picture), firstRow: keys.first, without: without, filter: filter)
    let seen = RestingKeyboard(
      picture: found.picture, keys: keys, without: without, moving: moving(template, in: frames),
      known: known, heights: heights, measure: measure)
    guard let top = seen.top else { return }
    template.firstRow = Int(top.place.rounded(.up))
    template.top = top.place
    template.topUncertainty = top.uncertainty
    rest?.keyboard = template
    if let rest { earlier.append(rest) }
    if earlier.count > 3 { earlier.removeFirst() }
  }

  /// Frames in which what a template shows has moved down, and by how much, in rows.
  private func moving(
    _ template: KeyboardTemplate, in frames: [LumaFrame]
  ) -> [(frame: ColumnPicture, time: Double, displacement: Double)] {
    let tracker = KeyboardTracker(template, measure: measure, filter: filter)
    var moving: [(frame: ColumnPicture, time: Double, displacement: Double)] = []
    for index in stride(from: 0, to: frames.count, by: max(1, frames.count / 40)) {
      let frame = FilteredFrame(frames[index], filter: filter)
      guard let best = tracker.candidates(in: frame).max(by: { $0.evidence < $1.evidence }),
        best.score > 0.85, best.displacement > 10 * measure.rowsPerPoint
      else { continue }
      moving.append((frame.picture, frames[index].time, best.displacement))
      if moving.count == 12 { break }
    }
    return moving
  }

  /// A rest that shows the same keys in their place as another has them, too: a keyboard that is dithered, typed on or
  /// dimmed by an alert may not be recognised, but it neither comes nor goes.
  private func shareKeys(_ rest: inout Rest?, like others: [Rest?]) {
    guard let found = rest, found.keys == nil else { return }
    if let same = others.compactMap(\.self).first(where: { shows(found, keysOf: $0) }) {
      rest?.takeKeys(of: same)
    }
  }

  /// Whether a rest looks as another does where that has keys.
  private func shows(_ rest: Rest, keysOf other: Rest) -> Bool {
    guard let keys = other.keys, other.picture.height == rest.picture.height else { return false }
    let rows = keys.first..<rest.picture.height
    let alike = Template(filter.filtered(other.picture), rows: rows).likeness(
      to: filter.filtered(rest.picture), at: rows.lowerBound, rows: 0..<rows.count, noise: 1)
    return alike.score > EventReader.sameKeys
  }

  /// The correlation from which on two rests show the same keys.
  private static let sameKeys = 0.8

  /// Where two rests have different rows of keys, and only the one's go down to nothing, or come from there, the other has no
  /// keyboard: lines of a list or a photograph may look like keys, and they stay or go up.
  private func dropFalseKeys(_ before: inout Rest?, _ after: inout Rest?, frames: [LumaFrame]) {
    guard let first = before, first.keys != nil, let second = after, second.keys != nil,
      !shows(second, keysOf: first)
    else { return }
    func goes(_ rest: Rest) -> Bool {
      guard let keys = rest.keys else { return false }
      let template = KeyboardTemplate(
        rest.picture, firstRow: keys.first, without: nil, filter: filter)
      return moving(template, in: frames).count {
        $0.displacement > EventReader.leastWay * measure.rowsPerPoint
      } >= 3
    }
    switch (goes(first), goes(second)) {
    case (true, false): after?.dropKeys()
    // A keyboard whose edge an earlier motion has shown is one, though too few frames show how it goes.
    case (false, true) where first.keyboard == nil: before?.dropKeys()
    default: break
    }
  }

  /// How far keys go that leave the screen, in points, and more than from one keyboard's height to another's.
  private static let leastWay = 60.0

  private func markedBar(
    above edge: Double, in raised: ColumnPicture, without lowered: ColumnPicture
  ) -> Bar? {
    let found = heights.bottomInsets.compactMap {
      Bar(
        marksAbove: edge, rise: Double(measure.rows) - edge - $0 * measure.rowsPerPoint,
        in: filter.marks.bridged(raised), without: filter.marks.bridged(lowered), measure: measure)
    }
    // Where they disagree, something else fits as well.
    return found.first { first in
      found.allSatisfy { abs($0.loweredTop - first.loweredTop) < 2 * measure.rowsPerPoint }
    }
  }

  /// Finds the bar by the rests of an event, which may show it better than those before.
  private mutating func findBar(_ rests: Rests, hasEnded: Bool) {
    let (raised, lowered) = (rests.raised, rests.lowered)
    if let givenBar, let lowered {
      let bar = Bar(given: givenBar)
      let without = filter.marks.bridged(lowered.picture)
      let found = raised.flatMap { rest -> Bar? in
        guard let top = rest.keyboard?.top else { return nil }
        let picture = filter.marks.bridged(rest.picture)
        return bar.raised(
          above: top, in: picture, without: without, filter: filter, measure: measure)
          ?? Bar(risenTo: top, in: picture, without: without, filter: filter, measure: measure)
          .flatMap { abs($0.loweredTop - bar.loweredTop) < Double(measure.rows(16)) ? $0 : nil }
      }
      lastBar = (found ?? bar, found.flatMap { _ in raised?.picture }, lowered.picture)
    } else if let raised, let top = raised.keyboard?.top, let keys = raised.keys, let lowered {
      // The keyboard may have been found at an earlier rest, to which the bar had not come.
      let seen = RestingKeyboard(
        picture: raised.picture, keys: keys, without: lowered.picture, moving: [], known: [],
        heights: heights, measure: measure)
      let bar =
        seen.barRise(above: top).flatMap {
          Bar(above: top, rise: $0, in: raised.picture, without: lowered.picture, measure: measure)
        } ?? markedBar(above: top, in: raised.picture, without: lowered.picture)
        ?? Bar(
          risenTo: top, in: filter.marks.bridged(raised.picture),
          without: filter.marks.bridged(lowered.picture), filter: filter, measure: measure)
      if bar == nil {
        bands = Bar.bands(in: filter.marks.bridged(lowered.picture), measure: measure)
      }
      // A bar that is not seen at this rest may still be the same: its pattern decides.
      if var bar {
        bar = bar.keepingBackground(of: lastBar?.bar, measure: measure)
        // While it moves, its background may reach farther down than at rest.
        if !hasEnded, let last = lastBar?.bar { bar.height = min(bar.height, last.height) }
        lastBar = (bar, raised.picture, lowered.picture)
      }
    }
  }

  /// Reads the bar that was found last in some frames whose keyboard is read, and returns it.
  func readBar(
    in frames: [LumaFrame], raised: Rest?, into recorded: inout [RecordedFrame]
  ) -> Bar? {
    guard let lastBar else { return nil }
    let tracker = BarTracker(
      lastBar.bar, raised: lastBar.raised, lowered: lastBar.lowered, measure: measure,
      filter: filter)
    let track = BarTrack(of: frames, tracker: tracker, keyboard: recorded.map(\.keyboardTop))
    let covered = raised.flatMap { CoveredBar(lastBar.bar, raised: $0, measure: measure) }
    let hidden = covered?.tops(in: frames, recorded.map(\.keyboardTop), beside: track.tops) ?? [:]
    for index in frames.indices {
      guard let top = track.tops[index] ?? hidden[index] else { continue }
      // The edges at rest are found to half a row.
      let edge = 0.5
      let uncertainty = (top.uncertainty * top.uncertainty + edge * edge).squareRoot()
      recorded[index].barTop = Reading(top.value, uncertainty: uncertainty)
      recorded[index].barBottom = Reading(top.value + lastBar.bar.height, uncertainty: uncertainty)
    }
    return lastBar.bar
  }
}
