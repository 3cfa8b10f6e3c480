/// A screen that a picture may show, with its upper and lower edge and its misfit.
struct ScreenShape {
  let screen: KnownScreen
  /// In pixels.
  var top, bottom: Double
  /// Pixels per point, by its width and height.
  var scale: Double
  /// The sum of squares of the deviations, each in units of its tolerance.
  var misfit: Double
  /// Whether the picture has an edge there.
  var hasTop, hasBottom: Bool
}

extension ScreenShape {
  /// The error of a measured length, in pixels.
  private static let lengthError = 0.8
  /// A missing edge counts like one that is off by twice its tolerance.
  private static let missing = 4.0

  /// A motion outside counts like a length that is off by five times its tolerance.
  static let outside = 25.0

  /// Whether its edges are enough: a single edge could be anything where something moves outside or goes on beyond it.
  var isTold: Bool {
    hasTop && hasBottom || (hasTop || hasBottom) && misfit < ScreenShape.outside
  }

  /// Compares a screen with a picture's rows of keys; nil if the keys are another screen's.
  ///
  /// - Parameters:
  ///   - keys: Their columns are the screen's.
  ///   - edges: The picture's horizontal edges, away from the screen's middle.
  ///   - rareEdges: Edges that more pictures may lack: more precise if the screen's edge is known to some pixels.
  ///   - moving: The rows that change in motion, from the first to the last.
  init?(
    _ screen: KnownScreen, keys: KeyGrid, edges: EdgeProfile, rareEdges: EdgeProfile,
    moving: ClosedRange<Double>?, height: Double
  ) {
    let scale = keys.scale(on: screen, height: height)
    let pitch = keys.rows.pitch / (scale * screen.rowPitch) - 1
    guard abs(pitch) <= screen.pitchTolerance else { return nil }
    let tall = scale * screen.height
    // The screen's end below the keys differs a little among layouts and systems.
    let below = scale * (screen.isUprightPhone ? 9 : 16)
    let reach = max(2, 0.012 * tall)
    let expected = keys.rows.bottom + scale * screen.belowKeys
    let error = ScreenShape.lengthError * (1 + screen.height / screen.width)
    let pitchMisfit = Self.square(pitch / (screen.pitchTolerance / 3))
    var best: ScreenShape?
    // Dark on dark, the lower edge may be unseen though the picture's own is near: then the upper one decides.
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
        // Motion is in the screen, but for artefacts of compression across its edge.
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
    // Lengths are measured downwards, so the height decides the scale if it is seen whole.
    if best.hasTop, best.hasBottom { best.scale = (best.bottom - best.top) / screen.height }
    self = best
  }

  /// At an edge in the picture, at the picture's own, or unseen.
  private static func places(
    near expected: Double, reach: Double, _ edges: EdgeProfile, _ height: Double
  ) -> [(place: Double, isSeen: Bool)] {
    var places = [0, height].filter { abs($0 - expected) <= reach }.map { ($0, true) }
    if let edge = edges.edge(near: expected, reach: reach) { places.append((edge.place, true)) }
    return places.isEmpty ? [(min(max(expected, 0), height), false)] : places
  }

  private static func square(_ value: Double) -> Double { value * value }
}
