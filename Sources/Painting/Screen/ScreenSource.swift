package import Annotation
package import Graphics
package import Stage

/// Where a picture's screens come from: a film, whose screens are drawn, or something that brings its own.
package protocol ScreenSource: Sendable {
  /// The radius of the screen's corners, in its points.
  var cornerRadius: Double { get }

  /// The screen as the device is held at a time, in seconds.
  func screen(at time: Double) -> Rect

  /// Draws a part of a frame's screen.
  ///
  /// - Parameters:
  ///   - frame: Its number and its time, in seconds.
  ///   - window: The part, in points of the screen.
  ///   - cell: Where it goes, in points of the canvas.
  ///   - radius: That of the cell's corners.
  ///   - screens: What draws screens so large.
  func draw(
    _ frame: (number: Int, time: Double), window: Rect, in cell: Rect, radius: Double,
    by screens: ScreenPainter, on canvas: Canvas)

  /// Draws what a magnifier sees.
  ///
  /// - Throws: `CanvasError` where that would be too large.
  func draw(
    _ region: MagnifierRegion, in rect: Rect, by magnifier: MagnifierPainter, on canvas: Canvas
  ) throws(CanvasError)
}

/// The screens of a film, which are drawn.
package struct FilmScreens: ScreenSource {
  private let film: Film
  private let delay: Double

  /// - Parameter delay: How much later the film's clock is than that of its frames, in seconds.
  package init(_ film: Film, delay: Double = 0) {
    self.film = film
    self.delay = delay
  }

  package var cornerRadius: Double {
    max(film.device.cornerRadius, ScreenPainter.squareScreenRadius)
  }

  private func time(_ time: Double) -> Double { min(time + delay, film.duration) }

  package func screen(at time: Double) -> Rect { film.screen(at: self.time(time)) }

  package func draw(
    _ frame: (number: Int, time: Double), window: Rect, in cell: Rect, radius: Double,
    by screens: ScreenPainter, on canvas: Canvas
  ) {
    screens.draw(
      film, at: time(frame.time), on: canvas, at: cell.origin, window: window, isFramed: true)
  }

  package func draw(
    _ region: MagnifierRegion, in rect: Rect, by magnifier: MagnifierPainter, on canvas: Canvas
  ) throws(CanvasError) {
    try magnifier.draw(region, of: film, at: time(region.time), in: rect, on: canvas)
  }
}
