import Basics
import Diagnosis

/// Where a film's bar belongs, by its rests: what the film itself tells of a right bar.
struct BarStanding {
  /// Its bottom edge where no keyboard shows, in the film's unit; nil where no frame tells.
  let home: Double?
  /// How far above the keyboard it stands by design, in the film's unit.
  let margin: Double
  /// The keyboard's top where it rests without being seen, in the film's unit.
  let hiddenTop: Double
  /// The film's rests.
  let rests: [FilmRest]
  /// The keyboard's tops of the rests before and after events, by the events' numbers.
  private let tops: (before: [Int: Double], after: [Int: Double])
  /// Those of the rests in which a keyboard shows, with the event before each, in order.
  private let shown: [(event: Int, top: Double)]

  /// The events before and after rests of a keyboard that may show, or not.
  private let unclear: Set<Int>

  /// How far above the screen's bottom a bar may stand, in points, that is seen without a keyboard only after one has gone.
  ///
  /// It is a home indicator's inset. Beyond that it may have been left up there.
  private static let lowest = 35.0

  init(_ film: RecordedFilm) {
    let rests = film.rests
    self.rests = rests
    unclear = Set(rests.filter(\.isHalfHidden).flatMap { [$0.before, $0.after].compactMap { $0 } })
    func tops(by event: KeyPath<FilmRest, Int?>) -> [Int: Double] {
      Dictionary(
        rests.compactMap { rest in rest[keyPath: event].map { ($0, rest.keyboardTop) } },
        uniquingKeysWith: { first, _ in first })
    }
    self.tops = (tops(by: \.after), tops(by: \.before))
    shown = rests.filter(\.isShown).map { ($0.before ?? -1, $0.keyboardTop) }
    let given = film.source.given
    let hidden = rests.filter { !$0.isShown && $0.barBottom != nil }
    hiddenTop = rests.first { !$0.isShown }?.keyboardTop ?? film.height
    let seen = hidden.first
    let isKnown =
      seen.map { rest in
        rest.before == nil
          || film.height - (rest.barBottom ?? 0) <= BarStanding.lowest * film.point
      } ?? false
    guard !given.barStays else {
      home = (rests.first { $0.barBottom != nil })?.barBottom
      margin = -.infinity
      return
    }
    let home = isKnown ? seen?.barBottom : nil
    self.home = home
    if let margin = given.barMargin {
      self.margin = margin * film.point
      return
    }
    let uncertainty = rests.filter(\.isShown).map(\.uncertainty).max() ?? 0
    let tolerance = max(0.5 * film.point, uncertainty)
    // A bar that has not left its place for a keyboard does not stand on it.
    let lifted = rests.filter { rest in
      rest.isShown && (rest.barBottom ?? .infinity) < (home ?? .infinity) - tolerance
    }
    let distances = lifted.compactMap(\.distance)
    // Of a bar that is never seen without a keyboard nothing tells what its distance is for.
    let reach = home.map { film.height - $0 }
    if reach ?? 0 <= tolerance + film.point,
      let padding = BarStanding.padding(ofRests: distances, in: film)
    {
      margin = -padding
    } else if let reach {
      margin = RightBar.margin(ofRests: distances, clearance: reach, tolerance: tolerance) {
        SystemInset($0, in: film) != nil
      }
    } else {
      margin = max(0, distances.min() ?? 0)
    }
  }

  /// How much of a bar that reaches down to the screen's bottom lies below the keyboard's top by design: the padding that
  /// keeps its content off the home indicator; nil of a bar that is covered by less or more.
  private static func padding(ofRests distances: [Double], in film: RecordedFilm) -> Double? {
    guard let least = distances.min(by: { abs($0) < abs($1) }), least < 0,
      SystemInset.safeArea(of: film).contains(-least / film.point)
    else { return nil }
    return -least
  }

  /// How a right bar of this standing is placed; nil where its home is not known.
  var right: RightBar? {
    home.map { RightBar(home: $0, margin: margin, hiddenTop: hiddenTop - hiddenTop.ulp) }
  }

