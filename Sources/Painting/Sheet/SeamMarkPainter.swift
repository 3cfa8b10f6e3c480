package import Annotation
package import Graphics
package import Stage

/// Marks how two edges meet by colour, shape and words: band, bracket and pill.
package struct SeamMarkPainter {
  let palette: Palette
  /// The size of pills and their letters.
  var pill = SheetStyle.Pill.sheet

  package init(palette: Palette) { self.palette = palette }

  init(palette: Palette, pill: SheetStyle.Pill) { (self.palette, self.pill) = (palette, pill) }

  /// The band's opacity, which leaves the background visible.
  private static let bandOpacity = 0.30
  /// Of the band's solid edge, in points.
  static let railWidth = 3.0

  /// The band over the part of a cell with a gap or an overlap.
  ///
  /// - Parameters:
  ///   - cell: In points of the sheet.
  ///   - window: In points of the device.
  package func drawBand(_ mark: SeamMark, in cell: Rect, window: Rect, on canvas: Canvas) {
    guard let band = SeamMarkPainter.band(mark.rect, in: cell, window: window) else { return }
    let color = mark.severity.color(palette)
    let rail = Rect(
      x: band.minX, y: band.minY, width: SeamMarkPainter.railWidth, height: band.height)
    if mark.severity.isHatched {
      canvas.hatch(.rectangle(band), Hatch(color, spacing: 5, width: 1.5))
    } else {
      canvas.fill(band, color.opacity(SeamMarkPainter.bandOpacity))
    }
    canvas.fill(rail, color)
  }

  /// The bracket with end ticks to the right of a cell: solid for a gap, dashed for an overlap.
  package func drawBracket(_ mark: SeamMark, beside cell: Rect, window: Rect, on canvas: Canvas) {
    guard let band = SeamMarkPainter.fullBand(mark, in: cell, window: window) else { return }
    SeamBracket(mark.severity, x: cell.maxX + 5, from: band.minY, to: band.maxY)
      .draw(palette, on: canvas)
  }

  /// A mark across the whole cell, in points of the sheet; nil if invisible.
  static func fullBand(_ mark: SeamMark, in cell: Rect, window: Rect) -> Rect? {
    let rect = Rect(
      x: window.minX, y: mark.rect.minY, width: window.width, height: mark.rect.height)
    return band(rect, in: cell, window: window)
  }

  /// A rectangle of the device in a cell, in points of the sheet; nil if invisible.
  static func band(_ rect: Rect, in cell: Rect, window: Rect) -> Rect? {
    guard window.height > 0, window.width > 0 else { return nil }
    let seen = rect.mapped(from: window, to: cell).intersection(cell)
    return seen.isEmpty ? nil : seen
  }

  /// A pill with a frame's label, or its plain words where they only say why there is none.
  ///
  /// - Parameters:
  ///   - right: The greatest right edge; the pill is moved to the left to fit.
  ///   - hasRing: Whether a ring separates it from its background.
  package func drawPill(
    _ label: Label, in rect: Rect, alignment: TextAlignment = .center,
    within right: Double = .infinity, hasRing: Bool = false, on canvas: Canvas
  ) {
    guard label.severity != .plain else {
      canvas.text(label.text, in: rect, style(of: label), alignment: alignment)
      return
    }
    let width = width(of: label, measuredOn: canvas)
    let left =
      switch alignment {
      case .leading: rect.minX
      case .center: rect.midX - width / 2
      case .trailing: rect.maxX - width
      }
    let capsule = Rect(
      x: min(left, right - width), y: rect.minY, width: width, height: rect.height)
    if hasRing {
      let ring = capsule.inset(by: Insets(top: -2, left: -2, bottom: -2, right: -2))
      canvas.fill(.rounded(ring, radius: ring.height / 2), palette.panel.opacity(0.85))
    }
    canvas.fill(.rounded(capsule, radius: capsule.height / 2), label.severity.color(palette))
    let style = style(of: label)
    if label.severity == .good {
      let x = capsule.minX + 8 * size
      canvas.stroke(
        .polyline([
          Point(x: x, y: capsule.midY), Point(x: x + 2.5 * size, y: capsule.midY + 2.8 * size),
          Point(x: x + 7 * size, y: capsule.midY - 3 * size),
        ]), style.color, Stroke(width: 1.6 * size, cap: .round))
    }
    canvas.text(label.text, in: capsule.inset(by: Insets(left: check(of: label))), style)
  }

  func width(of label: Label, measuredOn canvas: Canvas) -> Double {
    let text = canvas.extent(of: label.text, style(of: label)).width
    return label.severity == .plain ? text : text + 14 * size + check(of: label)
  }

  /// The size of a pill relative to a sheet's.
  private var size: Double { pill.size / SheetStyle.Pill.sheet.size }

  /// The room of a check mark before the words.
  private func check(of label: Label) -> Double { label.severity == .good ? 11 * size : 0 }

  private func style(of label: Label) -> TextStyle {
    let ink = label.severity.ink(palette)
    return label.severity == .plain
      ? TextStyle(pill.plainSize, .regular, ink)
      : TextStyle(pill.size, .semiBold, ink, hasTabularFigures: true)
  }
}

extension Rect {
  /// Its place in a cell that shows a window; neither is empty.
  func mapped(from window: Rect, to cell: Rect) -> Rect {
    let (wide, high) = (cell.width / window.width, cell.height / window.height)
    return Rect(
      x: cell.minX + (minX - window.minX) * wide, y: cell.minY + (minY - window.minY) * high,
      width: width * wide, height: height * high)
  }
}
