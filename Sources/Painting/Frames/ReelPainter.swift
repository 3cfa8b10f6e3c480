import Diagnosis
package import Graphics
package import Imaging
package import Stage

/// Draws the screens of films for a player, as rows of one atlas.
///
/// Not thread-safe.
package final class ReelPainter {
  /// How the atlas keeps the rows that recur in a film.
  package enum Packing {
    /// Below each other as they are on the screen, so that they compress best.
    case whole
    /// Each once for all films, so that a film that is much like one before adds few.
    case shared
  }

  /// The rows of all films so far.
  package private(set) var atlas: RowAtlas
  /// Pixels across and down a screen.
  package let size: (width: Int, height: Int)

  /// Pixels a point.
  package var scale: Double { painter.scale }

  /// The part of screens that is drawn, in points.
  package let window: Rect

  private let painter: ScreenPainter
  private let fonts: Fonts
  private let packing: Packing
  /// The films that were drawn last, with their screens.
  private var drawn: [(film: Film, times: [Double], screens: [[RowAtlas.Run]])] = []

  /// How many films are known again; a player that changes one of two draws no other.
  private static let knownFilms = 2
  /// How many pixels of layers are kept between two films.
  private static let keptPixels = 16_000_000

  /// A painter of a part of screens, in points, with an empty atlas.
  ///
  /// - Throws: `FontError` where a font is missing.
  package init(
    _ theme: Theme, scale: Double, window: Rect, packing: Packing
  ) throws(FontError) {
    fonts = try Fonts.opened(theme.fonts)
    painter = ScreenPainter(theme, scale: scale, fonts: fonts)
    size = painter.pixelSize(of: window)
    atlas = RowAtlas(width: size.width)
    self.window = window
    self.packing = packing
  }

  /// The screen of a film at each of some times, in seconds, as runs of rows of the atlas from the top down; at once
  /// where it was drawn just before.
  ///
  /// - Parameters:
  ///   - times: The times; nil for those of its frames.
  ///   - check: Called after each frame with the atlas; what it throws ends the drawing.
  /// - Throws: `CanvasError` for a part of the screen that is empty or too large, and where a glyph is missing.
  package func screens(
    of film: Film, at times: [Double]? = nil, check: (RowAtlas) throws -> Void = { _ in }
  ) throws -> [[RowAtlas.Run]] {
    let times = times ?? film.frameTimes
    if let known = drawn.first(where: { $0.film == film && $0.times == times }) {
      return known.screens
    }
    _ = painter.cache.beginPicture(keeping: ReelPainter.keptPixels)
    let rows = try ScreenRows(
      film, at: times, window: window, painter: painter, fonts: fonts)
    let kept = try rows.picture().map(add)
    let screens = try times.indices.map { frame in
      var runs: [RowAtlas.Run] = []
      for span in try rows.spans(of: frame) {
        switch span {
        case .kept(let rows): runs += kept?(rows) ?? []
        case .pixels(let bitmap, _): runs += atlas.runs(of: bitmap)
        }
      }
      try check(atlas)
      return runs
    }
    drawn = drawn.suffix(ReelPainter.knownFilms - 1) + [(film, times, screens)]
    return screens
  }

  /// A picture of a screen as runs of rows of the atlas from the top down; rows that are new are added.
  package func runs(of picture: Bitmap) -> [RowAtlas.Run] { atlas.runs(of: picture) }

  /// Adds the rows that recur in a film, one below another; the result is the runs that make a range of them.
  private func add(_ picture: Bitmap) -> (Range<Int>) -> [RowAtlas.Run] {
    switch packing {
    case .whole:
      let first = atlas.add(whole: picture)
      return { [RowAtlas.Run(row: first + $0.lowerBound, count: $0.count)] }
    case .shared:
      let numbers = atlas.rowNumbers(of: picture)
      return { RowAtlas.runs(of: numbers[$0]) }
    }
  }

  /// The pixels that a part of the screen covers.
  package func pixelSize(of part: Rect) -> (width: Int, height: Int) {
    painter.pixelSize(of: part)
  }
}