  /// Whether a keyboard that may show, or not, rests before or after an event.
  func isUnclear(event: Int) -> Bool { unclear.contains(event) }

  /// Where a bar belongs that is never seen without a keyboard: it has but the keyboard to stand on, or stays where it is.
  var assumed: RightBar? {
    guard home == nil, margin.isFinite, let lowest = rests.compactMap(\.barBottom).max() else {
      return nil
    }
    return RightBar(home: lowest, margin: margin)
  }

  /// Where the keyboard rests before and after an event, and whether one of both is that of another event, because it turns
  /// round before it rests; nil where it rests nowhere in the film.
  func ends(
    ofEvent index: Int, kind: RecordedEvent.Kind
  ) -> (ends: (before: Double, after: Double)?, isBorrowed: Bool) {
    var isBorrowed = false
    func rest(_ own: Double?, isShown: Bool) -> Double? {
      if let own { return own }
      guard isShown else { return hiddenTop }
      isBorrowed = true
      let next = shown.partitioningIndex { $0.event >= index }
      return [next - 1, next].filter(shown.indices.contains).map { shown[$0] }
        .min { abs($0.event - index) < abs($1.event - index) }?.top
    }
    let before = rest(tops.before[index], isShown: kind != .show)
    let after = rest(tops.after[index], isShown: kind != .hide)
    return (before.flatMap { before in after.map { (before, $0) } }, isBorrowed)
  }

  /// From where to where a bar belongs on a keyboard that rests; nil where that is not known.
  ///
  /// A keyboard that is slow to rest has a bit of its way left, and the bar, by either right way, a bit of its own.
  func places(onTop top: Double, isHidden: Bool, in rest: FilmRest) -> ClosedRange<Double>? {
    guard !rest.isHalfHidden else { return nil }
    let left = hiddenTop - top
    if isHidden {
      return home.map { home in
        (0...BarStanding.tail).contains(left) ? home - left...home : home...home
      }
    }
    guard let right = right ?? assumed else { return nil }
    let place = right.rest(onTop: top)
    guard abs(top - rest.keyboardTop) <= BarStanding.tail else { return place...place }
    let end = right.rest(onTop: rest.keyboardTop)
    return min(place, end)...max(place, end)
  }

  /// How far a keyboard is from its end at most that is so slow there as to rest, in points: five times slower than usual,
  /// as in a simulator with slow animations.
  private static let tail = 6.0
}

/// What the system has at the bottom of a screen, which a bar that counts it twice is too high by.
enum SystemInset {
  /// A home indicator's safe area.
  case safeArea
  /// A tab bar, with or without it.
  case tabBar

  /// What is as high as a distance in the film's unit; nil where nothing is, or nothing tells how long a point is.
  init?(_ distance: Double, in film: RecordedFilm) {
    guard film.unit == .points else { return nil }
    if SystemInset.safeArea(of: film).contains(distance) {
      self = .safeArea
    } else if SystemInset.tabBars.contains(where: { abs(distance - $0) <= 1 }) {
      self = .tabBar
    } else {
      return nil
    }
  }

  /// What a tab bar measures, in points, without and with a phone's safe area.
  private static let tabBars = [49.0, 83]

  /// What a home indicator takes on a screen of the film's shape, in points: a wider range in pictures, where a bar's
  /// covered edge is not seen, and where points are a guess.
  ///
  /// It is 34 on a phone held upright, 21 on one on its side, 20 on a tablet, and nothing on a screen of 16:9, which has a
  /// button (Apple's safe areas, as `Device` has them).
  static func safeArea(of film: RecordedFilm) -> ClosedRange<Double> {
    let (short, long) = (min(film.width, film.height), max(film.width, film.height))
    let inset =
      long > 2 * short ? film.height > film.width ? 34.0 : 21 : long < 1.6 * short ? 20 : -1e6
    let spread = film.isExact ? 1 : max(4.5 * film.point, inset.magnitude / 8)
    return inset - spread...inset + spread
  }
}
