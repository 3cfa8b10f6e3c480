import Basics

/// An animation's progress over time: a timing, its repetitions, and a segment between two keys.
///
/// Animations with equal clocks have equal progress, bit for bit.
struct AnimationClock: Sendable, Hashable, Codable {
  var timing: Timing
  var repetition = Repetition.once
  /// For backward playback: the time looked up is this many seconds minus the time asked for.
  var mirror: Double?
  var keys: KeyShare?
  /// The clock's own zero in the film's time, in seconds.
  var origin = 0.0
  var turning: ClockTurning?
  /// How far into itself it begins, in seconds; at its end it continues from the beginning: Core Animation's `timeOffset`.
  var phase = 0.0
  /// Whether its progress is the number of repetitions that are over, as cumulative animations add them up.
  var countsRepetitions = false

  var end: Double {
    repetition == .once ? timing.end : timing.begin + repetition.passes * timing.duration
  }

  func progress(at time: Double) -> Double {
    let time = mirror.map { $0 - time } ?? time - origin
    if countsRepetitions { return repetitions(at: time) }
    let progress = wholeProgress(at: time)
    return keys?.progress(at: progress) ?? progress
  }

  /// Progress of the whole animation whose keys these are, at a time on its own time line.
  func wholeProgress(at time: Double) -> Double {
    if let turning { return turning.progress(at: time) }
    return timing.progress(at: repetition == .once && phase == 0 ? time : timeInFirstPass(time))
  }

  private func repetitions(at time: Double) -> Double {
    let passed = max(0, time - timing.begin + phase)
    let length = timing.duration * (repetition.autoreverses ? 2 : 1)
    return length > 0 ? (passed / length + AnimationClock.rounding).rounded(.down) : 0
  }

  private func timeInFirstPass(_ time: Double) -> Double {
    guard time > timing.begin || phase > 0 && time == timing.begin, timing.duration > 0 else {
      return time
    }
    let passed = time - timing.begin + phase
    let pass = (passed / timing.duration + AnimationClock.rounding).rounded(.down)
    let rest = min(max(0, passed - pass * timing.duration), timing.duration)
    let isBack = repetition.autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
    return timing.begin + (isBack ? timing.duration - rest : rest)
  }

  /// How long before its end a pass counts as over, in passes: 0.3 s ends the third pass of 0.1 s.
  private static let rounding = 1e-9
}

/// All clocks of a play, each once, so that equal ones share an index and the same progress, bit for bit.
struct KnownClocks {
  private(set) var all: [AnimationClock] = []
  private var indices: [AnimationClock: Int] = [:]

  /// The index of a clock; a new one is appended.
  mutating func index(of clock: AnimationClock) -> Int {
    if let known = indices[clock] { return known }
    all.append(clock)
    indices[clock] = all.count - 1
    return all.count - 1
  }
}

/// The way from one key of a keyframe animation to the next.
package enum KeyShare: Sendable, Hashable, Codable {
  case even(from: Double, to: Double)
  case paced(from: Double, to: Double, UnitCurve)
  case jump(at: Double)
  /// From the key at `index`, on a curve through all keys at these shares, which never decrease.
  case smooth(through: [Double], index: Int)

  func progress(at share: Double) -> Double {
    switch self {
    case .even(let from, let to):
      if share >= to { return 1 }
      return share > from ? (share - from) / (to - from) : 0
    case .paced(let from, let to, let curve):
      let share = KeyShare.even(from: from, to: to).progress(at: share)
      return share <= 0 || share >= 1 ? share : curve.value(at: share)
    case .jump(let place): return share >= place ? 1 : 0
    case .smooth(let keys, let index): return KeyShare.smooth(share, keys, index)
    }
  }

  /// The Catmull–Rom spline through the keys, as Core Animation documents for its cubic modes.
  ///
  /// The slopes at the ends are those of the first and last segment (our choice). The value is a sum over the segments,
  /// each times this number, which depends on the keys alone.
  private static func smooth(_ share: Double, _ keys: [Double], _ index: Int) -> Double {
    guard let first = keys.first, let last = keys.last, share > first else { return 0 }
    guard share < last else { return 1 }
    let next = keys.partitioningIndex { $0 > share }
    let current = next - 1
    let length = keys[next] - keys[current]
    let x = (share - keys[current]) / length
    let along = x * x * (3 - 2 * x)
    let leaving = x * (1 - x) * (1 - x)
    let arriving = x * x * (x - 1)
    /// The weight of an adjacent segment in a key's slope, over the current segment's length.
    func slope(_ key: Int) -> Double {
      length / (keys[min(key + 1, keys.count - 1)] - keys[max(key - 1, 0)])
    }
    switch index - current {
    case ..<(-1): return 1
    case -1: return 1 + leaving * slope(current)
    case 0: return along + leaving * slope(current) + arriving * slope(next)
    case 1: return arriving * slope(next)
    default: return 0
    }
  }
}
