import LibC

/// A possible place of a keyboard in a frame, with a 95 % half width, in rows.
struct KeyboardCandidate: Sendable, Hashable {
  /// How far it is below its place at rest.
  var displacement: Double
  var uncertainty: Double
  /// The correlation, −1…1.
  var score: Double
  /// The strength of its pattern, 1 as at rest.
  var gain: Double
  /// The logarithm of likelihood.
  var evidence: Double
  /// Whether it is recognised only by its upper edge, without a pattern.
  var isSliver = false
}

/// Searches for a keyboard in frames.
struct KeyboardTracker: Sendable {
  let template: KeyboardTemplate
  let measure: ScreenMeasure
  let filter: ScreenFilter
  private let fine, rough: Template
  /// Left and right.
  let halves: [Template]

  init(_ template: KeyboardTemplate, measure: ScreenMeasure, filter: ScreenFilter) {
    self.template = template
    self.measure = measure
    self.filter = filter
    let rows = template.firstRow..<template.filtered.height
    fine = Template(template.filtered, rows: rows, weights: template.weights)
    let middle = template.filtered.width / 2
    halves = [0..<middle, middle..<template.filtered.width].map { columns in
      Template(
        template.filtered, rows: rows, weights: template.weights.kept(columns: columns))
    }
    let dropped = template.filtered.height - template.coarse.height * filter.coarseRows
    let first = max(0, template.firstRow - dropped + filter.coarseRows - 1) / filter.coarseRows
    rough = Template(
      template.coarse, rows: first..<template.coarse.height, weights: template.coarseWeights)
  }

  /// The possible places, at most five, by the pattern alone.
  func candidates(in frame: FilteredFrame) -> [KeyboardCandidate] {
    let rows = filter.coarseRows
    let reach = filter.reach / rows + 1
    let height = rough.height
    let first = frame.coarse.height - height
    let shifts = -measure.rows(60) / rows...max(0, height - 2 * reach - measure.rows(8) / rows)
    let scores = shifts.map { shift in
      let visible = reach..<max(reach, height - max(shift, 0) - (shift > 0 ? reach : 0))
      return rough.likeness(
        to: frame.coarse, at: first + shift,
        rows: visible.clamped(to: max(0, -shift - first)..<height), noise: 0.7
      ).score
    }
    let found = scores.peaks(above: 0.35).map { index in
      let shift = shifts.lowerBound + index
      let visible = Double(height - max(shift, 0) - reach) * Double(rows) / measure.rowsPerPoint
      return (shift: shift, evidence: evidence(score: scores[index], visible: visible))
    }
    return found.sorted { $0.evidence > $1.evidence }.prefix(5)
      .compactMap { refined(shift: $0.shift * rows, in: frame) }
  }

  /// The best place within a coarse row.
  private func refined(shift: Int, in frame: FilteredFrame) -> KeyboardCandidate? {
    let range = filter.coarseRows + 1
    let rows = self.rows(shift: shift, reach: range)
    guard
      let found = fine.refined(
        in: frame.filtered, around: template.firstRow + shift, range: range, rows: rows, noise: 1)
    else { return nil }
    let visible = Double(rows.count) / measure.rowsPerPoint
    // A low part has few edges, some of them faint.
    let faint = max(0, 1 - visible / 90) * measure.rowsPerPoint
    return KeyboardCandidate(
      displacement: found.place - Double(template.firstRow), uncertainty: found.uncertainty + faint,
      score: found.score, gain: found.gain,
      evidence: evidence(score: found.score, visible: visible))
  }

  /// The template's rows in sight for all shifts within `reach` of one.
  ///
  /// Not those whose filter reaches across the keyboard's top or the screen's bottom.
  func rows(shift: Int, reach: Int) -> Range<Int> {
    let first = max(filter.reach, reach - shift - template.firstRow)
    let end = fine.height - max(0, shift > 0 ? shift + reach + filter.reach : shift + reach)
    return first..<max(first, end)
  }

  /// The evidence of a score, in the logarithm of likelihood.
  ///
  /// It is half the logarithm of the residual, for each independent part of the picture, about one per point of height.
  /// A score below a threshold, which rises from 0.55 to 0.9 as less is in sight, is not evidence.
  private func evidence(score: Double, visible: Double) -> Double {
    let least = visible < 100 ? 0.9 - 0.35 * max(0, visible) / 100 : 0.55
    guard score > least else { return 0 }
    return -visible / 2 * log(max(0.005, 1 - score * score))
  }

  /// Whether two halves are at different places: the frame is of two pictures.
  func isTorn(_ frame: FilteredFrame, at displacement: Double) -> Bool {
    let range = measure.rows(8)
    let shift = Int(displacement.rounded())
    let rows = self.rows(shift: shift, reach: range)
    guard rows.count >= 2 * measure.rows(50) else { return false }
    let middle = (rows.lowerBound + rows.upperBound) / 2
    var places: [Int] = []
    for half in [rows.lowerBound..<middle, middle..<rows.upperBound] {
      var best = (score: 0.85, place: Int?.none)
      for place in shift - range...shift + range {
        let score = fine.likeness(
          to: frame.filtered, at: template.firstRow + place, rows: half, noise: 1
        ).score
        if score > best.score { best = (score, place) }
      }
      guard let place = best.place else { return false }
      places.append(place)
    }
    return abs(places[0] - places[1]) > max(2, measure.rows(1.5))
  }
}
