/// The keyboards in some pictures of a recording.
struct SeenKeyboards {
  /// Those of each picture.
  let keys: [[KeyGrid]]
  /// The most trustworthy: the one with most rows and edges.
  let best: KeyGrid?

  /// Looks for them, where the screen is known in its area alone; more coarsely where none are found.
  init(_ samples: [LumaFrame], in area: PixelArea?) {
    var keys: [[KeyGrid]] = []
    for edge in FlatStrip.edges where keys.allSatisfy(\.isEmpty) {
      keys = samples.map { frame in
        KeyGrid.all(in: frame, edge: edge).filter { area?.holds($0) ?? true }
      }
    }
    self.init(keys)
  }

  /// Those of some pictures.
  init(_ keys: [[KeyGrid]]) {
    self.keys = keys
    best = SeenKeyboards.best(of: keys.flatMap { $0 })
  }

  /// The keyboard that most others are like, and of these the clearest.
  private static func best(of keys: [KeyGrid]) -> KeyGrid? {
    keys.max { votes($0, keys) < votes($1, keys) }
  }

  private static func votes(_ one: KeyGrid, _ keys: [KeyGrid]) -> Int {
    // More than a few votes for what rests in one place say nothing more.
    let like = keys.filter { $0.isLike(one) }.count
    return 100 * min(like, 5) + one.weight
  }

  /// Refuses several screens, and one that turns.
  ///
  /// Something that looks like keys in a single picture is none: the same has to be seen twice.
  func check(_ picture: PixelArea, isGiven: Bool) throws(RecordingRefusal) {
    guard let best else { return }
    // What noise makes up is another in each picture.
    let others = keys.joined().filter { one in
      !one.isLike(best) && one.rows.gaps.count >= 3 && one.edges >= 8
        && keys.count { $0.contains { $0.isLike(one) } } >= 2
    }
    let beside = others.filter {
      $0.columns.lowerBound >= best.columns.upperBound - 4
        || $0.columns.upperBound <= best.columns.lowerBound + 4
    }
    // The halves of a split keyboard stand beside each other at one height, in all pictures.
    if !isGiven, !beside.isEmpty,
      !ExactSize.all(width: picture.width, height: picture.height).contains(
        where: \.screen.isTablet)
    {
      throw RecordingRefusal(
        "The recording shows two keyboards beside each other, as where two phones are compared.",
        advice:
          "Give one of the screens with --screen X,Y,WIDTH,HEIGHT, or crop the recording to it.")
    }
    let turned = others.filter { other in
      !beside.contains { $0.columns == other.columns } && other.edges >= 10
        && abs(other.shape / best.shape - 1) > 0.3 && other.width > 1.3 * best.width
    }
    if !turned.isEmpty {
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
  fileprivate var shape: Double { rows.pitch / width }
  /// How far it is to be trusted.
  fileprivate var weight: Int { min(rows.gaps.count, 4) * 50 + min(edges, 40) }

  /// Whether it is the same keyboard, at rest or on its way.
  fileprivate func isLike(_ other: KeyGrid) -> Bool {
    let tolerance = max(4, 0.02 * width)
    return abs(rows.pitch / other.rows.pitch - 1) <= 0.04
      && abs(columns.lowerBound - other.columns.lowerBound) <= tolerance
      && abs(columns.upperBound - other.columns.upperBound) <= tolerance
  }
}

extension PixelArea {
  /// Whether a keyboard lies in it.
  fileprivate func holds(_ keys: KeyGrid) -> Bool {
    keys.columns.lowerBound >= x - 4 && keys.columns.upperBound <= x + width + 4
      && (keys.rows.gaps.first?.lowerBound ?? 0) >= y && keys.rows.bottom <= y + height + 4
  }
}
