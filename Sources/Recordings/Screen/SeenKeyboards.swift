/// The keyboards in some pictures of a recording.
struct SeenKeyboards {
  /// Those of each picture.
  let keys: [[KeyGrid]]
  /// The most trustworthy: the one with most rows and edges.
  let best: KeyGrid?

  /// Looks for them, where the screen is known in its area alone.
  init(_ samples: [LumaFrame], in area: PixelArea?) {
    keys = samples.map { frame in
      let found = KeyGrid.all(in: frame)
      guard let area else { return found }
      return found.filter {
        $0.columns.lowerBound >= area.x - 4 && $0.columns.upperBound <= area.x + area.width + 4
          && ($0.gaps.first?.lowerBound ?? 0) >= area.y
          && $0.bottom <= area.y + area.height + 4
      }
    }
    best = keys.joined().max { $0.weight < $1.weight }
  }

  /// Refuses several screens, and one that turns.
  ///
  /// Something that looks like keys in a single picture is none: it has to be seen twice.
  func check(_ picture: PixelArea, isGiven: Bool) throws(RecordingRefusal) {
    guard let best else { return }
    let others = keys.joined().filter { !$0.isLike(best) && $0.gaps.count >= 3 && $0.edges >= 8 }
    let beside = others.filter {
      $0.columns.lowerBound >= best.columns.upperBound - 4
        || $0.columns.upperBound <= best.columns.lowerBound + 4
    }
    // The halves of a split keyboard stand beside each other at one height, in all pictures.
    if !isGiven, beside.count >= 2,
      !ExactSize.all(width: picture.width, height: picture.height).contains(where: \.screen.isTablet)
    {
      throw RecordingRefusal(
        "The recording shows two keyboards beside each other, as where two phones are compared.",
        advice: "Give one of the screens with --screen X,Y,WIDTH,HEIGHT, or crop the recording to it.")
    }
    let turned = others.filter { other in
      !beside.contains { $0.columns == other.columns } && other.edges >= 10
        && abs(other.shape / best.shape - 1) > 0.3 && other.width > 1.3 * best.width
    }
    if turned.count >= 2 {
      throw RecordingRefusal(
        "The keyboard is \(Int(best.width)) pixels wide in one part of the recording and \(Int(turned[0].width)) in another: the device is turned on the way, or its window resized.",
        advice: "Cut the recording there.")
    }
  }

  /// Those that are the best one's, with their pictures' numbers.
  var like: [(number: Int, keys: KeyGrid)] {
    guard let best else { return [] }
    return keys.enumerated().flatMap { number, found in
      found.filter { $0.isLike(best) }.map { (number, $0) }
    }
  }
}

extension KeyGrid {
  var width: Double { columns.upperBound - columns.lowerBound }
  /// The pitch as a part of the width.
  fileprivate var shape: Double { pitch / width }
  /// How far it is to be trusted.
  fileprivate var weight: Int { min(gaps.count, 4) * 100 + min(edges, 40) }

  /// Whether it is the same keyboard, at rest or on its way.
  fileprivate func isLike(_ other: KeyGrid) -> Bool {
    let tolerance = max(4, 0.02 * width)
    return abs(columns.lowerBound - other.columns.lowerBound) <= tolerance
      && abs(columns.upperBound - other.columns.upperBound) <= tolerance
  }
}
