package import Graphics
package import Stage

/// The card of one curve or spring as a separate picture.
package struct SingleCurveCard: Drawing {
  package let resources: PaintResources

  private let preset: CurvePreset

  /// Room for the card's shadow, in points.
  private static let margin = 12.0

  package static func all(_ resources: PaintResources) -> [SingleCurveCard] {
    CurvePreset.groups.flatMap(\.presets).map { SingleCurveCard(resources: resources, preset: $0) }
  }

  /// The curve's name in file names, such as `ease-in-out`.
  package var fileName: String { preset.fileName }

  package var size: Size {
    let (card, both) = (CurveCard.size, 2 * SingleCurveCard.margin)
    return Size(width: card.width + both, height: card.height + both)
  }

  package var summary: String { "Progress and velocity of \(preset.name) over time." }

  package func draw(on canvas: Canvas) {
    CurveCard(preset: preset, palette: resources.theme.palette).draw(
      at: Point(x: SingleCurveCard.margin, y: SingleCurveCard.margin), on: canvas)
  }
}
