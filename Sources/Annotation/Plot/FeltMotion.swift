import Basics
package import Diagnosis
package import Easing
import Stage

/// How keyboard and bar move after an event, until the next.
///
/// Each moves from where it is at the event to where it rests before the next; its progress is the fraction of that
/// distance, and half a point of it the tolerance of its ``MotionFeel``. Times count from the event.
package struct FeltMotion: Sendable, Hashable {
  /// The way of one edge.
  package struct Way: Sendable, Hashable {
    package let feel: MotionFeel
    /// How far it goes beyond where it comes to rest, in points, 0 or more.
    package let overshoot: Double
  }

  package let event: NamedEvent
  /// Nil where it does not move, or not come to rest.
  package let keyboard: Way?
  /// On a form that of the field with the cursor; nil as for the keyboard.
  package let bar: Way?
  /// The greatest distance of the bar from a right one, at any time of the film; nil where no right place is known.
  package let farthest: Measure?

  /// How near an edge must be to where it rests, in points, to have settled.
  package static let tolerance = 0.5
  /// For how long it must be there before the next event, in seconds.
  private static let rest = 0.02

  /// - Parameters:
  ///   - hasKeyboard: Whether the keyboard moves, and does not fade in its place.
  ///   - hasBar: Whether one bar or field is followed all the time.
  ///   - samples: From just before the event to just before the next.
  ///   - farthest: As of that time.
  init?(
    _ event: NamedEvent, hasKeyboard: Bool = true, hasBar: Bool = true,
    through samples: [SeamLines.Sample], farthest: Measure?
  ) {
    func way(_ edge: (SeamLines.Sample) -> Double?) -> Way? {
      let places = samples.compactMap { sample in edge(sample).map { (sample.time, $0) } }
      guard let first = places.first, let last = places.last else { return nil }
      let (start, way) = (first.1, last.1 - first.1)
      let resting = places.filter { $0.0 >= last.0 - FeltMotion.rest }
      guard resting.allSatisfy({ abs($0.1 - last.1) <= FeltMotion.tolerance }) else { return nil }
      let share = places.map { (time: $0.0 - event.time, progress: ($0.1 - start) / way) }
      return MotionFeel(through: share, within: FeltMotion.tolerance / abs(way)).map {
        Way(feel: $0, overshoot: $0.overshoot * abs(way))
      }
    }
    self.event = event
    keyboard = hasKeyboard ? way(\.keyboard) : nil
    bar = hasBar ? way(\.bar) : nil
    self.farthest = farthest
    guard keyboard != nil || bar != nil else { return nil }
  }
}

extension FeltMotion.Way {
  /// The titles of its figures.
  static let titles = ["begins", "half-way", "settles", "overshoot"]

  /// Its figures, in whole milliseconds and tenths of points.
  var figures: [String] {
    [feel.begin, feel.halfway, feel.settled].map { time in
      time.map { "\(($0 * 1000).fixed(0)) ms" } ?? "–"
    } + ["\(overshoot.fixed(1)) pt"]
  }
}

extension Film {
  /// The film's motions, by its events; those that change the screen's size, and without a motion, are left out.
  ///
  /// - Parameter offBy: As the film's.
  package func motions(offBy: [Double?]) -> [FeltMotion] {
    // A sample each millisecond: between two of them an edge goes straight ahead.
    let count = min(Int(duration * 1000), Film.mostSamples)
    let samples = SeamLines(self, range: 0...duration, count: max(count, 1)).samples
    let times = Set(events.map(\.time)).sorted()
    return times.enumerated().compactMap { index, begin in
      let end = index + 1 < times.count ? times[index + 1] : duration.nextUp
      let now = events.filter { $0.time == begin }
      guard begin < duration, !now.contains(where: { $0.action.sizeChange != nil }) else {
        return nil
      }
      let name = now.map { "\($0.action)" }.joined(separator: ", ")
      // The first of two samples at the event's time is from before it.
      let first = samples.partitioningIndex { $0.time >= begin }
      guard first < samples.count else { return nil }
      let next = samples.partitioningIndex { $0.time >= end }
      // The first of the next event's is from before it.
      let last = min(next + 1, samples.count)
      // On a form the cursor may go to another field, which is elsewhere.
      let movesCursor = now.contains { if case .focus = $0.action { true } else { false } }
      let isOther = landmarks[.toolbar] == nil && movesCursor && samples[first].bar != nil
      return FeltMotion(
        NamedEvent(name, at: begin), hasKeyboard: !crossFades, hasBar: !isOther,
        through: Array(samples[first..<last]),
        farthest: offMeasure(offBy, in: begin...end.nextDown))
    }
  }

