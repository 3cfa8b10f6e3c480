public import Imaging
import Stage

/// Draws a card for each curve and spring that iOS, SwiftUI and Android use.
///
/// Springs are drawn over their own duration. Velocities share one scale, so that cards can be
/// compared.
public struct CurveCardsPainter {
  private let palette: Palette
  private let scale: Double
  private let fonts: Fonts

  private static let margin = 24.0
  private static let spacing = 12.0
  private static let columns = 5
  private static let headerHeight = 56.0
  private static let groupHeight = 34.0
  private static let groupGap = 18.0

  /// A painter of an appearance at so many pixels a point, 1…4.
  ///
  /// - Throws: `FontError` where a font is missing.
  public init(_ appearance: Appearance, scale: Double) throws(FontError) {
    let theme = Theme(appearance)
    palette = theme.palette
    self.scale = scale
    fonts = try Fonts(theme.fonts)
  }

  /// Draws the cards.
  ///
  /// - Throws: `CanvasError` for a scale that is not 1…4.
  public func draw() throws(CanvasError) -> Bitmap {
    let groups = CurvePreset.groups
    let presets = groups.flatMap(\.presets)
    let fastest =
      presets.flatMap { preset in
        (0...CurvePreset.resolution).map { preset.speed(at: CurvePreset.part($0)) }
      }.filter(\.isFinite).max() ?? 1
    let canvas = try Canvas(
      size: CurveCardsPainter.size(of: groups), scale: scale, background: palette.paper,
      fonts: fonts)
    drawHeader(on: canvas)
    var y = CurveCardsPainter.margin + CurveCardsPainter.headerHeight
    for group in groups {
      canvas.text(
        group.name, at: Point(x: CurveCardsPainter.margin, y: y + 20),
        TextStyle(13, .semiBold, palette.second))
      y += CurveCardsPainter.groupHeight
      for (index, preset) in group.presets.enumerated() {
        let step = CurveCard.size.width + CurveCardsPainter.spacing
        let (row, column) = index.quotientAndRemainder(dividingBy: CurveCardsPainter.columns)
        CurveCard(preset: preset, palette: palette, fastest: fastest).draw(
          at: Point(
            x: CurveCardsPainter.margin + Double(column) * step,
            y: y + Double(row) * (CurveCard.size.height + CurveCardsPainter.spacing)), on: canvas)
      }
      y += CurveCardsPainter.height(of: group) + CurveCardsPainter.groupGap
    }
    return try canvas.bitmap()
  }

  private func drawHeader(on canvas: Canvas) {
    let left = CurveCardsPainter.margin
    canvas.text(
      "Curves and springs", at: Point(x: left, y: left + 16),
      TextStyle(20, .semiBold, palette.ink))
    canvas.text(
      "Blue: progress over time. Grey: velocity, on one scale for all; the tick is the pace of "
        + "linear. Dots: eleven moments equally spaced in time.",
      at: Point(x: left, y: left + 38), TextStyle(12, .regular, palette.second),
      maxWidth: canvas.size.width - 2 * left)
  }

  /// The height of a group's cards, in points.
  private static func height(of group: CurvePreset.Group) -> Double {
    let rows = Double((group.presets.count + columns - 1) / columns)
    return rows * CurveCard.size.height + max(rows - 1, 0) * spacing
  }

  private static func size(of groups: [CurvePreset.Group]) -> Size {
    let heights = groups.map { groupHeight + height(of: $0) + groupGap }
    return Size(
      width: 2 * margin + Double(columns) * CurveCard.size.width + Double(columns - 1) * spacing,
      height: 2 * margin + headerHeight + heights.reduce(-groupGap, +))
  }
}
