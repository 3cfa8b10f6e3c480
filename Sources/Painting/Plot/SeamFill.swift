import Annotation
import Graphics

/// How faults are filled: a gap solid, an overlap hatched.
enum SeamFill {
  /// Fills a shape; `strength` is the opacity of the gap's red, 0…1.
  static func draw(
    _ path: Path, _ fault: Severity, strength: Double = 1, _ palette: Palette, on canvas: Canvas
  ) {
    let color = fault.color(palette)
    if fault.isHatched {
      canvas.fill(path, color.opacity(0.28))
      canvas.hatch(path, Hatch(color, spacing: 4, width: 1.4))
    } else {
      canvas.fill(path, color.opacity(strength))
    }
  }

  /// Fills the area between two numbers of each sample of a run, in a panel of milliseconds.
  static func draw(
    _ run: [SeamLines.Sample], _ fault: Severity, strength: Double = 1, in panel: PlotPanel,
    _ palette: Palette, on canvas: Canvas, between edges: (SeamLines.Sample) -> (Double, Double)
  ) {
    let pairs = run.map { (time: $0.time * 1000, edges: edges($0)) }
    guard pairs.contains(where: { $0.edges.0 != $0.edges.1 }) else { return }
    let there = pairs.map { panel.point($0.time, $0.edges.0) }
    let back = pairs.reversed().map { panel.point($0.time, $0.edges.1) }
    draw(
      .polyline(there + back, closed: true), fault, strength: strength, palette, on: canvas)
  }
}
