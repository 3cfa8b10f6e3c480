package import Geometry
package import Imaging

/// Other canvases, shadows and glass.
extension Canvas {
  /// How a picture that is drawn at another size is sampled.
  package enum Sampling: Sendable, Hashable {
    /// Each pixel stays a square: for a magnifier.
    case pixels
    /// Pixels are averaged: for reduction.
    case smooth
  }

  /// Draws another canvas, pixel for pixel, its top left at the device pixel nearest to a point.
  package func draw(_ picture: Canvas, at point: Point, alpha: Double = 1) {
    let place = devicePoint(point)
    draw(
      picture, x: Int(PixelBounds.nearest(place.x)), y: Int(PixelBounds.nearest(place.y)),
      alpha: alpha)
  }

  /// Draws another canvas, pixel for pixel, at a device pixel, within the clip.
  package func draw(_ picture: Canvas, x: Int, y: Int, alpha: Double = 1) {
    take(failureOf: picture)
    guard alpha > 0 else { return }
    guard let recorder = picture.surface as? Recorder, medium == .pixels else {
      return surface.draw(picture, x: x, y: y, alpha: min(alpha, 1))
    }
    inPixels {
      translate(x: Double(x), y: Double(y))
      replay(recorder, alpha: alpha)
    }
  }

  /// Draws another canvas, or a part of it, into a rectangle, stretched to fit.
  ///
  /// - Parameters:
  ///   - rect: In points of this canvas.
  ///   - part: In points of the other canvas; nil for all.
  ///   - alpha: Its opacity, 0…1.
  package func draw(
    _ picture: Canvas, in rect: Rect, part: Rect? = nil, alpha: Double = 1,
    sampling: Sampling = .smooth
  ) {
    take(failureOf: picture)
    let part = part ?? Rect(origin: .zero, size: picture.size)
    guard !rect.isEmpty, !part.isEmpty, alpha > 0 else { return }
    guard let recorder = picture.surface as? Recorder, medium == .pixels else {
      return surface.draw(picture, in: rect, part: part, alpha: min(alpha, 1), sampling: sampling)
    }
    saved {
      clip(rect)
      surface.place(part, of: picture, in: rect)
      replay(recorder, alpha: alpha)
    }
  }

  /// Draws pixels into a rectangle, stretched to fit and interpolated.
  package func draw(_ bitmap: Bitmap, in rect: Rect) {
    guard !rect.isEmpty else { return }
    surface.draw(bitmap, in: rect)
  }

  /// Draws the marks of another canvas, whose pixels are the coordinates.
  private func replay(_ recorder: Recorder, alpha: Double) {
    let recording = recorder.recording
    clip(recording.bounds)
    group(alpha: alpha) { replay(recording.marks, within: nil) }
  }

  /// Blurs the drawing so far inside a path, as frosted glass does, over about `blur` pixels.
  ///
  /// All lengths are in device pixels. Only pixels in `area` are blurred into others.
  package func frost(_ path: Path, over area: PixelBounds, blur: Double) {
    guard !area.isEmpty, blur > 1 else { return }
    surface.frost(path, over: area, blur: blur, fonts: fonts)
  }

  private func take(failureOf picture: Canvas) {
    if let failure = picture.failure { fail(failure) }
  }

  /// Draws the shadow of a rounded rectangle; draw the rectangle itself afterwards.
  package func shadow(of rect: Rect, radius: Double, _ shadow: Shadow) {
    surface.shadow(of: rect, radius: radius, shadow)
  }
}
