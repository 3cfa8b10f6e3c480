import Diagnosis
package import Graphics
package import Imaging
package import Stage

/// Draws the screens of films for a player, as rows of one atlas; not thread-safe.
package final class ReelPainter {
  /// How the atlas keeps recurring rows of a film.
  package enum Packing {
    /// In the order of the screen, which compresses best.
    case whole
    /// Each row once for all films, so that similar films add few.
    case shared
  }

  package private(set) var atlas: RowAtlas
  /// In pixels.
  package let size: (width: Int, height: Int)

  package var scale: Double { painter.scale }

  /// The part of screens that is drawn, in points.
  package let window: Rect

  private let painter: ScreenPainter
  private let fonts: Fonts
  private let packing: Packing
  private var drawn: [(film: Film, times: [Double], screens: [[RowAtlas.Run]])] = []

  /// The number of films kept: changing one of two draws no other.
  private static let knownFilms = 2
  /// The pixels of layers kept between two films.
  private static let keptPixels = 16_000_000

  /// A painter of a part of screens, in points, with an empty atlas.
  ///
  /// - Throws: `FontError` for a missing font.
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

  /// A film's screens as rows of the atlas from the top down; a film drawn just before is kept.
  ///
  /// - Parameters:
  ///   - times: In seconds; nil for those of the film's frames.
  ///   - check: Called after each frame with the atlas; an error ends the drawing.
  /// - Throws: `CanvasError` for a part of the screen that is empty or too large, or a missing glyph.
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

  /// A picture as runs of rows of the atlas from the top down; new rows are added.
  package func runs(of picture: Bitmap) -> [RowAtlas.Run] { atlas.runs(of: picture) }

  /// Adds a film's recurring rows one below another; returns the runs of a range of them.
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
