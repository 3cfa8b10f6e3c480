import Annotation
import Stage

/// The sizes of cells and magnifiers, which decide a magnifier's region and a strip's samples.
struct SheetGrid: Sendable, Hashable {
  /// The parts of the screen in the cells of each row, in points of its device.
  let windows: [[Rect]]
  /// Points of the sheet a point of the device, in the cells of each row.
  let magnifications: [Double]
  /// From left to right the room of the cells of all rows, in points of the sheet.
  let cells: [Size]
  /// In points of the sheet.
  let magnifier: Size
  /// Between two cells, in points of the sheet.
  let gap: Double
  /// Before the first cell and after the last, in points of the sheet.
  let inset: Double
  /// Whether cells have the desired size; with fewer columns they would be larger.
  let isRoomy: Bool

  private static let usualGap = 16.0
  /// Points of the sheet a point of the device, in magnifiers.
  static let magnifierMagnification = 3.0
  private static let magnifierWidth = 132.0
  /// A magnifier is as high as a cell, within these.
  private static let magnifierHeight = 96.0...176.0
  /// Samples of a strip for each point across.
  private static let samplesPerPoint = 2.0

  /// The sizes for parts of a screen, one a column, in their usual size or in a given room.
  init(windows: [Rect], _ shape: CellShape, in room: SheetRoom? = nil) {
    self.init([(windows, shape)], in: room)
  }

  /// The same for rows, each of which may be of another device: each has the size that is usual for its own.
  init(_ rows: [(windows: [Rect], shape: CellShape)], in room: SheetRoom? = nil) {
    let usual = rows.map { row in
      row.windows.map(\.width).min().map { row.shape.width / max($0, 1) } ?? 1
    }
    let first = usual.first ?? 1
    // As large as the largest of a column, in points of the first row's device.
    let largest = (rows.first?.windows.indices ?? 0..<0).map { column in
      let sizes = zip(rows, usual).map { row, usual in
        let window = row.windows[column]
        return (width: window.width * (usual / first), height: window.height * (usual / first))
      }
      return Rect(
        x: 0, y: 0, width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
    let fit =
      room?.fit(largest, usual: first)
      ?? SheetRoom.Fit(magnification: first, gap: SheetGrid.usualGap, inset: 0, isRoomy: true)
    windows = rows.map(\.windows)
    magnifications = usual.map { fit.magnification * ($0 / first) }
    gap = fit.gap
    inset = fit.inset
    isRoomy = fit.isRoomy
    cells = largest.map {
      Size(
        width: $0.width * fit.magnification, height: ($0.height * fit.magnification).rounded())
    }
    let highest = cells.map(\.height).max() ?? 0
    magnifier = Size(
      width: SheetGrid.magnifierWidth,
      height: min(
        max(highest, SheetGrid.magnifierHeight.lowerBound), SheetGrid.magnifierHeight.upperBound))
  }

  /// A row's cells, from left to right, in points of the sheet.
  func cells(ofRow row: Int) -> [Size] {
    windows[row].map {
      Size(
        width: $0.width * magnifications[row], height: ($0.height * magnifications[row]).rounded())
    }
  }

  /// Of the cells with the room around them, in points of the sheet.
  var width: Double {
    cells.reduce(0) { $0 + $1.width } + gap * Double(max(0, cells.count - 1)) + 2 * inset
  }

  /// The size of the device's part in a magnifier, in points of the device.
  var magnified: Size {
    Size(
      width: magnifier.width / SheetGrid.magnifierMagnification,
      height: magnifier.height / SheetGrid.magnifierMagnification)
  }

  /// The number of samples of a strip as wide as the cells.
  var stripSamples: Int { Int((width * SheetGrid.samplesPerPoint).rounded(.up)) }
}

extension CellShape {
  /// In points of the sheet.
  fileprivate var width: Double {
    switch self {
    case .upright: 132
    case .wide: 208
    case .wholeTablet: 264
    }
  }
}
