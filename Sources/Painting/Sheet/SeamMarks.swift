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
    SeamBracket(isGap: seam.gap > 0, x: cell.maxX + 5, from: band.minY, to: band.maxY)
      .draw(palette, on: canvas)
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

  /// A pill with the gap or overlap in points, with a check where bar and keyboard meet, or with
  /// why nothing can be said of them.
  func drawPill(
    _ verdict: SeamVerdict, in rect: Rect, alignment: TextAlignment = .center, on canvas: Canvas
  ) {
    switch verdict {
    case .noKeyboard:
      canvas.text(
        "no keyboard", in: rect, TextStyle(10, .regular, palette.second), alignment: alignment)
    case .gap(let distance):
      draw(
        Pill(SeamMarks.text(distance), palette.onGap, on: palette.gap), in: rect, alignment,
        on: canvas)
    case .overlap(let distance):
      draw(
        Pill(SeamMarks.text(-distance), palette.onOverlap, on: palette.overlap), in: rect,
        alignment, on: canvas)
    case .fieldOffScreen:
      draw(
        Pill(SeamMarks.fieldOffScreen, palette.panel, on: palette.second), in: rect, alignment,
        on: canvas)
    case .seamless:
      draw(
        Pill(SeamMarks.text(0), palette.onSeamless, on: palette.seamless, hasCheck: true),
        in: rect, alignment, on: canvas)
    }
  }

  private struct Pill {
    let text: String
    let style: TextStyle
    let ground: Color
    let hasCheck: Bool

    init(_ text: String, _ ink: Color, on ground: Color, hasCheck: Bool = false) {
      self.text = text
      style = TextStyle(10.5, .semiBold, ink, hasTabularFigures: true)
      self.ground = ground
      self.hasCheck = hasCheck
    }
  }

  private func draw(
    _ pill: Pill, in rect: Rect, _ alignment: TextAlignment, on canvas: Canvas
  ) {
    let check = pill.hasCheck ? 11.0 : 0
    let width = canvas.extent(of: pill.text, pill.style).width + 14 + check
    let left =
      switch alignment {
      case .leading: rect.minX
      case .center: rect.midX - width / 2
      case .trailing: rect.maxX - width
      }
    let place = Rect(x: left, y: rect.minY, width: width, height: rect.height)
    canvas.fill(.rounded(place, radius: place.height / 2), pill.ground)
    if pill.hasCheck {
      let x = place.minX + 8
      canvas.stroke(
        .polyline([
          Point(x: x, y: place.midY), Point(x: x + 2.5, y: place.midY + 2.8),
          Point(x: x + 7, y: place.midY - 3),
        ]), pill.style.color, Stroke(width: 1.6, cap: .round))
    }
    canvas.text(pill.text, in: place.inset(by: Insets(left: check)), pill.style)
  }

  /// What is said where bar and keyboard meet while the bar's content has left the screen.
  static let fieldOffScreen = "field off screen"

  /// A distance as labels give it: one decimal, a true minus sign, and none where it is 0.
  static func text(_ distance: Double) -> String {
    if distance == 0 { return "0 pt" }
    let tenths = (distance.magnitude * 10).rounded() / 10
    if tenths == 0 { return "<0.1 pt" }
    return "\(distance < 0 ? "−" : "")\(tenths.shortest) pt"
  }
}
