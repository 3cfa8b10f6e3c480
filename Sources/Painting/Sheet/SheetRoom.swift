import Stage

/// The room that a row's cells have in a picture whose size is given.
struct SheetRoom: Sendable, Hashable {
  /// What all cells of a row and the gaps between them have across, in points of the picture.
  let width: Double
  /// The most that a cell may be high, in points of the picture.
  let height: Double
  /// Room between two cells at the least, in points of the picture.
  let gap: Double
  /// How large cells may be, as a share of those of a sheet; smaller ones are shown only where the height asks for it.
  let sizes: ClosedRange<Double>

  /// How large cells are and where they lie.
  struct Fit {
    /// Points of the picture a point of the device.
    let magnification: Double
    /// Room between two cells, in points of the picture.
    let gap: Double
    /// Room before the first cell and after the last, in points of the picture.
    let inset: Double
    /// Whether cells are as large as they should be; with fewer columns they would be larger.
    let isRoomy: Bool
  }

  /// How parts of a screen, one a column, lie in it: from edge to edge or, where they are narrow, each in the middle of
  /// its share.
  ///
  /// - Parameter usual: Points of a sheet a point of the device.
  func fit(_ windows: [Rect], usual: Double) -> Fit {
    let count = Double(max(1, windows.count))
    let total = max(windows.reduce(0) { $0 + $1.width }, 1)
    let byHeight = height / max(windows.map(\.height).max() ?? 1, 1)
    let byWidth = max(0, width - gap * (count - 1)) / total
    let magnification = min(byHeight, byWidth, usual * sizes.upperBound)
    let free = width - total * magnification
    let share = free / count
    let isNarrow = share >= 2 * gap
    return Fit(
      magnification: magnification,
      gap: isNarrow ? share : max(gap, free / max(1, count - 1)), inset: isNarrow ? share / 2 : 0,
      isRoomy: byWidth >= min(byHeight, usual * sizes.lowerBound))
  }
}
