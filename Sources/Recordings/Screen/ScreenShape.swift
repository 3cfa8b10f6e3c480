/// A screen that a picture may show, with its upper and lower edge, and how well it fits.
struct ScreenShape {
  let screen: KnownScreen
  /// Where its edges lie, in pixels.
  var top, bottom: Double
  /// Pixels a point, by its width and height.
  var scale: Double
  /// How badly it fits: the sum of squares of what differs, each in units of what may.
  var misfit: Double
  /// Whether an edge in the picture is where the screen's must be.
  var hasTop, hasBottom: Bool

  /// How far a measured length may be off, in pixels.
  private static let lengthError = 0.8
  /// A missing edge counts as much as one that is twice so far off as it may be.
  private static let missing = 4.0

  /// A screen held against the rows of keys of a picture.
  ///
  /// - Parameters:
  ///   - screen: One that it may be.
  ///   - keys: Where the keys are; their columns are the screen's.
  ///   - edges: The picture's horizontal edges, beside what lies in the screen's middle.
  ///   - height: The picture's, in pixels.
  /// - Returns: Nil where the keys are another screen's.
  init?(_ screen: KnownScreen, keys: KeyGrid, edges: EdgeProfile, height: Double) {
    let width = keys.columns.upperBound - keys.columns.lowerBound
    let scale = width / screen.width
    let pitch = keys.pitch / (scale * screen.rowPitch) - 1
    guard abs(pitch) <= screen.pitchTolerance else { return nil }
    self.screen = screen
    let tall = scale * screen.height
    // How far below the keys the screen ends differs a little among layouts and systems.
    let below = scale * (screen.isUprightPhone ? 9 : 16)
    let expected = keys.bottom + scale * screen.belowKeys
    let lower = ScreenShape.place(near: expected, reach: below, edges, height)
    bottom = lower ?? min(expected, height)
    hasBottom = lower != nil
    let reach = max(2, 0.012 * tall)
    let upper = ScreenShape.place(near: bottom - tall, reach: reach, edges, height)
    guard bottom - tall > -reach else { return nil }
    top = upper ?? max(0, bottom - tall)
    hasTop = upper != nil
    if lower == nil, upper != nil { bottom = top + tall }
    let off = (bottom - top) - tall
    let error = ScreenShape.lengthError * (1 + screen.height / screen.width)
    misfit =
      Self.square(pitch / (screen.pitchTolerance / 3)) + Self.square(off / error)
      + Self.square((bottom - expected) / (below / 2))
      + (hasTop ? 0 : Self.missing) + (hasBottom ? 0 : Self.missing)
    // Both sides tell of the scale; the longer tells more.
    self.scale =
      hasTop && hasBottom
      ? (width + bottom - top) / (screen.width + screen.height) : scale
  }

  /// An edge in the picture, or the picture's own where the screen fills it.
  private static func place(
    near expected: Double, reach: Double, _ edges: EdgeProfile, _ height: Double
  ) -> Double? {
    let edge = edges.edge(near: expected, reach: reach)
    for border in [0, height] where abs(border - expected) <= reach {
      // Nothing is beyond the picture, so a screen that would end there does, unless an edge says otherwise.
      guard let edge, abs(edge.place - border) > 2, edge.strength > 4 * EdgeProfile.least else {
        return border
      }
    }
    return edge?.place
  }

  private static func square(_ value: Double) -> Double { value * value }
}
