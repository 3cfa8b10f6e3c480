/// How many cells a picture has, in which changes are looked for.
package enum CellSize {
  /// The shorter sides, in pixels, from which on a cell has two, three and four pixels.
  ///
  /// A phone's own pixels are three a point, and its smallest badge has some thirty.
  private static let sides = [360, 800, 1000]
  /// The most cells, as in a picture of a large display.
  private static let most = 400_000.0

  /// As many columns and rows as make cells about square.
  package static func cells(width: Int, height: Int) -> (columns: Int, rows: Int) {
    let least = 1 + sides.count { min(width, height) >= $0 }
    let side = max(Double(least), (Double(width) * Double(height) / most).squareRoot())
    func count(_ length: Int) -> Int { max(1, Int((Double(length) / side).rounded(.up))) }
    return (count(width), count(height))
  }
}
