/// The displacement of a table's visible rows, and their contents, from the table.
///
/// A row is visible while a device pixel of it, as drawn, is within the table as clipped by the screen and the views
/// around it. One that flies in from far away counts from where it enters that; the part of the table behind a bar or
/// the keyboard counts as visible, as it may shine through. All parts of a visible row count. A row made in an
/// animation flies in from an empty frame, and so do its contents; one that moves with its table is not displaced.
public struct RowMeasures: Sendable, Hashable {
  /// The largest displacement of a row's middle, in points.
  public let strayMotionCells: Measure
  /// The largest displacement of an avatar, bubble or time label's middle in its row, in points.
  public let strayMotionContents: Measure

  /// All measures, in order of declaration.
  public var all: [Measure] { [strayMotionCells, strayMotionContents] }
}

extension Film {
  func rowMeasures(in range: ClosedRange<Double>) -> RowMeasures? {
    rowMeasures(on: tableFrames(in: range))
  }

  func rowMeasures(on frames: [FilmFrame<TableState>]) -> RowMeasures? {
    guard landmarks[.table] != nil else { return nil }
    func largest(_ name: String, _ distance: (TableState.Row) -> Double) -> Measure {
      Measure(
        name,
        largestOf: frames.filter { !$0.isSame }.map {
          ($0.time, $0.value.seenRows(pixel: device.pixel).map(distance).max() ?? 0)
        })
    }
    return RowMeasures(
      strayMotionCells: largest("rows.strayMotion.cells", \.astray),
      strayMotionContents: largest("rows.strayMotion.contents", \.partsAstray))
  }
}

extension TableState {
  /// The rows with at least a device pixel in the visible part of the table.
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
