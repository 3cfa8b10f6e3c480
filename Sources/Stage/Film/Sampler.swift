/// A moment that numbers are read at; of the clocks that were read the last few are not worked out again.
///
/// What moves lies in what moves, and several animations run at the same time: the same clocks are read again and again.
struct Sampler {
  let moment: Moment
  /// Which clocks are known, each at its number's remainder; −1 for none.
  private var clocks = SIMD8<Int32>(repeating: -1)
  private var progress = SIMD8<Double>.zero

  init(at moment: Moment) {
    self.moment = moment
  }

  mutating func progress(of index: Int, in all: [AnimationClock]) -> Double {
    let slot = index & 7
    if clocks[slot] != Int32(truncatingIfNeeded: index) {
      clocks[slot] = Int32(truncatingIfNeeded: index)
      progress[slot] = Grid.snap(progress: all[index].progress(at: moment.time))
    }
    return progress[slot]
  }
}
