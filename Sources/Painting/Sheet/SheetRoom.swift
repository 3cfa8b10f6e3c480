import Stage

/// The room for a row's cells in a picture of given size, in points of the picture.
struct SheetRoom: Sendable, Hashable {
  /// The width of all cells of a row and the gaps between them.
  let width: Double
  /// The greatest height of a cell.
  let height: Double
  /// The least room between two cells.
  let gap: Double
  /// The cells' size as a share of a sheet's; smaller ones only where the height demands it.
  let sizes: ClosedRange<Double>

  /// The size and places of cells.
  struct Fit {
    /// Points of the picture a point of the device.
    let magnification: Double
    /// Between two cells, in points of the picture.
    let gap: Double
    /// Before the first cell and after the last, in points of the picture.
    let inset: Double
    /// Whether cells have the desired size; with fewer columns they would be larger.
    let isRoomy: Bool
  }

  /// Fits parts of a screen, one a column, edge to edge or, if narrow, each centred in its share.
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
