/// What a recording shows above the app: a dot where a finger taps, a banner that comes down.
struct Touches {
  private let recipe: Recipe
  private let times: [Double]
  private let scale: Double
  private let width: Double
  private let place: (x: Double, y: Double)

  init(_ recipe: Recipe, _ film: FilmedScreen, width: Double) {
    self.recipe = recipe
    self.width = width
    times = film.trace.time.map { Double($0) / 1e6 }
    scale = Double(film.scale)
    place = (width * 0.4, (film.value("toolbar.top", 0) ?? 300) + 22)
  }

  /// Draws what there is in a frame of the film.
  func draw(on picture: inout Canvas, frame: Int) {
    let time = times[frame]
    let tap = (recipe.script.first?.time ?? 0) - 0.05
    if recipe.showsTap, abs(time - tap) < 0.14 {
      let radius = 20 * scale
      picture.fill(
        Canvas.Area(place.x * scale - radius, place.y * scale - radius, 2 * radius, 2 * radius),
        recipe.isDark ? 0xFFFFFF : 0x404040, radius: radius,
        share: 0.5 * min(1, (0.14 - abs(time - tap)) / 0.05))
    }
    // Down in a quarter of a second, there for half a second, in the middle of what the keyboard does.
    let since = time - tap - 0.2
    if recipe.showsBanner, since > 0, since < 1 {
      let down = min(1, since / 0.25, (1 - since) / 0.25)
      picture.fill(
        Canvas.Area(8 * scale, (-80 + 92 * down) * scale, (width - 16) * scale, 70 * scale),
        recipe.isDark ? 0x38383C : 0xF4F4F6, radius: 18 * scale)
      picture.fill(
        Canvas.Area(22 * scale, (-64 + 92 * down) * scale, 38 * scale, 38 * scale), 0x2F8F5B,
        radius: 9 * scale)
    }
  }
}
