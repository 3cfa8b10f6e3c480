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

  /// Something that moves outside counts as much as a length that is five times so far off as it may be.
  static let outside = 25.0

  /// A screen held against the rows of keys of a picture.
  ///
  /// - Parameters:
  ///   - screen: One that it may be.
  ///   - keys: Where the keys are; their columns are the screen's.
  ///   - edges: The picture's horizontal edges, beside what lies in the screen's middle.
  ///   - rareEdges: Those that may be missing in more of the pictures: where the screen's edge is known to some pixels,
  ///     they tell it better.
  ///   - moving: The rows from the first to the last that change on the way; nil where none do.
  ///   - height: The picture's, in pixels.
  /// - Returns: Nil where the keys are another screen's.
  init?(
    _ screen: KnownScreen, keys: KeyGrid, edges: EdgeProfile, rareEdges: EdgeProfile,
    moving: ClosedRange<Double>?, height: Double
  ) {
    let width = keys.columns.upperBound - keys.columns.lowerBound
    let scale = width / screen.width
    let pitch = keys.rows.pitch / (scale * screen.rowPitch) - 1
    guard abs(pitch) <= screen.pitchTolerance else { return nil }
    let tall = scale * screen.height
    // How far below the keys the screen ends differs a little among layouts and systems.
    let below = scale * (screen.isUprightPhone ? 9 : 16)
    let reach = max(2, 0.012 * tall)
    let expected = keys.rows.bottom + scale * screen.belowKeys
    let error = ScreenShape.lengthError * (1 + screen.height / screen.width)
    let pitchMisfit = Self.square(pitch / (screen.pitchTolerance / 3))
    var best: ScreenShape?
    // Dark on dark, the lower edge may be unseen though the picture's own is near: then the upper one tells where it is.
    var lowers = Self.places(near: expected, reach: below, edges, height)
    if lowers.allSatisfy(\.isSeen) { lowers.append((min(expected, height), false)) }
    for lower in lowers {
      let bottom = lower.place
      guard bottom - tall > -reach else { continue }
      for upper in Self.places(near: bottom - tall, reach: reach, edges, height) {
        var shape = ScreenShape(
          screen: screen, top: upper.place, bottom: bottom, scale: scale, misfit: pitchMisfit,
          hasTop: upper.isSeen, hasBottom: lower.isSeen)
        if !lower.isSeen, upper.isSeen { shape.bottom = min(height, upper.place + tall) }
        shape.misfit += Self.square((shape.bottom - shape.top - tall) / error)
        shape.misfit += Self.square((shape.bottom - expected) / (below / 2))
        for isSeen in [upper.isSeen, lower.isSeen] where !isSeen { shape.misfit += Self.missing }
        // What moves is in the screen, but for what compression smears over its edge.
        if let moving, moving.lowerBound < shape.top - 8 || moving.upperBound > shape.bottom + 8 {
          shape.misfit += Self.outside
        }
        if shape.misfit < best?.misfit ?? .infinity { best = shape }
      }
    }
    guard var best else { return nil }
    if best.hasTop, !best.hasBottom,
      let edge = rareEdges.edge(near: best.bottom, reach: error)
    {
      (best.bottom, best.hasBottom) = (edge.place, true)
    }
    // Lengths are measured downwards, so the height tells the scale where it is seen whole.
    if best.hasTop, best.hasBottom { best.scale = (best.bottom - best.top) / screen.height }
    self = best
  }

  private init(
    screen: KnownScreen, top: Double, bottom: Double, scale: Double, misfit: Double, hasTop: Bool,
    hasBottom: Bool
  ) {
    self.screen = screen
    (self.top, self.bottom) = (top, bottom)
    (self.scale, self.misfit) = (scale, misfit)
    (self.hasTop, self.hasBottom) = (hasTop, hasBottom)
  }

  /// Where an edge of the screen may be: at one in the picture, at the picture's own, or where neither is seen.
  private static func places(
    near expected: Double, reach: Double, _ edges: EdgeProfile, _ height: Double
  ) -> [(place: Double, isSeen: Bool)] {
    var places = [0, height].filter { abs($0 - expected) <= reach }.map { ($0, true) }
    if let edge = edges.edge(near: expected, reach: reach) { places.append((edge.place, true)) }
    return places.isEmpty ? [(min(max(expected, 0), height), false)] : places
  }

  private static func square(_ value: Double) -> Double { value * value }
}
