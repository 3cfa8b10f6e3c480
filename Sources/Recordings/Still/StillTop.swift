/// Where a keyboard may begin in one picture, in which nothing moves with it.
struct StillTop {
  /// In rows from the screen's top.
  let place: Double
  /// Half the width of the 95 % range, in rows.
  let uncertainty: Double

  /// From the top of the first row of keys, half a gap above them, up to the keyboard's edge, in points: its own margin
  /// or, with words above the keys, these and a margin.
  private static let (margin, words) = (-1.5...21.0, 24.0...68.0)
  /// A margin that needs no height that was seen before, in points: keys that begin the keyboard.
  private static let none = -1.5...4.0
  /// Steps so near to each other are one edge, in points.
  private static let edge = 3.0
  /// How far a height may be from one that was seen before, in points.
  private static let known = 1.5
  /// Likewise if it only makes another unsure.
  private static let nearlyKnown = 4.0
  /// The share of the columns that an edge has, more than the contents of a bar.
  private static let coverage = 0.7

  /// The likeliest first, and whether it is sure.
  ///
  /// Between the keyboard's edge and its keys nothing reaches across the screen, so the lowest edge above the keys is
  /// the keyboard's, if that can be seen. Where its height is none that was seen before, or another edge is near, it
  /// may be a bar's.
  ///
  /// - Parameter start: The top of the first row of keys, in rows.
  static func all(
    in picture: ColumnPicture, above start: Double, _ measure: ScreenMeasure,
    _ heights: KeyboardHeights
  ) -> (tops: [StillTop], isSure: Bool) {
    let points = measure.rowsPerPoint
    func steps(_ range: ClosedRange<Double>) -> [RowStep] {
      let rows = start - range.upperBound * points...start - range.lowerBound * points
      let near =
        max(0, Int(rows.lowerBound))..<max(1, min(picture.height - 1, Int(rows.upperBound)))
      return RowStep.all(in: picture, rows: near, reach: measure.rows(1))
        .filter { $0.coverage >= coverage && rows.contains($0.place) }
    }
    func top(_ place: Double) -> StillTop {
      StillTop(place: place, uncertainty: max(0.5, 0.5 * points))
    }
    let near = steps(margin)
    guard let step = near.last ?? steps(words).last else { return ([top(start)], false) }
    func isKnown(
      _ place: Double, within error: Double, where isPossible: (KeyboardHeights.Height) -> Bool
    ) -> Bool {
      let height = (Double(picture.height) - place) / points
      return measure.isKnown
        && heights.all.contains { abs($0.points - height) <= error && isPossible($0) }
    }
    let reach = measure.rows(1)
    let (above, below) = (
      max(0, Int(step.place) - reach - 1), min(picture.height - 1, Int(step.place) + reach)
    )
    let changes = (0..<picture.width).map { picture[below, $0] - picture[above, $0] }
    // Up to iOS 12 words are on a darker ground than keys, with an edge between the two.
    let areWords = changes.reduce(0, +) > 0
    let rival =
      near.first { step.place - $0.place > edge * points && 2 * $0.strength > step.strength }
      ?? steps(words).last {
        areWords && step.place - $0.place > edge * points
          && isKnown($0.place, within: nearlyKnown) { !$0.isRare }
      }
    // Only keyboards of iOS 26 have round corners; any other edge without sides is a bar's.
    let spans = [changes.first, changes.last].allSatisfy { abs($0 ?? 0) >= RowStep.least }
    let isBare = none.contains((start - step.place) / points)
    return (
      [top(step.place)] + (rival.map { [top($0.place)] } ?? [top(start)]),
      rival == nil && (isBare || isKnown(step.place, within: known) { $0.isRare || spans })
    )
  }
}
