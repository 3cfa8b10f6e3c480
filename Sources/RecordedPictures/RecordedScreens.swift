package import Annotation
package import Graphics
package import Imaging
package import Painting
import Recordings
package import Stage

/// A recording's own pictures or, without them, flat surfaces, with the read edges for checking.
package struct RecordedScreens: ScreenSource {
  let judged: JudgedRecording
  let theme: Theme
  /// Reads the pictures of frames by their numbers, which are in order.
  private let read: ([Int]) throws -> [Int: RecordedPicture]
  /// The frames whose pictures were read, and these.
  private(set) var held: (frames: Set<Int>, pictures: [Int: RecordedPicture]) = ([], [:])

  /// The most pictures in memory: some 250 MB for the largest phones.
  private static let picturesAtOnce = 20

  /// - Parameter read: Reads the pictures of frames by their numbers, in order; a frame without one shows only edges.
  package init(
    _ recording: JudgedRecording, _ theme: Theme,
    reading read: @escaping ([Int]) throws -> [Int: RecordedPicture]
  ) {
    judged = recording
    self.theme = theme
    self.read = read
  }

  package var name: String { judged.name }

  package var largestScreen: Rect { judged.screen }

  /// Between those of phones with and without a home button.
  package var cornerRadius: Double { judged.film.width * 0.06 }

  /// So that a person can check the seam, too.
  package var isAlwaysMarked: Bool { true }

  package func screen(at time: Double) -> Rect { judged.screen }

  package func annotation(of frame: ScreenFrame) -> FrameAnnotation {
    FrameAnnotation(judged, frame: frame.number)
  }

  package func clock(of frame: ScreenFrame) -> String {
    "frame \(frame.number), \(Int((judged.time(frame.number) * 1000).rounded())) ms"
  }

  package func backdrop(_ theme: Theme) -> Color { theme.screen.fill(.screen) }

  package func holding(_ frames: ArraySlice<ScreenFrame>) throws -> RecordedScreens {
    guard let first = frames.first, !held.frames.contains(first.number) else { return self }
    var numbers: Set<Int> = []
    for frame in frames {
      numbers.insert(frame.number)
      if numbers.count == RecordedScreens.picturesAtOnce { break }
    }
    var screens = self
    screens.held = (numbers, try read(numbers.sorted()))
    return screens
  }

  package func screens(
    of frames: [ScreenFrame], by reel: ReelPainter, check: (RowAtlas) throws -> Void
  ) throws -> [[RowAtlas.Run]] {
    let painter = try FramePainter(
      [self],
      FramePainter.Setting(appearance: theme.appearance, scale: reel.scale, window: reel.window))
    // A frame that is shown again is drawn once.
    let numbers: [ScreenFrame] = Set(frames.map(\.number)).sorted().map { ($0, judged.time($0)) }
    var runs: [Int: [RowAtlas.Run]] = [:]
    for index in numbers.indices {
      let bitmap = try painter.bitmap(of: numbers[index...])
      runs[numbers[index].number] = reel.runs(of: bitmap.coarse)
      try check(reel.atlas)
    }
    return frames.map { runs[$0.number] ?? [] }
  }

  /// The widths of edges' lines, and of the light lines under them, in points of the sheet.
  private static let lineWidth = 1.25
  static let haloWidth = 2.5

  package func draw(
    _ frame: ScreenFrame, window: Rect, in cell: Rect, radius: Double?,
    by screens: ScreenPainter, on canvas: Canvas
  ) {
    draw(frame.number, window: window, in: cell, radius: radius ?? 0, on: canvas)
  }

  package func draw(
    _ region: MagnifierRegion, in rect: Rect, by magnifier: MagnifierPainter, on canvas: Canvas
  ) {
    magnifier.draw(region, in: rect, on: canvas) { rect in
      draw(region.frame, window: region.rect, in: rect, radius: 0, on: canvas)
    }
  }

  /// A part of a frame's screen; the cell is in points of the canvas.
  private func draw(
    _ number: Int, window: Rect, in cell: Rect, radius: Double, on canvas: Canvas
  ) {
    let frame = judged.film.frames[number]
    let pixels = PixelBounds(Rect(origin: .zero, size: cell.size), scale: 1 / canvas.pixel)
    let corners = window.corners(of: judged.screen)
    canvas.saved {
      canvas.clip(.rounded(cell, radius: radius, corners: corners))
      if let bitmap = held.pictures[number]?.bitmap(
        of: window, screen: judged.screen.size, width: pixels.width, height: pixels.height)
      {
        canvas.draw(bitmap, in: cell)
      } else {
        drawSurfaces(frame, window: window, in: cell, on: canvas)
      }
      drawEdges(frame, window: window, in: cell, on: canvas)
    }
    canvas.hairline(around: cell, radius: radius, corners: corners, theme.palette.hairline)
  }

  /// Screen, bar and keyboard, as far as they were read.
  private func drawSurfaces(
    _ frame: RecordedFrame, window: Rect, in cell: Rect, on canvas: Canvas
  ) {
    canvas.fill(cell, theme.screen.fill(.screen))
    func y(_ length: Double) -> Double {
      cell.minY + (length - window.minY) / window.height * cell.height
    }
    for surface in surfaces(of: frame) {
      guard let top = surface.top.map(y) else { continue }
      let height = max(0, (surface.bottom.map(y) ?? cell.maxY) - top)
      canvas.fill(
        canvas.snapped(Rect(x: cell.minX, y: top, width: cell.width, height: height)),
        surface.color)
    }
  }

  /// A flat surface's read edges and colour; without a bottom it extends as far as visible.
  typealias Surface = (top: Double?, bottom: Double?, color: Color)

  /// Bar and keyboard, as far as they were read.
  func surfaces(of frame: RecordedFrame) -> [Surface] {
    let bottom = frame.barBottom?.value
    return [
      (bottom.map { frame.barTop?.value ?? $0 }, bottom, theme.screen.fill(.toolbar)),
      (frame.keyboardTop?.value, nil, theme.keyboard.tray),
    ]
  }

  /// The keyboard's top edge and the bar's edges, across the cell.
  private func drawEdges(
    _ frame: RecordedFrame, window: Rect, in cell: Rect, on canvas: Canvas
  ) {
    for edge in edges(of: frame) {
      guard let place = edge.place, window.minY < place, place < window.maxY else { continue }
      let y = cell.minY + (place - window.minY) / window.height * cell.height
      draw(edge, from: Point(x: cell.minX, y: y), to: Point(x: cell.maxX, y: y), on: canvas)
    }
  }

  /// An edge's place, nil if not read, and its line.
  typealias Edge = (place: Double?, color: Color, dash: [Double])

  /// The keyboard's top edge and the bar's edges; those of a bar behind the keyboard are not seen.
  func edges(of frame: RecordedFrame) -> [Edge] {
    let shown = frame.withoutCoveredBar(point: judged.film.point)
    return [
      (shown.barTop?.value, theme.palette.barLine, [3, 2]),
      (shown.barBottom?.value, theme.palette.barLine, []),
      (frame.keyboardTop?.value, theme.palette.keyboardLine, []),
    ]
  }

  func draw(_ edge: Edge, from start: Point, to end: Point, on canvas: Canvas) {
    let line = Path.line(from: start, to: end)
    canvas.stroke(
      line, theme.palette.panel.opacity(0.7), Stroke(width: RecordedScreens.haloWidth))
    canvas.stroke(line, edge.color, Stroke(width: RecordedScreens.lineWidth, dash: edge.dash))
  }
}

extension Bitmap {
  /// 32 levels a colour: a codec's noise in the lowest bits would make up most of a file.
  var coarse: Bitmap {
    let pixels = pixels.map { pixel in
      pixel & 0xFFF8_F8F8 | (pixel >> 5) & 0x0007_0707
    }
    return Bitmap(width: width, height: height, pixels: pixels) ?? self
  }
}
