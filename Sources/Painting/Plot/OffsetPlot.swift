import Basics
package import Graphics
package import Stage

/// A motion as a line, its frames as dots, and its velocity below, 560 points wide.
///
/// Offsets are drawn with their sign, greater ones higher, whatever they mean on a screen.
package struct OffsetPlot: Drawing {
  package let resources: PaintResources
  package let summary: String
  package let size: Size
  private let header: PictureHeader
  private let frames: FrameOffsets
  private let lines: OffsetLines
  private let offset: PlotPanel
  private let velocity: PlotPanel
  private var palette: Palette { resources.theme.palette }

  private static let offsetHeight = 220.0
  private static let velocityHeight = 72.0
  private static let panelGap = 14.0

  /// The plot of a motion's frames; where they are too many, only every nth is dotted, as a line says.
  package init(title: String, _ frames: FrameOffsets, _ resources: PaintResources) {
    self.resources = resources
    self.frames = frames
    summary = title
    let (palette, canvas) = (resources.theme.palette, resources.ruler)
    let margin = SeamPlot.margin
    let inner = SeamPlot.width - 2 * margin
    let lines = OffsetLines(frames, count: Int(inner * 2), width: inner * 0.75)
    self.lines = lines
    header = PictureHeader(
      title: title, subtitle: OffsetPlot.subtitle(frames, lines), width: inner,
      palette: palette, measuredOn: canvas)
    let time = Axis(
      Axis.roomy(0...(lines.range.upperBound * 1000), by: 0.015), mostTicks: 9)
    let offsets = Axis(
      Axis.roomy(lines.offsets(distance: frames.distance), by: 0.06), mostTicks: 8)
    let velocities = Axis(Axis.roomy(lines.velocities, by: 0.12), mostTicks: 4)
    func panel(_ rect: Rect, _ axis: Axis, _ unit: String) -> PlotPanel {
      PlotPanel(rect: rect, x: time, y: axis, unit: unit)
    }
    let left = max(
      panel(.zero, offsets, "pt").leftRoom(palette, measuredOn: canvas),
      panel(.zero, velocities, "pt/s").leftRoom(palette, measuredOn: canvas))
    let x = (margin + left).rounded(.up)
    let width = SeamPlot.width - SeamPlot.right - margin - x
    let top = margin + header.height + 14
    let upper = Rect(x: x, y: top, width: width, height: OffsetPlot.offsetHeight)
    let lower = Rect(
      x: x, y: upper.maxY + OffsetPlot.panelGap, width: width,
      height: OffsetPlot.velocityHeight)
    offset = panel(upper, offsets, "pt")
    velocity = panel(lower, velocities, "pt/s")
    size = Size(
      width: SeamPlot.width,
      height: (lower.maxY + PlotPanel.belowHeight + margin).rounded(.up))
  }

  private static func subtitle(_ frames: FrameOffsets, _ lines: OffsetLines) -> String {
    var parts = [
      frames.count == 1 ? "one frame" : "\(frames.count) frames",
      "\(frames.framesPerSecond.shortest) fps",
    ]
    if lines.dotStep > 1 { parts.append("a dot every \(lines.dotStep) frames") }
    return parts.joined(separator: "  ·  ")
  }

  package func draw(on canvas: Canvas) {
    let margin = SeamPlot.margin
    header.draw(at: Point(x: margin, y: margin), on: canvas)
    for panel in [offset, velocity] {
      panel.drawGround(palette, on: canvas)
      panel.drawLeftLabels(palette, on: canvas)
    }
    velocity.drawTimes(palette, on: canvas)
    drawTarget(on: canvas)
    canvas.saved {
      canvas.clip(offset.rect)
      canvas.stroke(
        .polyline(lines.samples.map { offset.point($0.time * 1000, $0.offset) }), palette.barLine,
        Stroke(width: 2, cap: .round))
    }
    canvas.saved {
      canvas.clip(velocity.rect)
      canvas.stroke(
        .polyline(lines.samples.map { velocity.point($0.time * 1000, shown($0.velocity)) }),
        palette.second, Stroke(width: 1.25))
    }
    drawDots(on: canvas)
    drawNames(on: canvas)
  }

  private func drawTarget(on canvas: Canvas) {
    let y = offset.point(0, frames.distance).y
    canvas.stroke(
      .line(from: Point(x: offset.rect.minX, y: y), to: Point(x: offset.rect.maxX, y: y)),
      palette.second.opacity(0.75), Stroke(width: 1, dash: [3, 3]))
  }

  /// Infinite speeds are beyond the panel's edge, so that the line leaves through it.
  private func shown(_ speed: Double) -> Double {
    let domain = velocity.y.domain
    let length = domain.upperBound - domain.lowerBound
    return max(domain.lowerBound - length, min(speed, domain.upperBound + length))
  }

  private func drawDots(on canvas: Canvas) {
    let spacing =
      offset.rect.width
      * offset.x.part(
        of: offset.x.domain.lowerBound + Double(lines.dotStep)
          * 1000 / frames.framesPerSecond)
    let radius = min(2.75, max(1.25, spacing * 0.3))
    for frame in lines.dots {
      let dot = offset.point(frame.time * 1000, frame.offset)
      canvas.fill(.circle(center: dot, radius: radius + 0.75), palette.panel)
      canvas.fill(.circle(center: dot, radius: radius), palette.ink)
    }
  }

  private func drawNames(on canvas: Canvas) {
    guard let last = lines.samples.last else { return }
    LineLabels.draw(
      [
        LineLabels.Label(
          text: "offset", end: offset.point(last.time * 1000, last.offset), color: palette.barLine)
      ], beside: offset.rect, on: canvas)
    LineLabels.draw(
      [
        LineLabels.Label(
          text: "velocity", end: velocity.point(last.time * 1000, shown(last.velocity)),
          color: palette.second)
      ], beside: velocity.rect, on: canvas)
    if let frame = frames.fastest {
      let text = OffsetPlot.figure(frame.velocity, decimals: 0) + " pt/s"
      label(text, frame, frame.velocity, in: velocity, on: canvas) { shown($0.velocity) }
    }
    if let frame = frames.farthestOvershoot {
      let text = OffsetPlot.figure(frame.offset, decimals: 1) + " pt"
      label(text, frame, frame.offset, in: offset, on: canvas, line: \.offset)
    }
  }

  /// A frame's figure next to its dot, unless that is cut off.
  private func label(
    _ figure: String, _ frame: OffsetFrame, _ value: Double, in panel: PlotPanel,
    on canvas: Canvas, line: (OffsetLines.Sample) -> Double
  ) {
    guard panel.y.domain.contains(value) else { return }
    let style = TextStyle(10.5, .semiBold, palette.ink, hasTabularFigures: true)
    let text = "\(figure) at \(Int((frame.time * 1000).rounded())) ms"
    let dot = panel.point(frame.time * 1000, value)
    let position = LabelPosition(
      beside: dot,
      size: Size(width: canvas.extent(of: text, style).width, height: style.capHeight + 5),
      in: panel.rect.inset(by: Insets(top: 2, left: 4, bottom: 2, right: 4))
    ) { rect in
      !lines.samples.contains { sample in
        let point = panel.point(sample.time * 1000, line(sample))
        return rect.minX - 3 <= point.x && point.x <= rect.maxX + 3 && rect.minY - 2 <= point.y
          && point.y <= rect.maxY + 2
      }
    }
    canvas.fill(.circle(center: dot, radius: 4), palette.panel)
    canvas.fill(.circle(center: dot, radius: 3), palette.ink)
    position.draw(text, style, ground: palette.panel.opacity(0.85), on: canvas)
  }

  /// A number with `decimals` decimals and a true minus sign; large ones as they are.
  static func figure(_ value: Double, decimals: Int) -> String {
    let factor = decimals == 0 ? 1.0 : 10
    let size = value.magnitude
    let rounded = size < 1e9 ? (size * factor).rounded() / factor : size
    let text = decimals == 0 ? rounded.shortest : "\(rounded)"
    return rounded == 0 ? text : (value < 0 ? "−" : "") + text
  }
}
