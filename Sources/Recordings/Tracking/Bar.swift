/// The app's bar above the keyboard, at rest with the keyboard and without it.
struct Bar: Sendable, Hashable {
  /// Its top edge with the keyboard shown and hidden, in rows.
  var raisedTop, loweredTop: Double
  /// Rows that are certainly its own, from its top edge to the keyboard, if that is shown.
  var contentHeight: Int
  /// With its background, to the screen's bottom if it reaches that without the keyboard.
  var height: Double
  /// The columns of the picture that show it; nil for all.
  var columns: [Int]?

  /// The band above a keyboard's edge that is recognised without the keyboard.
  init?(
    above edge: Double, rise: Double, in picture: ColumnPicture, without other: ColumnPicture,
    measure: ScreenMeasure
  ) {
    let pairs = Bar.steps(above: edge, rise: rise, in: picture, without: other, measure: measure)
    guard let lowest = pairs.last else { return nil }
    // The bar reaches the keyboard, unless its lowest step is farther from that than a field is from the bar's edge.
    // If the part between them rises as well, it is not a gap.
    let isApart =
      edge - lowest.raised.place > 16 * measure.rowsPerPoint
      && !Bar.rises(
        Int(lowest.raised.place) + measure.rows(2)..<Int(edge) - measure.rows(2),
        by: lowest.lowered.place - lowest.raised.place, in: picture, without: other)
    let bottom = isApart ? lowest.raised.place : edge
    guard !isApart || Double(other.height) - lowest.lowered.place < Bar.reach * measure.rowsPerPoint
    else { return nil }
    var best: (score: Double, raised: RowStep, lowered: RowStep)?
    for (raised, lowered) in pairs where bottom - raised.place > 24 * measure.rowsPerPoint {
      // The edge nearest to the keyboard that is as clear as any: a line within the bar is fainter, a list's is higher.
      let distance = (bottom - raised.place) / measure.rowsPerPoint
      let score =
        min(raised.strength, lowered.strength, 12)
        * min(raised.coverage, lowered.coverage) * (distance < 70 ? 1 : 70 / distance)
      if score > best?.score ?? 0 { best = (score, raised, lowered) }
    }
    guard var best else { return nil }
    // A line on the bar's top has two edges.
    for (raised, lowered) in pairs.reversed()
    where (0.1...2.5).contains((best.raised.place - raised.place) / measure.rowsPerPoint)
      && raised.strength > 0.4 * best.raised.strength && raised.coverage > 0.7
    { best = (best.score, raised, lowered) }
    // It is one bar, whose edge differs a little above each rest's list: its contents decide its rise, and the edge is
    // in the middle of both.
    let step = best.lowered.place - best.raised.place
    let rows =
      Int(
        (best.raised.place + 2 * measure.rowsPerPoint).rounded(.up))..<Int(
        (bottom - 2 * measure.rowsPerPoint).rounded(.down))
    let exact =
      Bar.rise(of: rows, in: picture, by: step, to: other, measure: measure) ?? step
    raisedTop = (best.raised.place + best.lowered.place - exact) / 2
    loweredTop = raisedTop + exact
    contentHeight = Int(bottom - best.raised.place)
    height =
      isApart
      ? bottom - best.raised.place
      : Bar.backgroundHeight(
        from: loweredTop, content: contentHeight, in: other, measure: measure)
  }

  /// With edges in rows, while the keyboard is hidden.
  init(given edges: ClosedRange<Double>) {
    loweredTop = edges.lowerBound
    raisedTop = edges.lowerBound
    height = edges.upperBound - edges.lowerBound
    contentHeight = Int(height)
  }

  /// In points: what keeps farther from the screen's bottom than a bar above a tab bar is something of the page.
  static let reach = 100.0

  /// In points: from how far above a keyboard's edge on a given bar is looked for, and the least of it that shows.
  private static let (farthest, least) = (110.0, 24.0)

  /// The same bar where a picture with a keyboard shows it again, with its place there; nil where that is none, or not one.
  func raised(
    above edge: Double, in picture: ColumnPicture, without other: ColumnPicture,
    filter: ScreenFilter, measure: ScreenMeasure
  ) -> Bar? {
    let (first, count) = (Int(loweredTop), contentHeight - measure.rows(2))
    let lowest = Int(edge) - measure.rows(Bar.least)
    let highest = max(0, Int(edge) - count - measure.rows(Bar.farthest))
    guard first >= 0, count > measure.rows(Bar.least / 2), first + count <= other.height,
      highest < lowest
    else { return nil }
    let template = Template(filter.filtered(other), rows: first..<first + count)
    let shown = filter.filtered(picture)
    func rows(_ top: Int) -> Range<Int> { 0..<min(count, Int(edge) - top) }
    let range = measure.rows(2, atLeast: 2)
    guard
      let top = template.onlyPlace(
        in: shown, among: highest...lowest, apart: measure.rows(8), rows: rows),
      let place = template.refined(
        in: shown, around: top, range: range, rows: rows(top + range), noise: 1)
    else { return nil }
    var bar = self
    bar.raisedTop = place.place
    return bar
  }

