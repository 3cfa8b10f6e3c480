/// How far rows of a table that are seen, and what is in them, are drawn from where their table would carry them.
///
/// A row is seen while a device pixel of it, as it is drawn, lies in what the screen and the views around it leave of
/// the table. One that flies in from far away counts from where it enters that; what a bar or the keyboard covers of
/// the table counts as seen, as it may shine through. Of a row that is seen all its parts count.
///
/// A row that is made in an animation flies in from an empty frame, and so do its contents; one that moves with its
/// table is never astray.
public struct RowMeasures: Sendable, Hashable {
  /// The largest distance of a row's middle, in points.
  public let strayMotionCells: Measure
  /// The largest distance of the middle of an avatar, a bubble or a time label in its row, in points.
  public let strayMotionContents: Measure

  /// All of them, in the order of their declaration.
  public var all: [Measure] { [strayMotionCells, strayMotionContents] }
}

extension Film {
  /// How far rows stray in the frames between two times, in seconds; nil without a table.
  func rowMeasures(in range: ClosedRange<Double>) -> RowMeasures? {
    rowMeasures(on: tableFrames(in: range))
  }

  /// How far rows stray on some frames; nil without a table.
  func rowMeasures(on frames: [TableFrame]) -> RowMeasures? {
    guard landmarks[.table] != nil else { return nil }
    func largest(_ name: String, _ distance: (TableState.Row) -> Double) -> Measure {
      let largest = Film.largest(
        frames.filter { !$0.isSame }.map {
          ($0.time, $0.table.seenRows(pixel: device.pixel).map(distance).max() ?? 0)
        })
      return Measure(name, largest.value, "pt", at: largest.time)
    }
    return RowMeasures(
      strayMotionCells: largest("rows.strayMotion.cells", \.astray),
      strayMotionContents: largest("rows.strayMotion.contents", \.partsAstray))
  }
}

extension TableState {
  /// The rows of which at least a device pixel is drawn in what can be seen of the table: rows of no size, and those
  /// beyond its edges, are not seen.
  func seenRows(pixel: Double) -> [Row] {
    rows.filter {
      let part = $0.drawn.intersection(visible)
      return part.width >= pixel && part.height >= pixel
    }
  }
}

extension RowMeasures: CustomStringConvertible {
  /// The measures that are not 0.
  public var description: String { all.line }
}
