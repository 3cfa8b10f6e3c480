package import Graphics
package import Stage

/// Cards of the curves and springs of iOS, SwiftUI and Android.
///
/// Springs are drawn over their own duration. Velocities share one scale, so that cards can be compared.
package struct CurveCards: Drawing {
  package let resources: PaintResources

  private static let margin = 24.0
  private static let spacing = 12.0
  private static let columns = 5
  private static let headerHeight = 56.0
  private static let groupHeight = 34.0
  private static let groupGap = 18.0

  package init(_ resources: PaintResources) {
    self.resources = resources
  }

  package var size: Size { CurveCards.size(of: CurvePreset.groups) }

  package var summary: String {
    let names = CurvePreset.groups.map { group in
      "\(group.name): " + group.presets.map(\.name).joined(separator: ", ") + "."
    }
    return "Progress and velocity over time. " + names.joined(separator: " ")
  }

  private var palette: Palette { resources.theme.palette }

  package func draw(on canvas: Canvas) {
    drawHeader(on: canvas)
    var y = CurveCards.margin + CurveCards.headerHeight
    for group in CurvePreset.groups {
      canvas.text(
        group.name, at: Point(x: CurveCards.margin, y: y + 20),
        TextStyle(13, .semiBold, palette.second))
      y += CurveCards.groupHeight
      for (index, preset) in group.presets.enumerated() {
        let step = CurveCard.size.width + CurveCards.spacing
        let (row, column) = index.quotientAndRemainder(dividingBy: CurveCards.columns)
        CurveCard(preset: preset, palette: palette).draw(
          at: Point(
            x: CurveCards.margin + Double(column) * step,
            y: y + Double(row) * (CurveCard.size.height + CurveCards.spacing)), on: canvas)
      }
      y += CurveCards.height(of: group) + CurveCards.groupGap
    }
  }

  private func drawHeader(on canvas: Canvas) {
    let left = CurveCards.margin
    canvas.text(
      "Curves and springs", at: Point(x: left, y: left + 16),
      TextStyle(20, .semiBold, palette.ink))
    canvas.text(
      "Blue: progress over time. Grey: velocity, on one scale for all; the tick is the pace of "
        + "linear. Dots: eleven moments equally spaced in time.",
      at: Point(x: left, y: left + 38), TextStyle(12, .regular, palette.second),
      maxWidth: canvas.size.width - 2 * left)
  }

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
