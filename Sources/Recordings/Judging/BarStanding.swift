import Basics
import Diagnosis

/// The right place of a film's bar, as deduced from its rests.
struct BarStanding {
  /// Its bottom edge without a keyboard, in the film's unit; nil if no frame shows it.
  let home: Double?
  /// The height of what is there, in the film's unit; nil for exact numbers.
  private let homeHeight: Double?
  /// Its height above the keyboard by design, in the film's unit.
  let margin: Double
  /// The top of the keyboard that rests hidden, in the film's unit.
  let hiddenTop: Double
  let rests: [FilmRest]
  /// Before and after events, by the events' indices.
  private let tops: (before: [Int: Double], after: [Int: Double])
  /// The tops of rests with a keyboard, with the event before each, in order.
  private let shown: [(event: Int, top: Double)]

  /// Whether each rest's bar is where the motion before it left it.
  ///
  /// In pictures nothing moves at a rest. Where the motion before it ends in another place than the one after it begins, two things
  /// were followed, such as a list's row and the bar below it, and which is the bar is unknown.
  let isOneBar: Bool

  /// Whether it reaches the screen's lower edge without a keyboard, and that edge is not seen: its own end is unknown.
  let isCut: Bool

  /// Events before and after rests of a keyboard that may be shown or hidden.
  private let unclear: Set<Int>

  /// The highest home, in points, of a bar seen without a keyboard only after one.
  ///
  /// It is a home indicator's inset. A higher bar may have been left behind.
  private static let lowest = 35.0
  /// How much more a bar may keep from the keyboard than from the screen's bottom in pictures, in points, beyond the
  /// tolerance of one edge: three edges are read, and the keyboard's may be under a round top.
  private static let edges = 1.0

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
    isOneBar = BarStanding.isOneBar(in: film, rests)
    isCut =
      film.source.assumesLowerEdge && !given.barStays
      && rests.contains { rest in
        !rest.isShown && film.height - (rest.barBottom ?? 0) < 2 * film.point
      }
    hiddenTop = rests.first { !$0.isShown }?.keyboardTop ?? film.height
    let seen = rests.first { !$0.isShown && $0.barBottom != nil }
    let isKnown =
      seen.map {
        $0.before == nil || film.height - ($0.barBottom ?? 0) <= BarStanding.lowest * film.point
      } ?? false
    guard !given.barStays else {
      home = (rests.first { $0.barBottom != nil })?.barBottom
      homeHeight = nil
      margin = -.infinity
      return
    }
    let home = isKnown ? seen?.barBottom : nil
    self.home = home
    let heights = seen.map { film.frames[$0.frames].compactMap(\.barHeight) } ?? []
    homeHeight =
      home == nil || film.isExact || film.isPlayed || heights.isEmpty ? nil : median(heights)
    if let margin = given.barMargin {
      self.margin = margin * film.point
      return
    }
    margin = BarStanding.margin(of: rests, home: home, in: film)
  }

  /// Its height above the keyboard by design, negative for padding below its top, from its distance at rests.
  private static func margin(of rests: [FilmRest], home: Double?, in film: RecordedFilm) -> Double {
    let uncertainty = rests.filter(\.isShown).map(\.uncertainty).max() ?? 0
    // In pictures, two edges are told to a point each.
    let tolerance = max((film.isExact ? 0.5 : 2) * film.point, uncertainty)
    // A bar that has not left its place for a keyboard is not on it.
    let lifted = rests.filter { rest in
      rest.isShown && (rest.barBottom ?? .infinity) < (home ?? .infinity) - tolerance
    }
    let distances = lifted.compactMap(\.distance)
    let reach = home.map { film.height - $0 }
    if let padding = padding(
      ofRests: distances, reach: reach ?? 0, tolerance: tolerance, in: film)
    {
      return -padding
    }
    // If the bar is never seen without a keyboard, its distance may have any reason.
    guard let reach else { return max(0, distances.min() ?? 0) }
    return own(ofRests: distances, reach: reach, tolerance: tolerance, in: film)
      ?? RightBar.margin(
        ofRests: distances, clearance: film.isExact ? reach : reach + edges * film.point,
        tolerance: tolerance
      ) {
        SystemInset($0, in: film).map {
          $0 == .safeArea || SystemInset.hasTabBar(below: reach, in: film)
        } ?? false
      }
  }

  private static func isOneBar(in film: RecordedFilm, _ rests: [FilmRest]) -> Bool {
    let drift = BarFault.limit(in: film)
    return film.source.kind != .pictures || film.source.given.bar != nil
      || rests.allSatisfy { $0.drift.magnitude <= drift + $0.uncertainty }
        && !isPaddedAtTimes(in: film, rests)
  }

  /// Whether its bottom is read with the padding for the home indicator at one rest without a keyboard, at the screen's
  /// bottom, and without it at another, at the safe area's.
  private static func isPaddedAtTimes(in film: RecordedFilm, _ rests: [FilmRest]) -> Bool {
    let clearances = rests.filter { !$0.isShown }.compactMap(\.barBottom).map {
      (film.height - $0) / film.point
    }
    return clearances.contains { $0 < 2 }
      && clearances.contains { SystemInset.isSafeArea($0, in: film) }
  }

  /// The bar's padding for the home indicator, if the keyboard covers just that at rest.
  ///
  /// Its presumed bottom may be within the safe area, as where a message that shows through glass ends: then it
  /// is as far below the safe area's top without a keyboard as it is below the keyboard's.
  private static func padding(
    ofRests distances: [Double], reach: Double, tolerance: Double, in film: RecordedFilm
  ) -> Double? {
    let isAtBottom = reach <= tolerance + film.point
    guard let least = distances.min(by: { abs($0) < abs($1) }), least < 0,
      SystemInset.isSafeArea(((isAtBottom ? 0 : reach) - least) / film.point, in: film),
      isAtBottom || (!film.isExact && -least > tolerance)
    else { return nil }
    return -least
  }

  /// The margin of a bar that keeps from the keyboard what it keeps from the screen's bottom: what it keeps above the
  /// bottom edge of the home indicator's safe area there.
  ///
  /// Its app has not taken the safe area off the keyboard's height, as with a bar whose margin is 0. Nil for another, and
  /// where that margin is wider than those that apps have: a button may be there by design.
  private static func own(
    ofRests distances: [Double], reach: Double, tolerance: Double, in film: RecordedFilm
  ) -> Double? {
    guard film.unit == .points, film.height > 2 * film.width, let least = distances.min(),
      let inset = SystemInset.safeAreas(of: film).first
    else { return nil }
    let own = reach - inset
    return abs(least - reach) <= max(2, min(tolerance, 4)) && widths.contains(own) ? own : nil
  }

  /// A bar's margin that is not 0, in points.
  private static let widths = 2.0...24

  var right: RightBar? {
    home.map { RightBar(home: $0, margin: margin, hiddenTop: hiddenTop - hiddenTop.ulp) }
  }

  func isUnclear(event: Int) -> Bool { unclear.contains(event) }

  /// The place of a bar that is never seen without a keyboard: on it, or fixed.
  var assumed: RightBar? {
    guard home == nil, margin.isFinite, let lowest = rests.compactMap(\.barBottom).max() else {
      return nil
    }
    return RightBar(home: lowest, margin: margin)
  }

  /// Whether frames show something far higher or lower than the bar without a keyboard, another thing, or may do so, as
  /// where its own height is unknown.
  func isAnother(in frames: ArraySlice<RecordedFrame>) -> Bool {
    let heights = frames.compactMap(\.barHeight)
    guard isOneBar, !isCut else { return true }
    guard let homeHeight, !heights.isEmpty else { return false }
    return abs(median(heights) - homeHeight) > EventGaps.otherHeight * homeHeight
  }

  /// The keyboard's rests before and after an event; nil if it rests nowhere in the film.
  ///
  /// `isBorrowed` if one of them is another event's, because the keyboard turns back before it rests.
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

  /// The bar's right places on a keyboard at rest, as both may still be creeping; nil if unknown.
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

  /// The largest remaining way of a resting keyboard, in points.
  ///
  /// It is that of one five times slower than usual, as in a simulator with slow animations.
  private static let tail = 6.0
}

