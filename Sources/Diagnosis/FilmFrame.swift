/// A value at a frame.
struct FilmFrame<Value> {
  let time: Double
  let value: Value
  /// Whether the frame before shows the same.
  let isSame: Bool
}

extension Film {
  /// The frames in a range of seconds, with a value for each.
  ///
  /// `value` is called once for frames that show the same, so it must depend only on the frame's contents and on which
  /// keyboard is there.
  func frames<Value>(
    in range: ClosedRange<Double> = -.infinity ... .infinity, _ value: (Moment) -> Value
  ) -> [FilmFrame<Value>] {
    var frames: [FilmFrame<Value>] = []
    frames.reserveCapacity(frameIndices(around: range).count)
    eachFrame(in: range) { time, isSame in
      let shown = isSame ? frames[frames.count - 1].value : value(.at(time))
      frames.append(FilmFrame(time: time, value: shown, isSame: isSame))
    }
    return frames
  }

  /// Calls `body` with the time of each frame, and whether it shows the same as the one before.
  func eachFrame(
    in range: ClosedRange<Double> = -.infinity ... .infinity,
    _ body: (_ time: Double, _ isSame: Bool) -> Void
  ) {
    // The time until which the last frame's picture lasts.
    var changes = -Double.infinity
    for index in frameIndices(around: range) {
      let time = time(ofFrame: index)
      guard range.contains(time) else { continue }
      let isSame = time < changes
      body(time, isSame)
      if !isSame { changes = endOfStillness(from: time) }
    }
  }

  /// The frames that may be in a range of seconds: all, and perhaps one more at either end.
  package func frameIndices(around range: ClosedRange<Double>) -> Range<Int> {
    let last = Double(frameCount)
    func index(_ time: Double) -> Int { Int(min(max(0, time * framesPerSecond), last)) }
    let first = max(0, index(range.lowerBound) - 1)
    return first..<max(first, min(index(range.upperBound) + 2, frameCount))
  }
}
