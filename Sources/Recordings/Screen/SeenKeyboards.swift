/// The keyboards in some pictures of a recording.
struct SeenKeyboards {
  let keys: [[KeyGrid]]
  /// The one that most others are like, and of these the clearest, with most rows and edges.
  private(set) var best: KeyGrid?

  /// Only in the area of a known screen; more coarsely if none are found.
  init(_ samples: [LumaFrame], in area: PixelArea?) {
    let all = FlatStrip.edges.lazy.map { SeenKeyboards(samples, in: area, edge: $0) }
    self = all.first { $0.best != nil } ?? SeenKeyboards([])
  }

  private init(_ samples: [LumaFrame], in area: PixelArea?, edge: Int) {
    self.init(
      samples.map { frame in
        KeyGrid.all(in: frame, edge: edge).filter { area?.holds($0) ?? true }
      })
  }

  init(_ keys: [[KeyGrid]]) {
    // In one picture alone, a gap that is seen in part is none.
    let keys = keys.enumerated().map { number, found in
      found.filter { one in
        !one.isBroken
          || keys.enumerated().contains { other, seen in
            other != number && seen.contains { $0.isLike(one) }
          }
      }
    }
    self.keys = keys
    let all = keys.flatMap { $0 }
    best = all.max { SeenKeyboards.votes($0, all) < SeenKeyboards.votes($1, all) }
  }

  /// Other possible keyboards, of this search and of coarser ones, if several pictures show them; the likeliest first.
  ///
  /// Evenly spaced lines of text look like keys of another screen.
  static func others(_ samples: [LumaFrame]) -> some Sequence<SeenKeyboards> {
    FlatStrip.edges.lazy.flatMap { edge -> [SeenKeyboards] in
      let seen = SeenKeyboards(samples, in: nil, edge: edge)
      let all = seen.keys.flatMap { $0 }
      var kinds: [KeyGrid] = []
      for one in all.sorted(by: { votes($0, all) > votes($1, all) })
      where all.count(where: { $0.isLike(one) }) > 1 && !kinds.contains(where: { $0.isLike(one) }) {
        kinds.append(one)
      }
      return kinds.map { kind in
        var other = seen
        other.best = kind
        return other
      }
    }
  }

  private static func votes(_ one: KeyGrid, _ keys: [KeyGrid]) -> Int {
    // Beyond a few votes, a keyboard at rest gains nothing.
    let like = keys.filter { $0.isLike(one) }.count
    // An app's own panel may look like digits, but has fewer edges than letters with their strokes.
    let letters = like > 1 && one.hasLetters ? 500 : 0
    return 100 * min(like, 5) + one.weight + letters
  }

  /// Refuses several screens, and one that turns.
  ///
  /// Keys that only one picture shows are ignored: they may be noise.
  func check(_ picture: PixelArea, isGiven: Bool) throws(RecordingRefusal) {
    guard let best else { return }
    // Noise differs from picture to picture.
    let others = keys.joined().filter { one in
      !one.isLike(best) && one.rows.gaps.count >= 3 && one.edges >= 8
        && keys.count { $0.contains { $0.isLike(one) } } >= 2
    }
    let beside = others.filter {
      $0.columns.lowerBound >= best.columns.upperBound - 4
        || $0.columns.upperBound <= best.columns.lowerBound + 4
    }
    // The halves of a split keyboard are side by side at one height, in all pictures.
    if !isGiven, !beside.isEmpty,
      !ExactSize.all(width: picture.width, height: picture.height).contains(
        where: \.screen.isTablet)
    {
      throw RecordingRefusal(
        "The recording shows two keyboards side by side, as in a comparison of two phones.",
        advice:
          "Give one of the screens with --screen X,Y,WIDTH,HEIGHT, or crop the recording to it.")
    }
    let turned = others.filter { other in
      !beside.contains { $0.columns == other.columns } && other.edges >= 10
        && abs(other.shape / best.shape - 1) > 0.3 && other.width > 1.3 * best.width
    }
    if !turned.isEmpty {
      throw RecordingRefusal(
        "The keyboard is \(Int(best.width)) pixels wide in one part of the recording and \(Int(turned[0].width)) in another: in between, the device is turned or its window resized.",
        advice: "Cut the recording there.")
    }
  }

  /// The mark of an Android keyboard that most of the pictures show, as a clause; nil for none.
  func androidSign(in samples: [LumaFrame]) -> String? {
    let rows = like.compactMap { LowestRow(of: $0.keys, in: samples[$0.number]) }
    func areMost(_ count: Int, of all: Int) -> Bool { count > 1 && 2 * count > all }
    if areMost(rows.count(where: \.isAndroids), of: rows.count) {
      return "The lowest row of keys ends in a period and an enter key next to the space bar"
    }
    let pads = like.count { LowestRow.arePads($0.keys, in: samples[$0.number]) }
    return areMost(pads, of: like.count) ? "The keys are in four equal columns" : nil
  }

  var like: [(number: Int, keys: KeyGrid)] {
    guard let best else { return [] }
    return keys.enumerated().flatMap { number, found in
      found.filter { $0.isLike(best) }.map { (number, $0) }
    }
  }
}

extension KeyGrid {
  var width: Double { columns.upperBound - columns.lowerBound }
  fileprivate var shape: Double { rows.pitch / width }
  fileprivate var weight: Int { min(rows.gaps.count, 4) * 50 + min(edges, 40) }

  fileprivate func isLike(_ other: KeyGrid) -> Bool {
    let tolerance = max(4, 0.02 * width)
    return abs(rows.pitch / other.rows.pitch - 1) <= 0.04
      && abs(columns.lowerBound - other.columns.lowerBound) <= tolerance
      && abs(columns.upperBound - other.columns.upperBound) <= tolerance
  }
}

extension PixelArea {
  fileprivate func holds(_ keys: KeyGrid) -> Bool {
    keys.columns.lowerBound >= x - 4 && keys.columns.upperBound <= x + width + 4
      && (keys.rows.gaps.first?.lowerBound ?? 0) >= y && keys.rows.bottom <= y + height + 4
  }
}