  /// With the earlier bar's background if both match: it may be hard to see, but does not change.
  func keepingBackground(of other: Bar?, measure: ScreenMeasure) -> Bar {
    guard let other else { return self }
    let point = measure.rowsPerPoint
    let off = loweredTop - other.loweredTop
    var bar = self
    if abs(off) < point, abs(contentHeight - other.contentHeight) <= measure.rows(2) {
      bar.height = other.height
    } else if columns != nil, other.columns != nil {
      // Bars found by some columns may end elsewhere in each, and are one if they rise as far.
      let isOne =
        abs(off) < 2 * point
        || abs(off) < 12 * point && abs(off - raisedTop + other.raisedTop) < 1.5 * point
      if isOne { bar.height = other.height - off }
    } else if abs(off) < point, abs(contentHeight - other.contentHeight) < measure.rows(12) {
      // Above words that come and go its content seems to end elsewhere: of its background, as much is certain as both show.
      bar.height = min(height, other.height)
    }
    return bar
  }

  /// The steps at both rests.
  private static func steps(
    above edge: Double, rise: Double, in picture: ColumnPicture, without other: ColumnPicture,
    measure: ScreenMeasure
  ) -> [(raised: RowStep, lowered: RowStep)] {
    let reach = measure.rows(1)
    let band = max(0, Int(edge) - measure.rows(230))..<Int(edge) - measure.rows(3)
    var pairs: [(raised: RowStep, lowered: RowStep)] = []
    for raised in RowStep.all(in: picture, rows: band, reach: reach)
    where !Bar.stays(around: raised.place, in: picture, without: other, measure: measure) {
      let expected = Int((raised.place + rise).rounded())
      let near = expected - measure.rows(1.5)...expected + measure.rows(1.5)
      guard
        let lowered = near.filter({ $0 > reach + 1 && $0 < other.height - reach - 1 }).map({
          RowStep(in: other, at: $0, reach: reach)
        }).max(by: { $0.strength * $0.coverage < $1.strength * $1.coverage }),
        lowered.coverage > 0.5
      else { continue }
      pairs.append((raised, lowered))
    }
    return pairs
  }

  /// Whether rows are the same without the keyboard: the page stays, and a bar rises.
  static func stays(
    around place: Double, in picture: ColumnPicture, without other: ColumnPicture,
    measure: ScreenMeasure
  ) -> Bool {
    let (row, reach) = (Int(place.rounded()), measure.rows(3))
    let rows = (row - reach..<row + reach).clamped(to: 0..<min(picture.height, other.height))
    return !rows.isEmpty
      && rows.allSatisfy { picture.difference(row: $0, from: other, row: $0) < 4 }
  }

  /// Whether rows with a texture are as far away without the keyboard.
  private static func rises(
    _ rows: Range<Int>, by rise: Double, in picture: ColumnPicture, without other: ColumnPicture
  ) -> Bool {
    let shift = Int(rise.rounded())
    guard rows.upperBound + shift < other.height, picture.texture(of: rows) > 6 else {
      return false
    }
    return picture.likeness(ofBand: rows, to: other, at: rows.lowerBound + shift, step: 1) > 0.8
  }

  /// To parts of a row; nil if the rows are not recognised there.
  static func rise(
    of rows: Range<Int>, in picture: ColumnPicture, by expected: Double, to other: ColumnPicture,
    measure: ScreenMeasure
  ) -> Double? {
    let reach = measure.rows(2, atLeast: 2)
    let middle = rows.lowerBound + Int(expected.rounded())
    guard rows.count > measure.rows(12), middle - reach >= 0,
      middle + reach + rows.count <= other.height
    else { return nil }
    let scores = (-reach...reach).map {
      picture.likeness(ofBand: rows, to: other, at: middle + $0, step: 1)
    }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] > 0.75,
      best > 0, best < scores.count - 1,
      let top = parabolaTop(scores[best - 1], scores[best], scores[best + 1])
    else { return nil }
    return Double(middle - reach + best - rows.lowerBound) + top.offset
  }

  /// To the next step across the screen, or to the screen's bottom.
  static func backgroundHeight(
    from top: Double, content: Int, in picture: ColumnPicture, measure: ScreenMeasure
  ) -> Double {
    let reach = measure.rows(1)
    let end = Int(top) + content
    let rows = end - measure.rows(3)..<max(end, picture.height - measure.rows(2))
    let below = RowStep.all(
      in: picture, rows: rows.clamped(to: 0..<picture.height), reach: reach
    ).first { $0.coverage > 0.75 && $0.place > top + Double(content) - measure.rowsPerPoint }
    // Anything that ends this near to the screen's bottom is the home indicator.
    let lowest = Double(picture.height - measure.rows(16))
    return (below.flatMap { $0.place < lowest ? $0.place : nil } ?? Double(picture.height)) - top
  }
}
