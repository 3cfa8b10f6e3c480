import Diagnosis
import Stage

extension Figure {
  /// A film's figures between two times: its largest gap and its largest overlap.
  ///
  /// A seam of 0 points does not count without a visible keyboard, or where the bar's content is not wholly on the
  /// screen, which is reported instead. A keyboard that is not docked gives the bar's lift, a form the state of the
  /// field with the cursor, and a film about messages their faults.
  ///
  /// - Parameter near: Times in seconds; the first that shows a figure is preferred.
  static func all(of judged: JudgedFilm, near: [Double] = []) -> [Figure] {
    guard judged.frames.contains(where: { $0.verdict != .noKeyboard }) else {
      return [Figure("no keyboard", .neutral)]
    }
    let (film, measures) = (judged.film, judged.measures)
    if film.isForm, let field = measures.field { return all(of: field, judged) }
    let seam = SeamExtremes(of: judged, near: near) { $0.subject == .bar }
    let isFollowing = judged.frames.contains { $0.verdict == .onKeyboard }
    let lifted = SeamExtremes(of: judged, near: near) { $0.subject == .lift }.gap
    let lift = measures.liftUnneeded.map { _ in
      lifted == nil && isFollowing
        ? Figure("on the keyboard", .good) : Figure("lifted", .gap, lifted)
    }
    let isDocked = judged.frames.contains { film.showsKeyboard(at: $0.time) }
    let figures =
      isDocked
      ? [Figure("gap", .gap, seam.gap), Figure("covered", .overlap, seam.overlap)]
        + [seam.gap == nil ? onTheWay(judged) : nil, padding(judged, near)].compactMap { $0 }
      : []
    let away = judged.frames.first { $0.verdict == .fieldOffScreen }
    let more =
      [away == nil ? off(judged, near) : nil, lift, growth(of: film, near)].compactMap { $0 }
      + (measures.corners.map { corners($0, judged, near) } ?? [])
      + messages(of: judged, near: near)
    guard let away else { return figures + more }
    return figures.filter { $0.severity != .good } + more
      + [Figure(FrameVerdict.offScreenWords, .neutral, at: away.time)]
  }

  /// The largest gap until the keyboard has come.
  private static func onTheWay(_ judged: JudgedFilm) -> Figure? {
    let gaps = judged.frames.compactMap { frame in
      frame.marked.flatMap { $0.isOnTheWay ? (time: frame.time, gap: $0.seam.gap) : nil }
    }
    guard let largest = gaps.map(\.gap).max() else { return nil }
    return Figure(
      "\(largest.distanceText) to go", .neutral, at: gaps.first { $0.gap == largest }?.time)
  }

  /// The bar's distance from a right one's place, if that is larger by a pixel than any gap or overlap.
  private static func off(
    _ judged: JudgedFilm, _ near: [Double]
  ) -> Figure? {
    guard judged.isOffUnseen, let most = judged.measures.offMax else { return nil }
    let alike = judged.frames.filter { abs(abs($0.off ?? 0) - most.value) <= Seam.rounding }
    let frame = alike.first { near.contains($0.time) } ?? alike.first
    return Figure(
      "off by \(most.value.distanceText)", (frame?.off ?? 0) > 0 ? .gap : .overlap,
      at: frame?.time, term: .off)
  }

  /// A view that grows from nothing, and from how far away.
  private static func growth(of film: Film, _ near: [Double]) -> Figure? {
    film.growth.map { growth in
      let middle = (growth.span.lowerBound + growth.span.upperBound) / 2
      return Figure(
        "a view flies in from \(growth.distance.distanceText)", .gap,
        at: near.first { growth.span.contains($0) && $0 > growth.span.lowerBound }
          ?? film.frameTimes.first { $0 >= middle })
    }
  }

  /// The area visible behind the keyboard's corners: at rest and, where larger, in motion.
  ///
  /// An area below `leastBleed` counts as 0.
  private static func corners(
    _ measures: CornerMeasures, _ judged: JudgedFilm, _ near: [Double]
  ) -> [Figure] {
    let (film, rest) = (judged.film, measures.bleedAtRest)
    func time(of bleed: Double) -> Double? {
      near.first { abs((film.cornerBleed(at: $0) ?? 0) - bleed) < 0.05 }
    }
    var figures: [Figure] = []
    if rest.value >= Film.leastBleed {
      let figure = Figure("corners", .gap, rest)
      figures = [figure.at(figure.time.map { time(of: rest.value) ?? film.timeOfRestFrame($0) })]
    }
    // As on frames: corners below the screen do not count.
    let said = judged.frames.compactMap { frame -> (time: Double, value: Double)? in
      if case .corners(let bleed) = frame.contact { (frame.time, bleed) } else { nil }
    }
    let most = Film.largest(said)
    if most.value > rest.value + Film.leastBleed {
      figures.append(
        Figure(
          "corners \(most.value.areaText)", .gap, at: time(of: most.value) ?? most.time))
    }
    return figures.isEmpty ? [Figure("corners \(0.areaText)", .good)] : figures
  }

  /// The most padding that stays above the keyboard without a need.
  private static func padding(_ judged: JudgedFilm, _ near: [Double]) -> Figure? {
    let paddings = judged.frames.compactMap { frame -> (time: Double, height: Double)? in
      if case .padded(let height) = frame.verdict { (frame.time, height) } else { nil }
    }
    guard let largest = paddings.map(\.height).max() else { return nil }
    let alike = paddings.filter { $0.height > largest - Seam.rounding }.map(\.time)
    return Figure(
      "bar padded \(largest.distanceText)", .neutral,
      at: near.first(where: alike.contains) ?? alike.first, term: .padded)
  }

  /// A field's figures: at rest, and the worse ones before.
  private static func all(of field: FieldMeasures, _ judged: JudgedFilm) -> [Figure] {
    let film = judged.film
    guard let covered = field.coveredAtRest, let offTop = field.offTopAtRest else {
      let offTop = Figure("off the top", .gap, field.offTopMax)
      return [Figure("covered", .covered, field.coveredMax)]
        + (offTop.severity == .good ? [] : [offTop])
    }
    var figures: [Figure] = []
    func atRest(_ label: String, _ severity: Severity, _ measure: Measure) -> Figure {
      let figure = Figure(label, severity, measure)
      return figure.at(figure.time.map(film.timeOfRestFrame))
    }
    if covered.value > 0 { figures.append(atRest("covered", .covered, covered)) }
    if offTop.value > 0 { figures.append(atRest("off the top", .gap, offTop)) }
    let seen = field.visibleAtRest?.value ?? 1
    if figures.isEmpty {
      figures = [
        seen >= 1 - Figure.unseen
          ? Figure("visible at rest", .good)
          : Figure(
            "\(seen.percentText) seen", .covered,
            at: field.visibleAtRest?.time.map(film.timeOfRestFrame))
      ]
    }
    let extremes = judged.fieldExtremes
    if let most = extremes.covered, most.value > covered.value {
      figures.append(Figure("covered", .covered, most))
    }
    if let most = extremes.offTop, most.value > offTop.value {
      figures.append(Figure("off the top", .gap, most))
    }
    if let lift = film.restFrames.compactMap({ film.needlessLift(at: film.time(ofFrame: $0)) })
      .max()
    {
      figures.append(Figure("\(lift.distanceText) too high", .gap))
    }
    if let header = field.headerLiftAtRest {
      figures.append(atRest("header raised", .gap, header))
    }
    return figures
  }

  /// The share of a field that may be hidden without being noticed.
  private static let unseen = 0.005
}
