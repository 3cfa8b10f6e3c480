import Diagnosis

/// Where a film's bar belongs, by its rests: what the film itself tells of a right bar.
struct BarStanding {
  /// Its bottom edge where no keyboard shows, in the film's unit; nil where no frame tells.
  let home: Double?
  /// How far above the keyboard it stands by design, in the film's unit.
  let margin: Double
  /// Whether that was given, and not found.
  let isMarginGiven: Bool
  /// The keyboard's top where it rests without being seen, in the film's unit.
  let hiddenTop: Double
  /// The film's rests.
  let rests: [FilmRest]

  /// How far above the screen's bottom a bar may stand, in points, that is seen without a keyboard only after it has gone:
  /// a tab bar on a home indicator, and some room. Beyond that it may have been left up there.
  private static let lowest = 100.0

  init(_ film: RecordedFilm) {
    let rests = film.rests
    self.rests = rests
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
      (margin, isMarginGiven) = (-.infinity, true)
      return
    }
    let home = isKnown ? seen?.barBottom : nil
    self.home = home
    if let margin = given.barMargin {
      (self.margin, isMarginGiven) = (margin * film.point, true)
      return
    }
    let shown = rests.filter(\.isShown)
    let uncertainty = shown.filter { $0.distance != nil }.map(\.uncertainty).max() ?? 0
    isMarginGiven = false
    margin =
      home.map { home in
        RightBar.margin(
          ofRests: shown.compactMap(\.distance), clearance: film.height - home,
          tolerance: max(0.5 * film.point, uncertainty)
        ) { SystemInset($0, in: film) != nil }
      } ?? 0
  }

  /// How a right bar of this standing is placed; nil where its home is not known.
  var right: RightBar? {
    home.map { RightBar(home: $0, margin: margin, hiddenTop: hiddenTop - hiddenTop.ulp) }
  }

  /// Where the keyboard rests before and after an event; nil where it turns round before it rests, and rests nowhere else
  /// in the film.
  func ends(ofEvent index: Int, kind: RecordedEvent.Kind) -> (before: Double, after: Double)? {
    func rest(_ own: FilmRest?, isShown: Bool) -> Double? {
      if let own { return own.keyboardTop }
      guard isShown else { return hiddenTop }
      return rests.filter(\.isShown)
        .min { abs(($0.before ?? 0) - index) < abs(($1.before ?? 0) - index) }?.keyboardTop
    }
    let before = rest(rests.first { $0.after == index }, isShown: kind != .show)
    let after = rest(rests.first { $0.before == index }, isShown: kind != .hide)
    return before.flatMap { before in after.map { (before, $0) } }
  }

  /// Where a bar belongs on a keyboard that rests; nil where that is not known.
  func rest(onTop top: Double, isHidden: Bool) -> Double? {
    if isHidden { return home }
    return right.map { $0.rest(onTop: top) } ?? (margin.isFinite ? top - margin : nil)
  }
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
    func isAbout(_ height: Double) -> Bool { abs(distance - height) <= 1 }
    if let area = SystemInset.safeArea(of: film), isAbout(area) {
      self = .safeArea
    } else if SystemInset.tabBars.contains(where: isAbout) {
      self = .tabBar
    } else {
      return nil
    }
  }

  /// What a tab bar measures, in points, without and with a phone's safe area.
  private static let tabBars = [49.0, 83]

  /// What a home indicator takes on a screen of the film's shape, in points: 34 upright and 21 on the side of a phone, 20
  /// on a tablet; nil on a screen of 16:9, which has a button.
  private static func safeArea(of film: RecordedFilm) -> Double? {
    let (short, long) = (min(film.width, film.height), max(film.width, film.height))
    guard short > 0 else { return nil }
    if long / short > 2 { return film.height > film.width ? 34 : 21 }
    return long / short < 1.6 ? 20 : nil
  }
}
