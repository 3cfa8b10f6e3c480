package import Annotation
package import Basics
package import Graphics
package import Imaging
package import Stage

/// A frame of a source: its number, by which the source knows what it shows, and its time, in seconds.
package typealias ScreenFrame = (number: Int, time: Double)

/// Where a picture's screens come from: a film, whose screens are drawn, or something that brings its own.
package protocol ScreenSource {
  /// The approach's name, or what a recording is called.
  var name: String { get }
  /// The language of its texts.
  var language: LanguageTag { get }
  /// All of the screen, however the device is held, in its points.
  var largestScreen: Rect { get }
  /// The radius of the screen's corners, in its points.
  var cornerRadius: Double { get }
  /// Whether the seam is marked on its frames even where nothing is written around them.
  var isAlwaysMarked: Bool { get }

  /// The screen as the device is held at a time, in seconds.
  func screen(at time: Double) -> Rect
  /// What is said of a frame.
  func annotation(of frame: ScreenFrame) -> FrameAnnotation
  /// When a frame is, in words.
  func clock(of frame: ScreenFrame) -> String
  /// What is seen of a picture where the screen is not.
  func backdrop(_ theme: Theme) -> Color

  /// Draws a part of a frame's screen.
  ///
  /// - Parameters:
  ///   - window: The part, in points of the screen.
  ///   - cell: Where it goes, in points of the canvas.
  ///   - radius: That of the cell's corners; nil for a picture of the screen alone, without a frame around it.
  ///   - screens: What draws screens so large.
  func draw(
    _ frame: ScreenFrame, window: Rect, in cell: Rect, radius: Double?,
    by screens: ScreenPainter, on canvas: Canvas)

  /// Draws what a magnifier sees.
  ///
  /// - Throws: `CanvasError` where that would be too large.
  func draw(
    _ region: MagnifierRegion, in rect: Rect, by magnifier: MagnifierPainter, on canvas: Canvas
  ) throws(CanvasError)

  /// The source with what the next frames need in memory, the first of them at least.
  ///
  /// - Parameter frames: The frames that will be drawn, in order.
  /// - Throws: What reading that throws.
  func holding(_ frames: ArraySlice<ScreenFrame>) throws -> Self

  /// The rows of frames that recur; nil where none are known.
  ///
  /// - Parameters:
  ///   - window: The part of the screen; nil for all of it.
  ///   - threads: How many threads may be used, 1 or more.
  /// - Throws: `CanvasError` for a part of the screen that is empty or too large, and where a glyph is missing.
  func rows(
    of frames: [ScreenFrame], window: Rect?, by screens: ScreenPainter, fonts: Fonts, threads: Int
  ) throws(CanvasError) -> ScreenRows?

  /// A part of the screen over some frames, as parts that move, back to front; places count from its top left.
  ///
  /// - Parameters:
  ///   - window: The part, in points of the screen.
  ///   - screens: What draws screens, at the scale of the canvases.
  /// - Throws: What drawing and reading throw.
  func parts(
    of frames: [ScreenFrame], window: Rect, by screens: ScreenPainter, fonts: Fonts
  ) throws -> [MovingPicture.Part]

  /// The screens of frames for a player, as runs of rows of its painter's atlas from the top down.
  ///
  /// - Parameter check: Called with the atlas again and again; what it throws ends the drawing.
  /// - Throws: What drawing and reading throw.
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

  /// - Parameter delay: How much later the film's clock is than that of its frames, in seconds.
  package init(_ film: Film, delay: Double = 0) {
    self.film = film
    self.delay = delay
  }

  package var name: String { film.approach }
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
