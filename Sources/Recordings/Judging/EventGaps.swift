import Diagnosis

/// How far the bar is from where a right one would be, in each frame of an event or of a rest.
///
/// What counts is the distance between the two within one frame, so a recorder's clock does not matter; and a bar that
/// goes with the keyboard may still come nearer to it: one that stands on a safe area has less far to go. It either
/// does so as the keyboard goes, or waits for the keyboard to reach it and rides on it from there. It is compared with
/// the one of both that it is nearer to, from its first frame to its last.
public struct EventGaps: Sendable, Hashable {
  /// One frame.
  public struct Gap: Sendable, Hashable {
    /// The film's frame.
    public let frame: Int
    /// When, in seconds from the film's first frame.
    public let time: Double
    /// From the bar's bottom to the keyboard's top, in the film's unit: positive where what lies behind shows, negative
    /// where the bar is covered.
    public let distance: Double
    /// How much farther the bar is above the keyboard than it should be, in the film's unit; negative where it is
    /// covered.
    public let excess: Double
    /// Half the width of the range that holds it 19 times of 20, in the film's unit.
    public let uncertainty: Double
    /// How far the keyboard is on its way, 0…1.
    let progress: Double
    /// Whether the frame's readings fit the others': what does not is no part of the extremes.
    public internal(set) var isTrusted = true
  }

  /// The frames that show both, in order of time.
  public internal(set) var frames: [Gap]
  /// The frames that show the bar and not the keyboard's top, which the frames beside them leave little room: the bar is
  /// where a right one may be.
  var bracketed: Set<Int> = []
  /// Whether the frames are exact numbers: each of them counts.
  var isExact = false
  /// Whether the bar went with the keyboard: what is left is noise, of which the middle of three frames is taken.
  var isNoise = false

  /// Whether the bar is read too badly for the extremes to be told.
  var isWeak = false

  /// The widest gap that can be told from none, in the film's unit.
  public var widest: Gap? { extreme { $0.excess } }
  /// The most that the keyboard covers, as a negative excess, that can be told from nothing, in the film's unit.
  public var deepest: Gap? { extreme { -$0.excess } }

  /// The part of the frames that must be trusted for the extremes to be told.
  private static let trustedShare = 0.7

  /// Whether the extremes are told: without, they are nil because too little is seen, and not because nothing is wrong.
  public var isTold: Bool {
    isExact
      || !isWeak
        && Double(frames.count(where: \.isTrusted)) >= EventGaps.trustedShare * Double(frames.count)
  }

  private func extreme(_ size: (Gap) -> Double) -> Gap? {
    guard isTold else { return nil }
    let trusted = frames.filter(\.isTrusted)
    let sizes = trusted.indices.map { index in
      let near = trusted[max(index - 1, 0)...min(index + 1, trusted.count - 1)].map(size)
      return isNoise && !isExact ? median(near) : size(trusted[index])
    }
    guard let index = sizes.indices.max(by: { sizes[$0] < sizes[$1] }),
      sizes[index] > trusted[index].uncertainty
    else { return nil }
    return trusted[index]
  }

  /// How far the bar strays, as a root mean square of the trusted frames that move, in the film's unit.
  public internal(set) var rms = 0.0
}

