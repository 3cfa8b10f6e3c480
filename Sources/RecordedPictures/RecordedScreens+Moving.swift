package import Graphics
import Imaging
package import Painting
import Recordings
package import Stage

/// A recording's screens as parts of a picture that moves.
extension RecordedScreens {
  package func parts(
    of frames: [ScreenFrame], window: Rect, by screens: ScreenPainter, fonts: Fonts
  ) throws -> [MovingPicture.Part] {
    let all = judged.film.frames
    let hole = Rect(origin: .zero, size: window.size)
    func place(from top: Double, to bottom: Double) -> MovingPicture.Place? {
      MovingPicture.Place(
        Rect(x: 0, y: top - window.minY, width: window.width, height: bottom - top), in: hole)
    }
    func canvas(_ height: Double, _ color: Color? = nil) throws -> Canvas {
      try Canvas(
        size: Size(width: window.width, height: height), anyScale: screens.scale,
        background: color, medium: .marks, fonts: fonts)
    }
    var parts = [
      MovingPicture.Part(
        .picture(try canvas(window.height, theme.screen.fill(.screen))),
        frames.map { _ in MovingPicture.Place(hole, in: hole) })
    ]
    let pictures = try pictures(of: frames, window: window, by: screens, fonts: fonts)
    for index in surfaces(of: all[0]).indices where pictures.isEmpty {
      let seen = frames.map { surfaces(of: all[$0.number])[index] }
      let end = judged.film.height
      let height = seen.compactMap { shown in shown.top.map { (shown.bottom ?? end) - $0 } }.max()
      guard let height, height > 0 else { continue }
      parts.append(
        MovingPicture.Part(
          .picture(try canvas(height, seen[0].color)),
          seen.map { shown in
            shown.top.flatMap { place(from: $0, to: shown.bottom ?? end) }
          }))
    }
    parts += pictures
    for index in edges(of: all[0]).indices {
      let seen = frames.map { edges(of: all[$0.number])[index] }
      let line = try canvas(RecordedScreens.haloWidth)
      let middle = RecordedScreens.haloWidth / 2
      draw(
        seen[0], from: Point(x: 0, y: middle), to: Point(x: window.width, y: middle), on: line)
      parts.append(
        MovingPicture.Part(
          .picture(line),
          seen.map { edge in
            guard let y = edge.place, window.minY < y, y < window.maxY else { return nil }
            return place(from: y - middle, to: y + middle)
          }))
    }
    return parts
  }

  /// The recording's own pictures, each as the rows that differ from the previous one.
  ///
  /// Rows stay until others cover them.
  private func pictures(
    of frames: [ScreenFrame], window: Rect, by screens: ScreenPainter, fonts: Fonts
  ) throws -> [MovingPicture.Part] {
    let hole = Rect(origin: .zero, size: window.size)
    let pixels = screens.pixelSize(of: hole)
    var source = self
    var parts: [MovingPicture.Part] = []
    // The visible parts and their rows.
    var shown: [(part: Int, rows: Range<Int>)] = []
    var places: [MovingPicture.Place?] = []
    var last: (number: Int, bitmap: Bitmap)?
    for (index, frame) in frames.enumerated() {
      if frame.number != last?.number {
        source = try source.holding(frames[index...])
        guard
          let bitmap = source.held.pictures[frame.number]?.bitmap(
            of: window, screen: judged.screen.size, width: pixels.width, height: pixels.height
          )?.coarse
        else { return [] }
        if let rows = bitmap.rows(unlike: last?.bitmap), let part = bitmap.part(rows) {
          let place = Rect(
            x: 0, y: Double(rows.lowerBound) / screens.scale, width: window.width,
            height: Double(rows.count) / screens.scale)
          let canvas = try Canvas(
            size: place.size, anyScale: screens.scale, medium: .marks, fonts: fonts)
          canvas.draw(part, in: Rect(origin: .zero, size: place.size))
          shown.removeAll { rows.contains($0.rows) }
          shown.append((parts.count, rows))
          parts.append(
            MovingPicture.Part(.picture(canvas), Array(repeating: nil, count: frames.count)))
          places.append(MovingPicture.Place(place, in: hole))
        }
        last = (frame.number, bitmap)
      }
      for (part, _) in shown { parts[part].places[index] = places[part] }
    }
    return parts
  }
}

extension Bitmap {
  /// From the first to the last different row of a picture of equal size; nil for none.
  fileprivate func rows(unlike other: Bitmap?) -> Range<Int>? {
    guard let other else { return 0..<height }
    let differing = (0..<height).filter { row in
      let range = (row * width)..<((row + 1) * width)
      return pixels[range] != other.pixels[range]
    }
    guard let first = differing.first, let last = differing.last else { return nil }
    return first..<(last + 1)
  }

  fileprivate func part(_ rows: Range<Int>) -> Bitmap? {
    Bitmap(
      width: width, height: rows.count,
      pixels: Array(pixels[(rows.lowerBound * width)..<(rows.upperBound * width)]))
  }
}
