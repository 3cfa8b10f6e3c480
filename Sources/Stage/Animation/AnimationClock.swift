import Basics

/// What says how far an animation has come at a time: a timing, played as often as asked, and the way between two keys that
/// is its part of it.
///
/// Animations with equal clocks move by the same share to the bit.
struct AnimationClock: Sendable, Hashable {
  /// The first pass.
  var timing: Timing
  /// How often.
  var repetition = Repetition.once
  /// For what runs backward: the time at which it is looked up is so many seconds less the time that is asked for.
  var mirror: Double?
  /// The part of a keyframe animation that it is; nil for all of it.
  var keys: KeyShare?
  /// When its own time 0 is, in seconds, where it has another time line than the film.
  var origin = 0.0
  /// Where it was told to go on by another pace; nil where it was not.
  var turning: ClockTurning?

  /// When it is over, in seconds; infinite where it is repeated for ever.
  var end: Double {
    repetition == .once ? timing.end : timing.begin + repetition.passes * timing.duration
  }

  /// How far it has come at a time in seconds: 0 before it begins, and 1 at the end of a pass; it may leave 0…1 between.
  func progress(at time: Double) -> Double {
    let time = mirror.map { $0 - time } ?? time - origin
    let progress = wholeProgress(at: time)
    return keys?.progress(at: progress) ?? progress
  }

  /// The same of the whole that its keys are a part of, at a time on its own time line.
  func wholeProgress(at time: Double) -> Double {
    if let turning { return turning.progress(at: time) }
    return timing.progress(at: repetition == .once ? time : timeInFirstPass(time))
  }

  /// When the first pass shows what a time in a later one does, in seconds.
  private func timeInFirstPass(_ time: Double) -> Double {
    guard time > timing.begin, timing.duration > 0 else { return time }
    let passed = time - timing.begin
    let pass = (passed / timing.duration + AnimationClock.rounding).rounded(.down)
    let rest = min(max(0, passed - pass * timing.duration), timing.duration)
    let isBack = repetition.autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
    return timing.begin + (isBack ? timing.duration - rest : rest)
  }

  /// How much before its end a pass counts as over, in passes: 0.3 s is the end of the third of 0.1 s.
  private static let rounding = 1e-9
}

/// Every clock that anything was animated with, each once: equal ones give the same number to the bit.
struct KnownClocks {
  private(set) var all: [AnimationClock] = []
  private var indices: [AnimationClock: Int] = [:]

  /// The place of a clock among all; a new one comes last.
  mutating func index(of clock: AnimationClock) -> Int {
    if let known = indices[clock] { return known }
    all.append(clock)
    indices[clock] = all.count - 1
    return all.count - 1
  }
}

/// The way from one key of a keyframe animation to the next.
enum KeyShare: Sendable, Hashable {
  /// An even way between two shares of the animation.
  case even(from: Double, to: Double)
  /// A jump at a share.
  case jump(at: Double)
  /// The way that begins at the key of an index, on a curve through all keys at these shares, which never go back.
  case smooth(through: [Double], index: Int)

  /// How much of the way is done at a share of the animation.
  func progress(at share: Double) -> Double {
    switch self {
    case .even(let from, let to):
      if share >= to { return 1 }
      return share > from ? (share - from) / (to - from) : 0
    case .jump(let place): return share >= place ? 1 : 0
    case .smooth(let keys, let index): return KeyShare.smooth(share, keys, index)
    }
  }

  /// The cubic that runs through the values at the keys, each with the slope of the line between its neighbours: a
  /// Catmull–Rom spline, as Core Animation's documentation names it for the cubic modes; at the ends the slope is that of
  /// the first and the last way (our choice).
  ///
  /// The value is a sum over the ways, each times a number that depends on the keys alone, and this is that number.
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
    /// What a key's slope takes of each of the ways around it, over the length of the current one.
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
