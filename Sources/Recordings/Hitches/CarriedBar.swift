/// A bar behind the keyboard, by the list above it: an app that stalls stalls with everything it shows.
///
/// Only a list that moves as far as the bar wherever both are seen shows where the bar is.
struct CarriedBar {
  /// The bar's bottom edge at the rest before, and how far the content has risen by then, in the film's unit.
  private let bottom, offset: Double
  private let point: Double

  /// The least motion of both in a frame that counts, and how far apart they may be then, in points.
  private static let (way, apart) = (10.0, 2.0)
  /// The fewest frames needed, and the share of them in which both move the same distance.
  private static let (fewest, share) = (3, 0.9)

  /// Nil unless the list is seen to go with the bar.
  init?(in frames: ClosedRange<Int>, of film: RecordedFilm, from bottom: Double) {
    guard let offset = film.frames[frames.lowerBound].contentOffset?.value else { return nil }
    (self.bottom, self.offset, point) = (bottom, offset, film.point)
    let ways = film.frames[frames].compactMap { frame -> (bar: Double, content: Double)? in
      guard let bar = frame.barBottom, !frame.coversBar(point: film.point), !frame.isRepeated,
        let content = frame.contentOffset?.value, abs(bottom - bar.value) > CarriedBar.way * point
      else { return nil }
      return (bottom - bar.value, content - offset)
    }
    let alike = ways.count { abs($0.bar - $0.content) < CarriedBar.apart * point }
    guard alike >= CarriedBar.fewest, Double(alike) >= CarriedBar.share * Double(ways.count) else {
      return nil
    }
  }

  /// The bar's bottom edge in a frame in which the keyboard covers it; nil in others, and without content.
  func bottom(in frame: RecordedFrame) -> Reading? {
    guard frame.coversBar(point: point), let content = frame.contentOffset else { return nil }
    return Reading(
      bottom - (content.value - offset), uncertainty: content.uncertainty + CarriedBar.apart * point
    )
  }
}
