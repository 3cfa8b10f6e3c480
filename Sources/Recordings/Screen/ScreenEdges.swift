/// The edges of the screen around a keyboard, to parts of a pixel.
struct ScreenEdges {
  /// The keyboard, with the screen's own columns.
  let keys: KeyGrid
  /// The screens that it may be, the best first.
  let shapes: [ScreenShape]
  private let picture: PixelArea

  /// Parts of the width along which the screen's upper and lower edge are looked for: beside rounded corners, and beside
  /// what lies in the middle, a notch and a home indicator.
  private static let stretches = [0.17...0.27, 0.73...0.83]
  /// The fewest pictures' worth of keys that are measured, where there are more.
  private static let mostPictures = 12

  /// Looks for them.
  init(
    _ samples: [LumaFrame], keys best: KeyGrid, _ keyboards: SeenKeyboards, _ picture: PixelArea
  ) {
    self.picture = picture
    // Where it rests it is lowest in none and highest in most: the same place in several pictures.
    let like = keyboards.like.prefix(ScreenEdges.mostPictures)
    let resting = like.min { $0.keys.bottom < $1.keys.bottom }?.keys ?? best
    var keys = resting
    let pitches = like.map(\.keys.pitch).sorted()
    if !pitches.isEmpty { keys.pitch = pitches[pitches.count / 2] }
    let across = EdgeProfile(
      columnsOf: like.map { number, keys in
        (samples[number], keys.gaps.map(ScreenEdges.inside))
      })
    func side(_ place: Double, _ border: Double) -> Double {
      if abs(place - border) <= 2 { return border }
      return across.edge(near: place, reach: 5)?.place ?? place
    }
    let left = side(keys.columns.lowerBound, 0)
    let right = side(keys.columns.upperBound, picture.width)
    if left < right { keys.columns = left...right }
    self.keys = keys
    let stretches = ScreenEdges.stretches.map { part in
      Int(left + part.lowerBound * (right - left))..<Int(left + part.upperBound * (right - left))
    }
    let down = EdgeProfile(rowsOf: samples, along: stretches)
    shapes = KnownScreen.all.compactMap {
      ScreenShape($0, keys: keys, edges: down, height: picture.height)
    }.sorted { $0.misfit < $1.misfit }
  }

  /// The area of a screen.
  func area(of shape: ScreenShape) -> PixelArea {
    PixelArea(
      x: keys.columns.lowerBound, y: shape.top, width: keys.width, height: shape.bottom - shape.top)
  }

  /// The rows of a gap that are surely in it.
  private static func inside(_ gap: ClosedRange<Double>) -> Range<Int> {
    let (first, last) = (Int(gap.lowerBound.rounded(.up)), Int(gap.upperBound.rounded(.down)))
    let margin = (last - first) / 4
    return first + margin..<max(first + margin, last - margin)
  }
}