extension EventGaps {
  /// How far the bar of one event strays from the course between its own rests, which tells how it goes and not whether that
  /// is right; nil where a rest or a frame with both is missing.
  ///
  /// - Parameters:
  ///   - untrusted: The frames whose readings are outliers.
  ///   - isAlone: Whether no motion of the bar is known that would tell outliers.
  ///   - point: A point in the film's unit.
  init?(
    keyboard: EventSeries, bar: EventSeries, kind: RecordedEvent.Kind, untrusted: Set<Int>,
    isAlone: Bool, point: Double
  ) {
    guard let k0 = keyboard.before.value, let k1 = keyboard.after.value,
      let b0 = bar.before.value, let b1 = bar.after.value, abs(k1 - k0) > 5 * point
    else { return nil }
    let edges = Dictionary(uniqueKeysWithValues: bar.samples.map { ($0.frame, $0) })
    let pairs = keyboard.samples.compactMap { sample in
      edges[sample.frame].map { (keyboard: sample, bar: $0) }
    }
    guard !pairs.isEmpty else { return nil }
    let hidden = kind == .hide ? b1 : b0
    let shown = kind == .hide ? k0 - b0 : k1 - b1
    func expected(_ way: RightBar.Way, _ place: Double) -> Double {
      switch way {
      case .scaled: b0 + (b1 - b0) * (place - k0) / (k1 - k0)
      case .waiting: min(hidden, place - shown)
      }
    }
    let slope = (b1 - b0) / (k1 - k0)
    func gaps(_ way: RightBar.Way) -> [Gap] {
      pairs.map { pair in
        let factor = way == .scaled ? abs(slope) : 1
        let sigma =
          (pair.bar.sigma * pair.bar.sigma + pair.keyboard.sigma * pair.keyboard.sigma
          * factor * factor).squareRoot()
        return Gap(
          frame: pair.bar.frame, time: pair.bar.time,
          distance: pair.keyboard.value - pair.bar.value,
          excess: expected(way, pair.keyboard.value) - pair.bar.value, uncertainty: 2 * sigma,
          progress: (pair.keyboard.value - k0) / (k1 - k0),
          isTrusted: !untrusted.contains(pair.bar.frame))
      }
    }
    func size(_ gaps: [Gap]) -> Double {
      gaps.filter(\.isTrusted).reduce(0) { $0 + min(abs($1.excess), 30 * point) }
    }
    let scaled = gaps(.scaled)
    let waiting = kind == .change ? scaled : gaps(.waiting)
    // A bar that is neither is compared with one that rides: that is the gap that can be seen.
    frames = size(waiting) < 2 * size(scaled) ? waiting : scaled
    if isAlone { distrustStrays(point: point) }
    let counted = Set(
      keyboard.samples.filter(\.counts).map(\.frame) + bar.samples.filter(\.counts).map(\.frame))
    let moving = frames.filter { counted.contains($0.frame) && $0.isTrusted }
    rms =
      (moving.reduce(0) { $0 + $1.excess * $1.excess } / Double(max(moving.count, 1)))
      .squareRoot()
  }

  /// How many trusted frames show the keyboard on its way, where a bar that strays shows it.
  var tellingCount: Int { frames.count { $0.isTrusted && (0.04...0.92).contains($0.progress) } }

  /// Whether the bar is off for more than a moment, and not by noise.
  ///
  /// - Parameter point: A point in the film's unit.
  func isOff(point: Double) -> Bool {
    let needed = frames.contains { !$0.isTrusted } ? 3 : 2
    var run = 0
    var side = 0.0
    for frame in frames where frame.isTrusted {
      let isFar = abs(frame.excess) > 2 * point + 2 * frame.uncertainty
      run = isFar ? (frame.excess * side > 0 ? run + 1 : 1) : 0
      side = frame.excess
      if run >= needed { return true }
    }
    return false
  }

  /// Distrusts what no neighbour supports: without a motion a wrong reading looks like a bar that strays for one frame.
  mutating func distrustStrays(point: Double) {
    let sizes = frames.map(\.excess)
    for index in frames.indices
    where abs(sizes[index]) > 1.5 * point + 2 * frames[index].uncertainty {
      let near = [index - 1, index + 1].filter(frames.indices.contains).map { sizes[$0] }
      let isSupported = near.contains {
        $0 * sizes[index] > 0 && abs($0) > abs(sizes[index]) / 4 && abs($0) < abs(sizes[index]) * 4
      }
      if !isSupported { frames[index].isTrusted = false }
    }
  }
}
