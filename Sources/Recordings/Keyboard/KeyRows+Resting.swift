extension KeyRows {
  /// Rows of keys are 38 to 75 points apart, from phones on their side to large tablets.
  private static let pitches = 34.0...80.0
  /// What belongs to the globe, the microphone and the home indicator below the lowest row, in points.
  private static let below = 84.0
  /// How even rows of keys are at least.
  private static let leastEvenness = 0.45
  /// From the middle of a gap to what is sure to be of the keyboard, as a part of the pitch.
  private static let halfGap = 0.07

  /// The rows of keys in the lower part of a screen at rest; nil where there are none.
  init?(in picture: ColumnPicture, measure: ScreenMeasure) {
    let lowest = picture.height * 2 / 5
    let texture = KeyTexture(of: picture, from: lowest, reach: measure.rows(1))
    guard let (start, pitch) = KeyRows.evenest(in: texture, measure: measure) else { return nil }
    let middle =
      lowest
      + KeyRows.firstMiddle(
        in: texture, from: start, pitch: pitch,
        phase: KeyTexture.middle(in: picture, from: lowest + start, pitch: pitch))
    let faces = (0..<4).map { KeyFaces(in: picture, around: middle + $0 * pitch, pitch: pitch) }
    guard KeyFaces.areLetters(faces) || KeyFaces.arePad(faces) else { return nil }
    // Above a pad there is no bar of words: the keyboard's edge is about the middle of the gap above its first row, and has
    // to be above what is sure to be of the keyboard.
    gaps = (0..<4).map { row in
      let (place, height) = (Double(middle + row * pitch), Double(pitch))
      let (far, near) = ((0.5 + KeyRows.halfGap) * height, (0.5 - KeyRows.halfGap) * height)
      return place - far...place - near
    }
    self.pitch = Double(pitch)
  }

  /// Where four rows begin that are as even as no others, and how far apart they are; nil where none are even.
  private static func evenest(
    in texture: KeyTexture, measure: ScreenMeasure
  ) -> (start: Int, pitch: Int)? {
    let (count, reach) = (texture.values.count, measure.rows(1))
    var best: (evenness: Double, start: Int, pitch: Int)?
    for pitch in stride(
      from: measure.rows(pitches.lowerBound), through: measure.rows(pitches.upperBound),
      by: max(1, reach))
    {
      guard 4 * pitch <= count else { break }
      for end in stride(
        from: count, through: max(4 * pitch, count - measure.rows(below)), by: -max(1, 3 * reach))
      {
        let evenness = texture.evenness(from: end - 4 * pitch, pitch: pitch)
        if evenness > best?.evenness ?? leastEvenness {
          best = (evenness, end - 4 * pitch, pitch)
        }
      }
    }
    return best.map { ($0.start, $0.pitch) }
  }

  /// The middle of the first row of keys.
  ///
  /// Where the search began about the middle of a row, its first row may be the one above or below: the bar of words is no
  /// row of keys, nor what is below them.
  ///
  /// - Parameters:
  ///   - start: Where the search began.
  ///   - phase: How far below it there is the middle of a row.
  private static func firstMiddle(
    in texture: KeyTexture, from start: Int, pitch: Int, phase: Int
  ) -> Int {
    let count = texture.values.count
    func evenness(_ middle: Int) -> Double {
      texture.evenness(
        from: min(max(middle - pitch / 2, 0), count - 4 * pitch), pitch: pitch)
    }
    return [start + phase, start + phase + (2 * phase < pitch ? pitch : -pitch)]
      .filter { 3 * $0 >= pitch && 3 * ($0 + 3 * pitch) + pitch <= 3 * count }
      .filter { 4 * abs($0 - start - pitch / 2) <= 3 * pitch }
      .max { evenness($0) < evenness($1) } ?? start + pitch / 2
  }
}
