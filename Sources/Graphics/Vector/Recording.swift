import Geometry

/// A picture as marks, from back to front.
final class Recording {
  /// In pixels from the origin.
  let bounds: Rect
  let marks: [Mark]

  init(bounds: Rect, marks: [Mark]) {
    self.bounds = bounds
    self.marks = marks
  }
}

extension Canvas {
  /// Draws marks, their pixels the canvas's coordinates; may leave out those outside of `area`.
  func replay(_ marks: [Mark], within area: Rect?) {
    for mark in marks {
      if let area {
        guard let box = mark.box, !box.intersection(area).isEmpty else { continue }
      }
      replay(mark, within: area)
    }
  }

  private func replay(_ mark: Mark, within area: Rect?) {
    switch mark {
    case .fill(let shape, let paint): surface.fill(shape, paint)
    case .stroke(let path, let paint, let stroke): surface.stroke(path, paint, stroke)
    case .shadow(let rect, let radius, let shadow):
      surface.shadow(of: rect, radius: radius, shadow)
    case .text(let text): replay(text)
    case .picture(let recording, let placement):
      saved {
        translate(x: placement.x, y: placement.y)
        scale(x: placement.scaleX, y: placement.scaleY)
        clip(recording.bounds)
        replay(recording.marks, within: area.map(placement.applyInverse))
      }
    case .pixels(let bitmap, let rect): surface.draw(bitmap, in: rect)
    case .clipped(let shape, let marks):
      saved {
        surface.clip(shape)
        replay(marks, within: area)
      }
    case .faded(let alpha, let marks): group(alpha: alpha) { replay(marks, within: area) }
    }
  }

  private func replay(_ text: TextMark) {
    saved {
      translate(x: text.placement.x, y: text.placement.y)
      scale(x: text.placement.scaleX, y: text.placement.scaleY)
      do throws(FontError) {
        try fonts.withLine(text.text, text.style, maxWidth: text.maxWidth) { line, _ in
          surface.draw(line, at: .zero)
        }
      } catch {
        fail(.font(error))
      }
    }
  }
}