  private static let mostSamples = 20_000
}

/// The motions of several films, as a table says how they feel.
package struct FeelTable: Sendable, Hashable {
  /// What moves, with its figures.
  package struct Row: Sendable, Hashable {
    /// Of a film, or “keyboard”.
    package let name: String
    package let isKeyboard: Bool
    /// The film's number; nil for the keyboard of all.
    package let film: Int?
    package let cells: [String]
  }

  /// Of the cells.
  package static let titles = FeltMotion.Way.titles + ["farthest", "at"]

  /// The rows after an event, keyboards first.
  package struct Group: Sendable, Hashable {
    /// With its time, as “show at 0 ms”.
    package let event: String
    package let rows: [Row]
  }

  /// In order of time.
  package let groups: [Group]

  /// Whether the films are several, and few enough to be told apart in one plot.
  package private(set) var hasLines = false

  /// Whether all films have one keyboard's motion.
  package var hasOneKeyboard: Bool {
    groups.allSatisfy { group in group.rows.count(where: \.isKeyboard) < 2 }
  }

  /// A table of films by their names.
  package init(_ films: [(name: String, motions: [FeltMotion])]) {
    let all = films.flatMap(\.motions)
    let events = Set(all.map(\.event)).sorted { ($0.time, $0.name) < ($1.time, $1.name) }
    groups = events.map { event in
      let motions = films.map { film in film.motions.first { $0.event == event } }
      // Each keyboard's motion once, by the first film that has it.
      let keyboards = motions.enumerated().reduce(into: [(film: Int, figures: [String])]()) {
        known, film in
        guard let figures = film.element?.keyboard?.figures else { return }
        if !known.contains(where: { $0.figures == figures }) {
          known.append((film.offset, figures))
        }
      }
      var rows = keyboards.map {
        Row(
          name: "keyboard", isKeyboard: true, film: keyboards.count == 1 ? nil : $0.film,
          cells: $0.figures + ["", ""])
      }
      for (number, motion) in motions.enumerated() {
        let farthest = motion?.farthest
        if motion?.bar == nil, farthest == nil { continue }
        rows.append(
          Row(
            name: films[number].name, isKeyboard: false, film: number,
            cells: (motion?.bar?.figures ?? FeltMotion.Way.titles.map { _ in "–" }) + [
              farthest.map { "\($0.value.fixed(1)) pt" } ?? "–",
              farthest?.time.map { "\((($0 - event.time) * 1000).fixed(0)) ms" } ?? "",
            ]))
      }
      return Group(event: "\(event.name) at \((event.time * 1000).fixed(0)) ms", rows: rows)
    }
  }
}

extension FeelTable {
  /// The most films whose lines can be told apart.
  package static let mostFilms = 6

  /// A table of some films; nil where one of them has no motion.
  package init?(of rows: [any Judged]) {
    let films = rows.map { ($0.name, $0.motions) }
    guard films.allSatisfy({ !$0.1.isEmpty }) else { return nil }
    self.init(films)
    hasLines = (2...FeelTable.mostFilms).contains(films.count)
  }

  /// Of its figures, in a few sentences.
  package static let explanation =
    "Times of a motion count from its event. An edge begins once it has moved by more than half a point, is half-way at half "
    + "its distance, and has settled once it stays within half a point of where it rests; overshoot is how far it moves "
    + "beyond that. Farthest: how far the bar is at most from a right one, at any frame."
}
