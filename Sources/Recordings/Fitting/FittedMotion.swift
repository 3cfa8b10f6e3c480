/// A motion that was found in readings: its shape, its begin, and its rests.
public struct FittedMotion: Sendable, Hashable {
  /// Its shape.
  public let shape: MotionShape
  /// Seconds from the film's first frame.
  public let begin: Double
  /// The places of its rests, in the film's unit.
  public let start, end: Double
  /// The root mean square of the readings' distances in the frames in motion, in the film's unit.
  public let rms: Double
  /// The same in standard deviations of the readings.
  let deviation: Double
  /// The cost in the search, in which wrong readings count little.
  let cost: Double

  /// The edge's place at a time, in seconds from the film's first frame.
  public func value(at time: Double) -> Double {
    start + (end - start) * shape.progress(at: time - begin)
  }

  /// In the film's unit per second.
  func velocity(at time: Double) -> Double {
    (end - start) * shape.velocity(at: time - begin)
  }

  func time(ofProgress progress: Double) -> Double {
    var low = begin
    var high = begin + shape.duration * 1.5
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if shape.progress(at: middle - begin) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
