/// A moment that numbers are read at; of the clocks that were read the last few are not worked out again.
///
/// What moves lies in what moves, and several animations run at the same time: the same clocks are read again and again.
struct Sampler {
  let moment: Moment
  /// Whether whatever runs counts as over: numbers are where they will end.
  let isAtEnd: Bool
  /// Which clocks are known, each at its number's remainder; −1 for none.
  private var clocks = SIMD8<Int32>(repeating: -1)
  private var progress = SIMD8<Double>.zero

  init(at moment: Moment) {
    self.moment = moment
    isAtEnd = false
  }

  /// Numbers are those that are there once what runs at a moment has ended.
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
