/// A motion that was found in a series of readings: its shape, when it begins, and between which rests.
public struct FittedMotion: Sendable, Hashable {
  /// How it goes.
  public let shape: MotionShape
  /// When it begins, in seconds from the film's first frame.
  public let begin: Double
  /// Where it comes from and goes to, in the film's unit.
  public let start, end: Double
  /// How far the readings are from it, as a root mean square over the frames that show it moving, in the film's unit.
  public let rms: Double
  /// The same in standard deviations of the readings.
  let deviation: Double
  /// What the search found it to cost, where wrong readings count little.
  let cost: Double

  /// Where the edge is at a time, in seconds from the film's first frame.
  public func value(at time: Double) -> Double {
    start + (end - start) * shape.progress(at: time - begin)
  }

  /// How fast it goes at a time, in the film's unit a second.
  func velocity(at time: Double) -> Double {
    (end - start) * shape.velocity(at: time - begin)
  }

  /// When it has gone a part of its way, in seconds from the film's first frame.
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
