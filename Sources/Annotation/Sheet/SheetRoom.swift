import Stage

/// The room that a row's cells have in a picture whose size is given.
package struct SheetRoom: Sendable, Hashable {
  /// What all cells of a row and the gaps between them have across, in points of the picture.
  let width: Double
  /// The most that a cell may be high, in points of the picture.
  let height: Double
  /// Room between two cells, in points of the picture.
  let gaps: ClosedRange<Double>
  /// How large cells may be, as a share of those of a sheet; smaller ones are shown only where the height asks for it.
  let sizes: ClosedRange<Double>

  /// Room of a size in points; the height may be infinite.
  package init(
    width: Double, height: Double, gaps: ClosedRange<Double>, sizes: ClosedRange<Double>
  ) {
    self.width = width
    self.height = height
    self.gaps = gaps
    self.sizes = sizes
  }

  /// How large parts of a screen, one a column, are shown in it.
  ///
  /// - Parameter usual: Points of a sheet a point of the device.
  /// - Returns: Points of the picture a point of the device, the gap between cells, and whether cells have the size that
  ///   they should have at the least: fewer columns would be larger.
  func fitting(
    _ windows: [Rect], usual: Double
  ) -> (magnification: Double, gap: Double, isRoomy: Bool) {
    let count = Double(max(1, windows.count))
    let total = max(windows.reduce(0) { $0 + $1.width }, 1)
    let byHeight = height / max(windows.map(\.height).max() ?? 1, 1)
    let byWidth = max(0, width - gaps.lowerBound * (count - 1)) / total
    let magnification = min(byHeight, byWidth, usual * sizes.upperBound)
    let free = (width - total * magnification) / max(1, count - 1)
    return (
      magnification, min(max(free, gaps.lowerBound), gaps.upperBound),
      byWidth >= min(byHeight, usual * sizes.lowerBound)
    )
  }
}
