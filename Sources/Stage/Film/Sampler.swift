/// A moment to read numbers at, with a cache of the last clocks, which are read repeatedly.
struct Sampler {
  let moment: Moment
  /// Whether running animations count as over: numbers have their final values.
  let isAtEnd: Bool
  /// The cached clocks, each at its number's remainder; −1 for none.
  private var clocks = SIMD8<Int32>(repeating: -1)
  private var progress = SIMD8<Double>.zero

  init(at moment: Moment) {
    self.moment = moment
    isAtEnd = false
  }

  /// Reads the numbers at rest, once the animations running at a moment have ended.
  init(atRestAfter moment: Moment) {
    self.moment = moment
    isAtEnd = true
  }

  mutating func progress(of index: Int, in all: [AnimationClock]) -> Double {
    if isAtEnd { return 1 }
    let slot = index & 7
    if clocks[slot] != Int32(truncatingIfNeeded: index) {
      clocks[slot] = Int32(truncatingIfNeeded: index)
      progress[slot] = Grid.snap(progress: all[index].progress(at: moment.time))
    }
    return progress[slot]
  }
}
