/// The row of a phone's keys that has the space bar, in one picture.
struct LowestRow {
  /// From the left, as parts of the keyboard's width.
  private let keys: [ClosedRange<Double>]
  /// The number of the space bar.
  private let space: Int

  /// The widths of space bars, as parts of the keyboard's: a strip without keys is wider.
  private static let bars = 0.28...0.75
  /// The narrowest key, likewise.
  private static let key = 0.03
  /// How far a pixel between two keys is from the gap's above it, of 255, and the share of such pixels in a column.
  private static let (level, share) = (10, 0.85)
  /// Where the key at the right begins and ends on Android at the earliest: an iPhone's return begins at three quarters.
  private static let (last, end) = (0.8, 0.92)
  /// How many times wider than a period enter is at least: 1.5 and 1.6 were seen.
  private static let wider = 1.25

  /// Nil where no row has a space bar.
  init?(of grid: KeyGrid, in frame: LumaFrame) {
    guard let gap = grid.rows.gaps.last else { return nil }
    // The lowest gap that was found may have another one below it, or be below all keys, above Android's buttons.
    let rows = [0, grid.rows.pitch, -grid.rows.pitch].map {
      gap.lowerBound + $0...gap.upperBound + $0
    }
    .filter { $0.lowerBound + grid.rows.pitch < Double(frame.height) }
    .map { LowestRow.keys(below: $0, of: grid, in: frame) }
    for keys in rows {
      if let space = keys.firstIndex(where: { LowestRow.bars.contains($0.length) }) {
        (self.keys, self.space) = (keys, space)
        return
      }
    }
    return nil
  }

  /// Whether a period and an enter key, half as wide again, are next to the space bar, as on Android.
  ///
  /// The two of an iPhone's keyboard for tweets, at and number sign, are equally wide.
  var isAndroids: Bool {
    guard keys.count == space + 3, let last = keys.last else { return false }
    return last.lowerBound > LowestRow.last && last.upperBound > LowestRow.end
      && last.length > LowestRow.wider * keys[space + 1].length
  }

  /// Whether three rows or more have four keys of one width, as a pad of digits has on Android: an iPhone's has three.
  static func arePads(_ grid: KeyGrid, in frame: LumaFrame) -> Bool {
    let rows = grid.rows.gaps.filter { $0.upperBound + grid.rows.pitch < Double(frame.height) }
      .map { keys(below: $0, of: grid, in: frame) }
    return rows.count { keys in
      let widths = keys.map(\.length)
      return keys.count == padKeys && keys[0].lowerBound < 1 - end
        && keys[padKeys - 1].upperBound > end
        && (widths.max() ?? 0) < LowestRow.alike * (widths.min() ?? 0)
    } >= 3
  }

  /// The keys of a row of Android's pad, and how many times wider than the narrowest the widest is at most.
  private static let (padKeys, alike) = (4, 1.1)

  /// The runs of columns that are unlike the gap above, in the middle of the row.
  private static func keys(
    below gap: ClosedRange<Double>, of grid: KeyGrid, in frame: LumaFrame
  ) -> [ClosedRange<Double>] {
    let high = grid.rows.pitch - gap.length
    let rows = Int(gap.upperBound + 0.25 * high)...Int(gap.upperBound + 0.75 * high)
    let middle = Int(gap.middle)
    let columns = Int(grid.columns.lowerBound)..<min(frame.width, Int(grid.columns.upperBound))
    func isGround(_ x: Int) -> Bool {
      let ground = Int(frame.pixels[middle * frame.width + x])
      let like = rows.count { abs(Int(frame.pixels[$0 * frame.width + x]) - ground) <= level }
      return Double(like) >= share * Double(rows.count)
    }
    func part(of x: Int) -> Double { (Double(x) - grid.columns.lowerBound) / grid.width }
    var keys: [ClosedRange<Double>] = []
    var start: Int?
    for x in columns.lowerBound...columns.upperBound {
      let isKey = x < columns.upperBound && !isGround(x)
      if isKey { start = start ?? x }
      guard !isKey, let first = start else { continue }
      start = nil
      let (left, right) = (part(of: first), part(of: x))
      if right - left >= key { keys.append(left...right) }
    }
    return keys
  }
}
