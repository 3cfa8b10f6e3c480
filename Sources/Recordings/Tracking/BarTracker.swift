import LibC

/// A possible place of a bar in a frame, in rows, with a 95 % half width.
struct BarCandidate: Sendable, Hashable {
  var top: Double
  var uncertainty: Double
  /// The correlation, −1…1.
  var score: Double
  /// The logarithm of likelihood.
  var evidence: Double
}

/// Searches for a bar in frames.
struct BarTracker: Sendable {
  let measure: ScreenMeasure
  let filter: ScreenFilter
  private let looks: [Look]

  /// The bar at one rest: its rows, fine and reduced, and the picture.
  ///
  /// A plain bar is known by its edge, which is filtered with what is above it. A bar with a pattern is known by that,
  /// whatever passes above it.
  private struct Look: Sendable {
    let fine, rough: Template
    let picture: ColumnPicture
    let columns: [Int]?
    let first, roughFirst: Int
    /// From the first row to the bar's top edge, in rows.
    let inset: Double
    /// How much less is known from some columns than from all.
    var spread: Double {
      columns.map { (Double(picture.width) / Double($0.count)).squareRoot() } ?? 1
    }

    init?(
      _ bar: Bar, top: Double, in picture: ColumnPicture, isInner: Bool, measure: ScreenMeasure,
      filter: ScreenFilter
    ) {
      // Of an edge a few rows above it are a part; the pattern within begins as far below it.
      let first = isInner ? Int(top) + measure.rows(2) : max(0, Int(top) - measure.rows(2))
      let end = min(picture.height, Int(top) + bar.contentHeight - measure.rows(2))
      guard end - first > measure.rows(12) else { return nil }
      let weights = bar.columns.map { ColumnPicture.weights($0, like: picture) }
      let source = isInner ? picture : filter.filtered(picture)
      let coarse = filter.coarse(source)
      let dropped = picture.height - coarse.height * filter.coarseRows
      roughFirst = max(0, first - dropped) / filter.coarseRows
      let roughEnd = min(coarse.height, (end - dropped) / filter.coarseRows)
      guard roughEnd > roughFirst else { return nil }
      fine = Template(source, rows: first..<end, weights: weights, isCentred: isInner)
      rough = Template(
        coarse, rows: roughFirst..<roughEnd, weights: weights.map(filter.coarse),
        isCentred: isInner)
      self.picture = picture
      columns = bar.columns
      self.first = first
      inset = top - Double(first)
    }
  }

  init(
    _ bar: Bar, raised: ColumnPicture?, lowered: ColumnPicture?, measure: ScreenMeasure,
    filter: ScreenFilter
  ) {
    self.measure = measure
    self.filter = filter
    looks = [(raised, bar.raisedTop), (lowered, bar.loweredTop)].flatMap { picture, top in
      [false, true].compactMap { isInner in
        picture.flatMap {
          Look(bar, top: top, in: $0, isInner: isInner, measure: measure, filter: filter)
        }
      }
    }
  }

  /// At most five, in a frame whose keyboard covers the bar from a row on.
  func candidates(in frame: FilteredFrame, above covered: Double) -> [BarCandidate] {
    let found = looks.flatMap { candidates(of: $0, in: frame, above: covered) }
    var kept: [BarCandidate] = []
    for candidate in found.sorted(by: { $0.evidence > $1.evidence })
    where kept.allSatisfy({ abs($0.top - candidate.top) > 2 * measure.rowsPerPoint }) {
      kept.append(candidate)
      if kept.count == 5 { break }
    }
    return kept
  }

  private func candidates(
    of look: Look, in frame: FilteredFrame, above covered: Double
  ) -> [BarCandidate] {
    let step = filter.coarseRows
    let coarse = frame.coarse(for: look.rough)
    let dropped = frame.picture.height - frame.coarse.height * step
    let limit = min(
      frame.coarse.height, Int((covered - Double(dropped)) / Double(step)) - filter.reach / step / 2
    )
    let least = measure.rows(14) / step
    var scores: [Double] = []
    for place in 0...max(0, limit - least) {
      let rows = 0..<min(look.rough.height, limit - place)
      guard rows.upperBound >= least else {
        scores.append(0)
        continue
      }
      scores.append(look.rough.likeness(to: coarse, at: place, rows: rows, noise: 0.7).score)
    }
    let tops = scores.peaks(above: 0.5).sorted { scores[$0] > scores[$1] }
    return tops.prefix(5).compactMap { place in
      refined(
        look, at: place * step + dropped + (look.first - dropped) % step, in: frame, above: covered)
    }
  }

  private func refined(
    _ look: Look, at place: Int, in frame: FilteredFrame, above covered: Double
  ) -> BarCandidate? {
    let range = 2 * filter.coarseRows
    let end = min(
      look.fine.height, Int(covered) - filter.reach / 2 - place - range,
      frame.filtered.height - place - range)
    guard end >= measure.rows(12),
      let found = look.fine.refined(
        in: frame.whole(for: look.fine), around: place, range: range, rows: 0..<end, noise: 1)
    else { return nil }
    let visible = Double(end) / measure.rowsPerPoint
    let least = visible < 36 ? 0.92 - 0.2 * visible / 36 : 0.72
    guard found.score > least else { return nil }
    // The bar's pattern at another brightness is something else.
    var difference: Float = 0
    let row = Int(found.place.rounded())
    for inner in 0..<end {
      difference += look.picture.difference(
        row: look.first + inner, from: frame.picture, row: row + inner, columns: look.columns)
    }
    let meanDifference = Double(difference) / Double(end)
    let uncertainty = found.uncertainty * look.spread
    guard meanDifference < 16, uncertainty < RecordedFrame.covered * measure.rowsPerPoint else {
      return nil
    }
    return BarCandidate(
      top: found.place + look.inset, uncertainty: uncertainty,
      score: found.score,
      evidence: -visible / 2 * log(max(0.01, 1 - found.score * found.score))
        - meanDifference * visible / 20)
  }
}