/// The system's insets at a screen's bottom: a bar that counts one twice is too high by it.
enum SystemInset {
  /// A home indicator's safe area.
  case safeArea
  /// A tab bar, with or without it.
  case tabBar

  /// The inset of a height in the film's unit; nil also if the length of a point is unknown.
  init?(_ distance: Double, in film: RecordedFilm) {
    guard film.unit == .points else { return nil }
    if SystemInset.isSafeArea(distance, in: film) {
      self = .safeArea
    } else if SystemInset.tabBars(in: film).contains(where: { abs(distance - $0) <= 1 }) {
      self = .tabBar
    } else {
      return nil
    }
  }

  /// Whether there is room for a tab bar below a bar that is that high without a keyboard.
  static func hasTabBar(below reach: Double, in film: RecordedFilm) -> Bool {
    reach >= (tabBars(in: film).last ?? 0) - 2
  }

  /// The heights of a tab bar, in points: without and, on a phone that has one, with the safe area.
  private static func tabBars(in film: RecordedFilm) -> [Double] {
    max(film.width, film.height) > 2 * min(film.width, film.height) ? [49, 83] : [49]
  }

  /// Whether a length in points is the home indicator's inset on a screen of the film's shape.
  ///
  /// The range is wider in pictures, where a bar's covered edge is not seen, and where points are a guess, and by the
  /// tolerance.
  static func isSafeArea(
    _ length: Double, within tolerance: Double = 0, in film: RecordedFilm
  ) -> Bool {
    safeAreas(of: film).contains { inset in
      let spread = film.isExact ? 1 : max(4.5 * film.point, inset / 8)
      return abs(length - inset) <= spread + tolerance
    }
  }

  /// The home indicator's insets on screens of the film's shape, in points.
  ///
  /// It is 34 on a phone held upright, 21 on one on its side, 20 on a tablet, 25 from iPadOS 26 on. A screen of 16:9 has a
  /// button (Apple's safe areas, as `Device` has them).
  static func safeAreas(of film: RecordedFilm) -> [Double] {
    let (short, long) = (min(film.width, film.height), max(film.width, film.height))
    if long > 2 * short { return [film.height > film.width ? 34 : 21] }
    return long < 1.6 * short ? [20, 25] : []
  }
}
