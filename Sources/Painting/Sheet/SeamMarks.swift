import Diagnosis
import Stage

/// What says, in colour, shape and words, how bar and keyboard meet: band, bracket and pill.
struct SeamMarks {
  let palette: Palette

  /// How opaque the band over the screen is: what shows through the gap must still be seen.
  private static let bandOpacity = 0.30
  /// The solid edge of the band, in points.
  static let railWidth = 3.0

  /// The band over the part of a cell where bar and keyboard part, or overlap.
  ///
  /// - Parameters:
  ///   - seam: In points of the device.
  ///   - cell: Where the screen is drawn, in points of the sheet.
  ///   - window: The part of the screen that is drawn there, in points of the device.
  func drawBand(_ seam: Seam, in cell: Rect, window: Rect, on canvas: Canvas) {
    guard let band = SeamMarks.band(seam, in: cell, window: window) else { return }
    let rail = Rect(
      x: band.minX, y: band.minY, width: SeamMarks.railWidth, height: band.height)
    if seam.gap > 0 {
      canvas.fill(band, palette.gap.opacity(SeamMarks.bandOpacity))
      canvas.fill(rail, palette.gap)
    } else {
      canvas.hatch(.rectangle(band), Hatch(palette.overlap, spacing: 5, width: 1.5))
      canvas.fill(rail, palette.overlap)
    }
  }

  /// The bracket with end ticks to the right of a cell: solid for a gap, dashed for an overlap.
  func drawBracket(_ seam: Seam, beside cell: Rect, window: Rect, on canvas: Canvas) {
    guard let band = SeamMarks.band(seam, in: cell, window: window) else { return }
    let isGap = seam.gap > 0
    let color = isGap ? palette.gap : palette.overlap
    let x = cell.maxX + 5
    let top = band.minY + 0.75
    let bottom = max(band.maxY - 0.75, top)
    let line = Path.line(from: Point(x: x, y: top), to: Point(x: x, y: bottom))
    canvas.stroke(
      line, color, Stroke(width: 1.5, dash: isGap || band.height < 8 ? [] : [3, 2.5]))
    for y in [top, bottom] {
      canvas.stroke(
        .line(from: Point(x: x - 2.5, y: y), to: Point(x: x + 2.5, y: y)), color,
        Stroke(width: 1.5))
    }
  }

  /// Where the seam's extent lies in a cell, in points of the sheet; nil where there is none.
  static func band(_ seam: Seam, in cell: Rect, window: Rect) -> Rect? {
    let (top, bottom) =
      seam.gap > 0
      ? (seam.toolbarBottom, seam.keyboardTop) : (seam.keyboardTop, seam.contentBottom)
    guard seam.signed != 0, window.height > 0 else { return nil }
    let scale = cell.height / window.height
    let band = Rect(
      x: cell.minX, y: cell.minY + (top - window.minY) * scale, width: cell.width,
      height: (bottom - top) * scale)
    let seen = band.intersection(cell)
    return seen.isEmpty ? nil : seen
  }

  /// The figure below a cell: the gap in points, or a check where there is none.
  func drawPill(_ seam: Seam?, in rect: Rect, on canvas: Canvas) {
    guard let seam else {
      canvas.text(
        "no keyboard", in: rect, TextStyle(10, .regular, palette.second), alignment: .center)
      return
    }
    let isGap = seam.gap > 0
    let isOverlap = !isGap && seam.overlap > 0
    let text = SeamMarks.text(seam.signed)
    let color = isGap ? palette.gap : isOverlap ? palette.overlap : palette.seamless
    let ink = isGap ? palette.onGap : isOverlap ? palette.onOverlap : palette.onSeamless
    let style = TextStyle(10.5, .semiBold, ink, hasTabularFigures: true)
    let check = isGap || isOverlap ? 0 : 11.0
    let width = canvas.extent(of: text, style).width + 14 + check
    let pill = Rect(
      x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height)
    canvas.fill(.rounded(pill, radius: pill.height / 2), color)
    if check > 0 {
      let x = pill.minX + 8
      canvas.stroke(
        .polyline([
          Point(x: x, y: pill.midY), Point(x: x + 2.5, y: pill.midY + 2.8),
          Point(x: x + 7, y: pill.midY - 3),
        ]), ink, Stroke(width: 1.6, cap: .round))
    }
    let label = Rect(
      x: pill.minX + check, y: pill.minY, width: pill.width - check, height: pill.height)
    canvas.text(text, in: label, style, alignment: .center)
  }

  /// A distance as labels give it: one decimal, a true minus sign, and none where it is 0.
  static func text(_ distance: Double) -> String {
    if distance == 0 { return "0 pt" }
    let tenths = (distance.magnitude * 10).rounded() / 10
    if tenths == 0 { return "<0.1 pt" }
    return "\(distance < 0 ? "−" : "")\(tenths.shortest) pt"
  }
}
