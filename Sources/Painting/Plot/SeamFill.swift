/// How a gap and an overlap are filled: the one solid, the other hatched.
enum SeamFill {
  /// Fills a shape; `strength` is the opacity of the gap's red, 0…1.
  static func draw(
    _ path: Path, isGap: Bool, strength: Double = 1, _ palette: Palette, on canvas: Canvas
  ) {
    if isGap {
      canvas.fill(path, palette.gap.opacity(strength))
    } else {
      canvas.fill(path, palette.overlap.opacity(0.28))
      canvas.hatch(path, Hatch(palette.overlap, spacing: 4, width: 1.4))
    }
  }
}
