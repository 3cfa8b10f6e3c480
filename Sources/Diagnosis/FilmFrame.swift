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
    frames.reserveCapacity(frameCount)
    for index in 0..<frameCount {
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
}
