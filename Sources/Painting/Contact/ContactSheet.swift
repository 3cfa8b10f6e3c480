package import Graphics
package import Imaging
package import Stage

/// Moments of a motion side by side, each with its time, and with a frame around what changes.
package struct ContactSheet: Drawing {
  /// A moment's picture and its caption.
  package struct Cell: Sendable {
    /// As large as the layout's cells.
    package let picture: Bitmap
    package let time: String
    /// How long it lasts.
    package let lasting: String
    package let note: String
    /// Whether it is gone at once.
    package let isFlash: Bool
    /// Where it changes, in pixels of the picture.
    package let places: [Rect]
    package let loupe: ContactLoupe?

    package init(
      _ picture: Bitmap, time: String, lasting: String, note: String, isFlash: Bool,
      places: [Rect], loupe: ContactLoupe?
    ) {
      self.picture = picture
      self.time = time
      self.lasting = lasting
      self.note = note
      self.isFlash = isFlash
      self.places = places
      self.loupe = loupe
    }
  }

  package let resources: PaintResources
  package let summary: String
  private let layout: ContactLayout
  private let header: PictureHeader
  private let cells: [Cell]

  /// - Precondition: There are as many cells as the layout has.
  package init(
    title: String, summary: String, _ layout: ContactLayout, _ cells: [Cell],
    _ resources: PaintResources
  ) {
    precondition(cells.count == layout.count, "each place has a cell")
    (self.summary, self.layout, self.cells, self.resources) = (summary, layout, cells, resources)
    header = ContactSheet.header(title, summary, layout.sheetWidth, resources)
  }

  private static func header(
    _ title: String, _ summary: String, _ width: Int, _ resources: PaintResources
  ) -> PictureHeader {
    PictureHeader(
      title: title, subtitle: summary, width: Double(width - 2 * ContactLayout.margin),
      palette: resources.theme.palette, measuredOn: resources.ruler)
  }

  /// The heading's height on a sheet of some width.
  package static func headingHeight(
    title: String, summary: String, width: Int, _ resources: PaintResources
  ) -> Int {
    Int(header(title, summary, width, resources).height.rounded(.up)) + ContactLayout.spacing
  }

  private var top: Double { header.height.rounded(.up) + Double(ContactLayout.spacing) }

  package var size: Size {
    Size(width: Double(layout.sheetWidth), height: Double(layout.rowsHeight) + top)
  }

  /// The places of the pictures, in pixels.
  package var rects: [Rect] {
    cells.indices.map { index in
      let corner = layout.corner(of: index)
      return Rect(
        x: Double(corner.x), y: Double(corner.y) + top, width: Double(layout.width),
        height: Double(layout.height))
    }
  }

  private var palette: Palette { resources.theme.palette }

  package func draw(on canvas: Canvas) {
    let margin = Double(ContactLayout.margin)
    header.draw(at: Point(x: margin, y: margin), on: canvas)
    for (cell, rect) in zip(cells, rects) {
      canvas.draw(cell.picture, in: rect)
      canvas.hairline(around: rect, radius: 0, palette.hairline)
      canvas.saved {
        canvas.clip(rect)
        draw(cell, in: rect, on: canvas)
      }
      caption(of: cell, below: rect, on: canvas)
    }
  }

  private func draw(_ cell: Cell, in rect: Rect, on canvas: Canvas) {
    let color = cell.isFlash ? palette.gap : palette.accent
    let frames = cell.places.map { place in
      framed(place.offset(x: rect.minX, y: rect.minY), in: rect)
    }
    for frame in frames { outline(frame, color, on: canvas) }
    guard let loupe = cell.loupe else { return }
    let lens = loupe.rect.offset(x: rect.minX, y: rect.minY)
    canvas.draw(loupe.picture, in: lens)
    let seen = loupe.place.offset(x: rect.minX, y: rect.minY)
    canvas.stroke(
      .line(
        from: seen.center.moved(to: lens.center, edgeOf: seen),
        to: lens.center.moved(to: seen.center, edgeOf: lens)), color,
      Stroke(width: 1))
    outline(lens, color, on: canvas)
  }

  /// Just around a place, and within its picture.
  private func framed(_ place: Rect, in rect: Rect) -> Rect {
    let (left, top) = (max(rect.minX + 1, place.minX - 2), max(rect.minY + 1, place.minY - 2))
    return Rect(
      x: left, y: top, width: max(2, min(rect.maxX - 1, place.maxX + 2) - left),
      height: max(2, min(rect.maxY - 1, place.maxY + 2) - top))
  }

  private func outline(_ rect: Rect, _ color: Color, on canvas: Canvas) {
    let path = Path.rectangle(rect)
    canvas.stroke(path, palette.panel.opacity(0.8), Stroke(width: 3.5))
    canvas.stroke(path, color, Stroke(width: 1.75))
  }

  private func caption(of cell: Cell, below rect: Rect, on canvas: Canvas) {
    let strong = TextStyle(11.5, .semiBold, palette.ink)
    let plain = TextStyle(11, .regular, palette.second)
    canvas.text(cell.time, at: Point(x: rect.minX, y: rect.maxY + 14), strong, maxWidth: rect.width)
    let line = Point(x: rect.minX, y: rect.maxY + 28)
    if cell.isFlash {
      let extent = canvas.extent(of: cell.lasting, strong, maxWidth: rect.width - 8)
      canvas.fill(
        .rounded(
          Rect(x: line.x, y: line.y - 11, width: extent.width + 8, height: 15), radius: 3),
        palette.gap)
      canvas.text(
        cell.lasting, at: Point(x: line.x + 4, y: line.y),
        TextStyle(11.5, .semiBold, palette.onGap),
        maxWidth: rect.width - 8)
    } else {
      canvas.text(cell.lasting, at: line, plain, maxWidth: rect.width)
    }
    canvas.text(
      cell.note, at: Point(x: rect.minX, y: rect.maxY + 42), plain, maxWidth: rect.width)
  }
}

extension Rect {
  fileprivate var center: Point { Point(x: midX, y: midY) }
}

extension Point {
  /// The place where a line from it, the middle of a rectangle, leaves that towards another point.
  fileprivate func moved(to other: Point, edgeOf rect: Rect) -> Point {
    let (across, down) = (other.x - x, other.y - y)
    let part = min(
      across == 0 ? 1 : rect.width / 2 / abs(across), down == 0 ? 1 : rect.height / 2 / abs(down), 1
    )
    return Point(x: x + across * part, y: y + down * part)
  }
}
