package import Graphics
package import Stage

/// The card of one curve or spring, as a picture of its own.
package struct SingleCurveCard: Drawing {
  /// What it is drawn with.
  package let resources: PaintResources

  private let preset: CurvePreset

  /// Room for the card's shadow, in points.
  private static let margin = 12.0

  /// Every card, in the order in which `CurveCards` has them.
  package static func all(_ resources: PaintResources) -> [SingleCurveCard] {
    CurvePreset.groups.flatMap(\.presets).map { SingleCurveCard(resources: resources, preset: $0) }
  }

  /// The curve's name as files have it, such as `ease-in-out`.
  package var fileName: String { preset.fileName }

  /// Points across and down.
  package var size: Size {
    let (card, both) = (CurveCard.size, 2 * SingleCurveCard.margin)
    return Size(width: card.width + both, height: card.height + both)
  }

  /// What it shows, in words.
  package var summary: String { "Progress and velocity of \(preset.name) over time." }

  /// Draws it on a canvas of its size.
  package func draw(on canvas: Canvas) {
    CurveCard(preset: preset, palette: resources.theme.palette).draw(
      at: Point(x: SingleCurveCard.margin, y: SingleCurveCard.margin), on: canvas)
  }
}
