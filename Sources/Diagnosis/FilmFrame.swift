/// What a frame shows of something.
struct FilmFrame<Value> {
  /// Seconds.
  let time: Double
  let value: Value
  /// Whether the frame before shows the same.
  let isSame: Bool
}

extension Film {
  /// The frames between two times, in seconds, and what `value` gives for each; it is asked once for frames that show
  /// the same.
  ///
  /// - Parameter value: Depends on what the film shows and on which keyboard is there, and on nothing else.
  func frames<Value>(
    in range: ClosedRange<Double> = -.infinity ... .infinity, _ value: (Moment) -> Value
  ) -> [FilmFrame<Value>] {
    var frames: [FilmFrame<Value>] = []
    let indices = frameIndices(around: range)
    frames.reserveCapacity(indices.count)
    for index in indices {
      let time = time(ofFrame: index)
      guard range.contains(time) else { continue }
      if let last = frames.last, isStill(from: last.time, to: time) {
        frames.append(FilmFrame(time: time, value: last.value, isSame: true))
      } else {
        frames.append(FilmFrame(time: time, value: value(.at(time)), isSame: false))
      }
    }
    return frames
  }

  /// The frames that may lie between two times, in seconds: all that do, and perhaps one more at either end.
  package func frameIndices(around range: ClosedRange<Double>) -> Range<Int> {
    let last = Double(frameCount)
    func index(_ time: Double) -> Int { Int(min(max(0, time * framesPerSecond), last)) }
    let first = max(0, index(range.lowerBound) - 1)
    return first..<max(first, min(index(range.upperBound) + 2, frameCount))
  }
}
