package import Annotation
package import Basics
package import Graphics
package import Imaging
package import Stage

/// A source's number for the frame, and its time in seconds.
package typealias ScreenFrame = (number: Int, time: Double)

/// The origin of a picture's screens: a film, whose screens are drawn, or ready-made ones.
package protocol ScreenSource {
  /// An approach's or recording's name.
  var name: String { get }
  /// The language of its texts.
  var language: LanguageTag { get }
  /// The whole screen in all orientations, in its points.
  var largestScreen: Rect { get }
  /// In points of the screen.
  var cornerRadius: Double { get }
  /// Whether the seam is marked even on frames without annotations.
  var isAlwaysMarked: Bool { get }

  /// The screen as the device is held at a time, in seconds.
  func screen(at time: Double) -> Rect
  func annotation(of frame: ScreenFrame) -> FrameAnnotation
  /// The frame's time in words.
  func clock(of frame: ScreenFrame) -> String
  /// The colour outside the screen.
  func backdrop(_ theme: Theme) -> Color

  /// Draws a part of a frame's screen.
  ///
  /// - Parameters:
  ///   - window: In points of the screen.
  ///   - cell: In points of the canvas.
  ///   - radius: Of the cell's corners; nil for the screen alone, without a frame around it.
  func draw(
    _ frame: ScreenFrame, window: Rect, in cell: Rect, radius: Double?,
    by screens: ScreenPainter, on canvas: Canvas)

  /// Draws the magnified region; throws `CanvasError` where that would be too large.
  func draw(
    _ region: MagnifierRegion, in rect: Rect, by magnifier: MagnifierPainter, on canvas: Canvas
  ) throws(CanvasError)

  /// The source with pictures of the next frames in memory, at least of the first; throws read errors.
  func holding(_ frames: ArraySlice<ScreenFrame>) throws -> Self

  /// The recurring rows of frames; nil where a source has none.
  ///
  /// `window` is in points, nil for the whole screen; `threads` is the most threads used, 1 or more.
  ///
  /// - Throws: `CanvasError` for a part of the screen that is empty or too large, or a missing glyph.
  func rows(
    of frames: [ScreenFrame], window: Rect?, by screens: ScreenPainter, fonts: Fonts, threads: Int
  ) throws(CanvasError) -> ScreenRows?

  /// A part of the screen over frames as moving parts, back to front, relative to its top left.
  ///
  /// - Parameters:
  ///   - window: In points of the screen.
  ///   - screens: At the scale of the canvases.
  /// - Throws: Errors of drawing and reading.
  func parts(
    of frames: [ScreenFrame], window: Rect, by screens: ScreenPainter, fonts: Fonts
  ) throws -> [MovingPicture.Part]

  /// The screens of frames for a player, as runs of rows of its painter's atlas from the top down.
  ///
  /// - Parameter check: Called with the atlas repeatedly; an error ends the drawing.
  /// - Throws: Errors of drawing and reading.
  func screens(
    of frames: [ScreenFrame], by reel: ReelPainter, check: (RowAtlas) throws -> Void
  ) throws -> [[RowAtlas.Run]]
}

extension ScreenSource {
  package var language: LanguageTag { .english }
  package var isAlwaysMarked: Bool { false }

  package func clock(of frame: ScreenFrame) -> String {
    "\(Int((frame.time * 1000).rounded())) ms"
  }

  package func holding(_ frames: ArraySlice<ScreenFrame>) throws -> Self { self }

  package func rows(
    of frames: [ScreenFrame], window: Rect?, by screens: ScreenPainter, fonts: Fonts, threads: Int
  ) throws(CanvasError) -> ScreenRows? { nil }
}

/// The screens of a film, which are drawn.
package struct FilmScreens: ScreenSource {
  private let film: Film
  private let delay: Double

  /// - Parameters:
  ///   - name: What it is called; nil for its approach.
  ///   - delay: How much later the film's clock is than that of its frames, in seconds.
  package init(_ film: Film, name: String? = nil, delay: Double = 0) {
    self.film = film
    self.name = name ?? film.approach
    self.delay = delay
  }

  package let name: String
  package var language: LanguageTag { film.language }
  package var largestScreen: Rect { film.largestScreen }

  package var cornerRadius: Double {
    max(film.device.cornerRadius, ScreenPainter.squareScreenRadius)
  }

  private func time(_ frame: ScreenFrame) -> Double { time(frame.time) }
  private func time(_ time: Double) -> Double { min(max(0, time + delay), film.duration) }

  package func screen(at time: Double) -> Rect { film.screen(at: self.time(time)) }

  package func annotation(of frame: ScreenFrame) -> FrameAnnotation {
    FrameAnnotation(film, at: time(frame))
  }

  /// A device that turns leaves black corners.
  package func backdrop(_ theme: Theme) -> Color { .black }

  package func draw(
    _ frame: ScreenFrame, window: Rect, in cell: Rect, radius: Double?,
    by screens: ScreenPainter, on canvas: Canvas
  ) {
    screens.draw(
      film, at: time(frame), on: canvas, at: cell.origin, window: window, isFramed: radius != nil)
  }

  package func draw(
    _ region: MagnifierRegion, in rect: Rect, by magnifier: MagnifierPainter, on canvas: Canvas
  ) throws(CanvasError) {
    try magnifier.draw(region, of: film, at: time(region.time), in: rect, on: canvas)
  }

  package func rows(
    of frames: [ScreenFrame], window: Rect?, by screens: ScreenPainter, fonts: Fonts, threads: Int
  ) throws(CanvasError) -> ScreenRows? {
    try ScreenRows(
      film, at: frames.map(time), window: window, painter: screens, fonts: fonts, threads: threads)
  }

  package func parts(
    of frames: [ScreenFrame], window: Rect, by screens: ScreenPainter, fonts: Fonts
  ) throws -> [MovingPicture.Part] {
    try screens.parts(of: film, at: frames.map(time), window: window, fonts: fonts)
  }

  package func screens(
    of frames: [ScreenFrame], by reel: ReelPainter, check: (RowAtlas) throws -> Void
  ) throws -> [[RowAtlas.Run]] {
    try reel.screens(of: film, at: frames.map(time), check: check)
  }
}
