package import Stage

/// How large a filmstrip's cells and magnifiers are, which decides what a magnifier sees and how finely a strip is
/// sampled.
package struct SheetGrid: Sendable, Hashable {
  /// Points of the sheet a point of the device, in cells.
  package let magnification: Double
  /// The cells of a row, from left to right, in points of the sheet.
  package let cells: [Size]
  /// A magnifier, in points of the sheet.
  package let magnifier: Size
  /// Room between two cells, in points of the sheet.
  package let gap: Double
  /// Room before the first cell and after the last, in points of the sheet.
  package let inset: Double
  /// Whether cells are as large as they should be; with fewer columns they would be larger.
  package let isRoomy: Bool

  private static let usualGap = 16.0
  /// Points of the sheet a point of the device, in magnifiers.
  package static let magnifierMagnification = 3.0
  private static let magnifierWidth = 132.0
  /// A magnifier is as high as a cell, within these.
  private static let magnifierHeight = 96.0...176.0
  /// Samples of a strip for each point across.
  private static let samplesPerPoint = 2.0

  /// The sizes for parts of a device's screen, in points, one a column; without a room each has the size that suits it.
  init(windows: [Rect], device: Device?, in room: SheetRoom? = nil) {
    self.init(
      windows: windows, magnification: SheetGrid.magnification(of: windows, device), room)
  }

  /// The sizes for parts of a recording's screen that is so large, in its unit, which need not be points.
  init(windows: [Rect], ofRecording screen: Size, in room: SheetRoom? = nil) {
    let isUpright = screen.height > 1.6 * screen.width
    self.init(
      windows: windows,
      magnification: (isUpright ? SheetGrid.cell : SheetGrid.wideCell)
        / max(windows.map(\.width).min() ?? 1, 1), room)
  }

  private init(windows: [Rect], magnification usual: Double, _ room: SheetRoom?) {
    let fit =
      room?.fit(windows, usual: usual)
      ?? SheetRoom.Fit(magnification: usual, gap: SheetGrid.usualGap, inset: 0, isRoomy: true)
    let magnification = fit.magnification
    self.magnification = magnification
    gap = fit.gap
    inset = fit.inset
    isRoomy = fit.isRoomy
    cells = windows.map {
      Size(width: $0.width * magnification, height: ($0.height * magnification).rounded())
    }
    let highest = cells.map(\.height).max() ?? 0
    magnifier = Size(
      width: SheetGrid.magnifierWidth,
      height: min(
        max(highest, SheetGrid.magnifierHeight.lowerBound), SheetGrid.magnifierHeight.upperBound))
  }

  /// What cells have across with the room around them, in points of the sheet.
  package var width: Double {
    cells.reduce(0) { $0 + $1.width } + gap * Double(max(0, cells.count - 1)) + 2 * inset
  }

  /// What of a device a magnifier shows, in points of the device.
  var magnified: Size {
    Size(
      width: magnifier.width / SheetGrid.magnifierMagnification,
      height: magnifier.height / SheetGrid.magnifierMagnification)
  }

  /// Samples of a strip that is as wide as the cells.
  var stripSamples: Int { Int((width * SheetGrid.samplesPerPoint).rounded(.up)) }

  /// Points of the sheet a point of the device, so that the narrowest cell has the width that suits it.
  private static func magnification(of windows: [Rect], _ device: Device?) -> Double {
    guard let narrowest = windows.map(\.width).min() else { return 1 }
    let isWide = narrowest > widestUpright
    let isWhole = device?.isTablet == true && narrowest > widestPart
    return (isWhole ? wholeTablet : isWide ? wideCell : cell) / max(narrowest, 1)
  }

  /// A window wider than this is that of a phone on its side or of a tablet, in points.
  private static let widestUpright = 480.0
  /// A tablet's window wider than this is all of its width, in points.
  private static let widestPart = 700.0
  /// The width of a cell, in points: upright phones, other screens and parts of tablets, whole tablets.
  private static let cell = 132.0
  private static let wideCell = 208.0
  private static let wholeTablet = 264.0
}
