/// A moment that numbers are read at; the clock that was read last is not worked out again.
struct Sampler {
  let moment: Moment
  private var clock = -1
  private var progress = 0.0

  init(at moment: Moment) {
    self.moment = moment
  }

  mutating func progress(of index: Int, in clocks: [Timing]) -> Double {
    if clock != index {
      clock = index
      progress = Grid.snap(progress: clocks[index].progress(at: moment.time))
    }
    return progress
  }
}
