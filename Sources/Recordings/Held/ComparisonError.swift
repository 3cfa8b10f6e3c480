/// How far the lengths of one recording may be off against another's, beyond the errors of single frames.
struct ComparisonError {
  /// Relative, of its scale.
  let scale: Double
  /// Of the keyboard's top and of the bar's bottom, in the film's unit: the same in all frames.
  let keyboard, bar: Double

  static let none = ComparisonError(scale: 0, keyboard: 0, bar: 0)

  func allowed(_ length: Double, isBars: Bool) -> Double {
    let place = isBars ? bar : keyboard
    return (scale * scale * length * length + place * place).squareRoot()
  }
}

extension RecordedFilm {
  /// In pixels: one clip, encoded in several ways, has edges read as far apart.
  private static let misread = (keyboard: 3.0, bar: 2.0)

  /// The most by which a keyboard's top is off that is seen, in points.
  private static let seenTop = 2.0

  /// Whether its edges are read from pictures, and no device's or model's numbers.
  var isOfPictures: Bool {
    !isExact && frames.contains { $0.keyboardTop?.uncertainty ?? 0 > RecordedFilm.exact }
  }

  func comparisonError(beside other: RecordedFilm) -> ComparisonError {
    guard isOfPictures else { return .none }
    let (one, second) = (source, other.source)
    // An error that both have in common makes no difference. A picture's sides are whole pixels.
    let isSame =
      one.scale?.pixelsPerPoint == second.scale?.pixelsPerPoint
      && one.pixelWidth == second.pixelWidth && one.pixelHeight == second.pixelHeight
    let sides = 1 / Double(max(one.pixelWidth, 1))
    let pixel = unit == .points ? 1 / max(one.scale?.pixelsPerPoint ?? 1, 0.1) : 1
    return ComparisonError(
      scale: isSame ? 0 : max(one.scale?.uncertainty ?? 0, sides),
      keyboard: RecordedFilm.misread.keyboard * pixel,
      bar: max(RecordedFilm.misread.bar * pixel, unseenTop))
  }

  /// By how much the keyboard's top may be off in all frames, in the film's unit; 0 where its edge is seen.
  ///
  /// A bar on the keyboard ends at its top.
  private var unseenTop: Double {
    let tops = events.compactMap { event in
      event.frames.compactMap { frame in
        frames[frame].keyboardTop.flatMap { $0.value < height - point ? $0.uncertainty : nil }
      }.min()
    }
    let most = tops.max() ?? 0
    return most > RecordedFilm.seenTop * point ? most : 0
  }

  /// The bar's height, in the film's unit; nil if no frame shows both of its edges.
  var barHeight: Double? {
    let heights = frames.compactMap(\.barHeight)
    return heights.isEmpty ? nil : median(heights)
  }
}
