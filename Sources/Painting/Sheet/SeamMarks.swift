import Diagnosis
import Stage

/// What says, in colour, shape and words, how two edges meet: band, bracket and pill.
struct SeamMarks {
  let palette: Palette

  /// How opaque the band over the screen is: what shows through the gap must still be seen.
  private static let bandOpacity = 0.30
  /// The solid edge of the band, in points.
  static let railWidth = 3.0

  /// The band over the part of a cell where two edges part, or one thing lies over another.
  ///
  /// - Parameters:
  ///   - marked: In points of the device.
  ///   - cell: Where the screen is drawn, in points of the sheet.
  ///   - window: The part of the screen that is drawn there, in points of the device.
  func drawBand(_ marked: MarkedSeam, in cell: Rect, window: Rect, on canvas: Canvas) {
    guard let fault = marked.fault,
      let band = SeamMarks.band(marked.seam, across: marked.across, in: cell, window: window)
    else { return }
    let rail = Rect(
      x: band.minX, y: band.minY, width: SeamMarks.railWidth, height: band.height)
    if fault.isHatched {
      canvas.hatch(.rectangle(band), Hatch(fault.color(palette), spacing: 5, width: 1.5))
    } else {
      canvas.fill(band, fault.color(palette).opacity(SeamMarks.bandOpacity))
    }
    canvas.fill(rail, fault.color(palette))
  }

  /// The bracket with end ticks to the right of a cell: solid for a gap, dashed for what is covered.
  func drawBracket(_ marked: MarkedSeam, beside cell: Rect, window: Rect, on canvas: Canvas) {
    guard let fault = marked.fault,
      let band = SeamMarks.band(marked.seam, in: cell, window: window)
    else { return }
    SeamBracket(fault, x: cell.maxX + 5, from: band.minY, to: band.maxY)
      .draw(palette, on: canvas)
  }

  /// Where the seam's extent lies in a cell, in points of the sheet; nil where there is none.
  ///
  /// - Parameter across: What it is as wide as, in points of the device; nil for the whole cell.
  static func band(
    _ seam: Seam, across: ClosedRange<Double>? = nil, in cell: Rect, window: Rect
  ) -> Rect? {
    let (top, bottom) =
      seam.gap > 0
      ? (seam.toolbarBottom, seam.keyboardTop) : (seam.keyboardTop, seam.contentBottom)
    guard seam.signed != 0, window.height > 0, window.width > 0 else { return nil }
    let scale = cell.height / window.height
    let wide = cell.width / window.width
    let sides = across ?? window.minX...window.maxX
    let band = Rect(
      x: cell.minX + (sides.lowerBound - window.minX) * wide,
      y: cell.minY + (top - window.minY) * scale,
      width: (sides.upperBound - sides.lowerBound) * wide, height: (bottom - top) * scale)
    let seen = band.intersection(cell)
    return seen.isEmpty ? nil : seen
  }

  /// A pill with what is said of a frame; plain words where that is no more than why nothing is said.
  ///
  /// - Parameters:
  ///   - right: Where it must end: it is moved to the left where it would not.
  ///   - hasRing: Whether a ring parts it from what it lies on.
  func drawPill(
    _ verdict: SeamVerdict, in rect: Rect, alignment: TextAlignment = .center,
    within right: Double = .infinity, hasRing: Bool = false, on canvas: Canvas
  ) {
    let words = verdict.words
    let pill: Pill
    switch words.tone {
    case .plain:
      canvas.text(
        words.text, in: rect, TextStyle(10, .regular, palette.second), alignment: alignment)
      return
    case .neutral: pill = Pill(words.text, palette.panel, on: palette.second)
    case .good: pill = Pill(words.text, palette.onSeamless, on: palette.seamless, hasCheck: true)
    case .bad(let fault): pill = Pill(words.text, fault.ink(palette), on: fault.color(palette))
    }
    draw(pill, in: rect, alignment, within: right, hasRing: hasRing, on: canvas)
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
    _ pill: Pill, in rect: Rect, _ alignment: TextAlignment, within right: Double, hasRing: Bool,
    on canvas: Canvas
  ) {
    let check = pill.hasCheck ? 11.0 : 0
    let width = canvas.extent(of: pill.text, pill.style).width + 14 + check
    let left =
      switch alignment {
      case .leading: rect.minX
      case .center: rect.midX - width / 2
      case .trailing: rect.maxX - width
      }
    let place = Rect(
      x: min(left, right - width), y: rect.minY, width: width, height: rect.height)
    if hasRing {
      let ring = place.inset(by: Insets(top: -2, left: -2, bottom: -2, right: -2))
      canvas.fill(.rounded(ring, radius: ring.height / 2), palette.panel.opacity(0.85))
    }
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

  /// A distance as labels give it: one decimal, a true minus sign, and none where it is 0.
  static func text(_ distance: Double) -> String {
    if distance == 0 { return "0 pt" }
    let tenths = (distance.magnitude * 10).rounded() / 10
    if tenths == 0 { return "<0.1 pt" }
    return "\(distance < 0 ? "−" : "")\(tenths.shortest) pt"
  }
}
