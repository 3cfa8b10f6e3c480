import Diagnosis

/// The motion of one event's bar: how far it strays from the course between its own rests.
///
/// `EventGaps` is its distance from its right place, by the rests of the whole film. A bar that is wrong at both rests
/// may have the right course, and vice versa; so neither is derived from the other.
struct BarCourse: Sendable, Hashable {
  private(set) var frames: [EventGaps.Gap]
  /// The root mean square of the trusted frames in motion, in the film's unit.
  private(set) var rms = 0.0
  /// Whether the bar moved with the keyboard, so that the rest is noise.
  var isNoise = false

  /// Nil unless both rest before and after, and a frame shows both.
  ///
  /// `point` is a point in the film's unit.
  ///
  /// - Parameters:
  ///   - untrusted: The frames whose readings are outliers.
  ///   - isAlone: Whether no motion of the bar is known by which to find outliers.
  init?(
    of bar: EventSeries, beside keyboard: EventSeries, kind: RecordedEvent.Kind,
    untrusted: Set<Int>, isAlone: Bool, point: Double
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
    func gaps(_ way: RightBar.Way) -> [EventGaps.Gap] {
      pairs.map { pair in
        let k = 2 * pair.keyboard.sigma * (way == .scaled ? abs(slope) : 1)
        let bar = pair.bar.highest(point: point)
        return EventGaps.Gap(
          frame: pair.bar.frame, time: pair.bar.time,
          distance: pair.keyboard.value - bar.value,
          excess: expected(way, pair.keyboard.value) - bar.value,
          uncertainty: (k * k + bar.uncertainty * bar.uncertainty).squareRoot(),
          progress: (pair.keyboard.value - k0) / (k1 - k0),
          isTrusted: !untrusted.contains(pair.bar.frame), isLeast: pair.bar.isCovered)
      }
    }
    func size(_ gaps: [EventGaps.Gap]) -> Double {
      gaps.filter(\.isTrusted).reduce(0) { $0 + min(abs($1.excess), 30 * point) }
    }
    let scaled = gaps(.scaled)
    let waiting = kind == .change ? scaled : gaps(.waiting)
    // A bar that does neither is compared with one that rides on the keyboard: that gap is the visible one.
    frames = size(waiting) < 2 * size(scaled) ? waiting : scaled
    if isAlone { frames.distrustStrays(point: point) }
    let counted = Set(
      keyboard.samples.filter(\.counts).map(\.frame) + bar.samples.filter(\.counts).map(\.frame))
    let moving = frames.filter { counted.contains($0.frame) && $0.isTrusted }
    rms =
      (moving.reduce(0) { $0 + $1.excess * $1.excess } / Double(max(moving.count, 1)))
      .squareRoot()
  }

  var strays: Set<Int> { Set(frames.filter { !$0.isTrusted }.map(\.frame)) }

  /// The number of trusted frames in the part of the keyboard's motion where a straying bar shows.
  var tellingCount: Int {
    frames.count { $0.isTrusted && !$0.isLeast && (0.04...0.92).contains($0.progress) }
  }

  /// In how many frames the keyboard covers the bar, by more than one that moves with it.
  func coveredCount(point: Double) -> Int { frames.coveredCount(point: point) }

  /// The certainty of a bar that moved with the keyboard, by the frames that would show otherwise.
  var certainty: FitCertainty? {
    switch tellingCount {
    case ...1: nil
    case 2: .possible
    case 3: .likely
    default: .certain
    }
  }

  /// Whether the bar is off for more than a moment, and not by noise.
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
}

extension [EventGaps.Gap] {
  /// In how many trusted frames the keyboard covers the bar, by more than a right one.
  func coveredCount(point: Double) -> Int {
    count { $0.isLeast && $0.isTrusted && -$0.excess > 2 * point + 2 * $0.uncertainty }
  }

  /// Distrusts readings without support by neighbours: a wrong one looks like a bar that strays.
  mutating func distrustStrays(point: Double) {
    let sizes = map(\.excess)
    for index in indices where abs(sizes[index]) > 1.5 * point + 2 * self[index].uncertainty {
      let near = [index - 1, index + 1].filter(indices.contains).map { sizes[$0] }
      let isSupported = near.contains {
        $0 * sizes[index] > 0 && abs($0) > abs(sizes[index]) / 4 && abs($0) < abs(sizes[index]) * 4
      }
      if !isSupported { self[index].isTrusted = false }
    }
  }
}
