extension KeyRows {
  /// The height of globe, microphone and home indicator below the lowest row, in points.
  private static let below = 84.0
  private static let leastEvenness = 0.45
  /// From the middle of a gap to certain keyboard, as a part of the pitch.
  private static let halfGap = 0.07

  /// Nil without rows of keys in the lower part of a screen at rest.
  init?(in picture: ColumnPicture, measure: ScreenMeasure) {
    let lowest = picture.height * 2 / 5
    let texture = KeyTexture(of: picture, from: lowest, reach: measure.rows(1))
    // A page above a pad, or the space below it, may be more even than its keys, at another pitch.
    let found = KeyRows.even(in: texture, measure: measure).lazy.compactMap {
      KeyRows(in: picture, texture: texture, from: lowest, start: $0.start, pitch: $0.pitch)
    }.first
    guard let found = KeyRows(linesIn: picture, measure: measure) ?? found else { return nil }
    self = found
  }

  /// Four rows that begin about a row of a texture; nil if they have no keys.
  private init?(
    in picture: ColumnPicture, texture: KeyTexture, from lowest: Int, start: Int, pitch: Int
  ) {
    var middle =
      lowest
      + KeyRows.firstMiddle(
        in: texture, from: start, pitch: pitch,
        phase: KeyTexture.middle(in: picture, from: lowest + start, pitch: pitch))
    var faces = (0..<4).map { KeyFaces(in: picture, around: middle + $0 * pitch, pitch: pitch) }
    // A bar or words above the keys, or globe and microphone below them, may be as far from them as rows are.
    let isHigh = faces.map(\.areLetters) == [false, true, true, true]
    let isLow = faces.map(\.areLetters) == [true, true, false, false]
    let next = KeyFaces(in: picture, around: middle + (isLow ? -1 : 4) * pitch, pitch: pitch)
    // Words over a list that shines through may be taken for letters: but they have no keys, and the lowest row has some.
    let contrast = faces[1].contrast
    let areWords =
      !isLow && !faces[0].areKeys(like: contrast)
      && (faces.dropFirst() + [next]).allSatisfy { $0.areKeys(like: contrast) }
    if isHigh || areWords, middle + 4 * pitch + pitch / 3 <= picture.height {
      middle += pitch
      faces = faces.dropFirst() + [next]
    } else if isLow, middle > 2 * pitch, next.areLetters {
      middle -= pitch
      faces = [next] + faces.dropLast()
    }
    isPad = !KeyFaces.areLetters(faces)
    guard !isPad || KeyFaces.arePad(faces) else { return nil }
    // A pad has no bar of words above it: the keyboard's edge is about the middle of the gap above its first row, which
    // must be outside `gaps`.
    gaps = (0..<4).map { row in
      let (place, height) = (Double(middle + row * pitch), Double(pitch))
      let (far, near) = ((0.5 + KeyRows.halfGap) * height, (0.5 - KeyRows.halfGap) * height)
      return place - far...place - near
    }
    self.pitch = Double(pitch)
  }

  /// The starts of four even rows, each with a pitch that is more even than those next to it: the evenest first.
  private static func even(
    in texture: KeyTexture, measure: ScreenMeasure
  ) -> [(start: Int, pitch: Int)] {
    let (count, reach) = (texture.values.count, measure.rows(1))
    let step = max(1, reach)
    let (least, most) = (measure.rowPitches.lowerBound, measure.rowPitches.upperBound)
    let pitches = stride(
      from: Int(least.rounded()) - step, through: Int(most.rounded()) + step, by: step
    )
    .filter { $0 > 0 && 4 * $0 <= count }
    let best = pitches.map { pitch in
      stride(
        from: count, through: max(4 * pitch, count - measure.rows(below)), by: -max(1, 3 * reach)
      ).map {
        (evenness: texture.evenness(from: $0 - 4 * pitch, pitch: pitch), start: $0 - 4 * pitch)
      }
      .max { $0.evenness < $1.evenness } ?? (0, 0)
    }
    let evenness = best.map(\.evenness)
    // Rows that are more even beyond either end are something else.
    return evenness.peaks(above: leastEvenness).filter {
      pitches.indices.dropFirst().dropLast().contains($0)
    }.sorted { evenness[$0] > evenness[$1] }
      .map { (best[$0].start, pitches[$0]) }
  }

  /// The middle of the first row of keys, `phase` below the start, or a row above or below.
  ///
  /// A search that began about the middle of a row may be off by a row: the bar of words is not a row of keys, nor is
  /// anything below them.
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
