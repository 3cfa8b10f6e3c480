/// Checks that a recording's pictures are frequent enough, and last long enough, to show a motion.
public struct RecordingPace: Sendable {
  /// The lowest rate that is read, in frames per second.
  public static let slowest = 4.0
  /// The shortest recording, in seconds: a keyboard moves for a quarter to half of one.
  public static let shortest = 0.3
  /// In seconds: the slowest rate must pass with times that are rounded to hundredths.
  private static let tolerance = 0.006

  private var count = 0
  private var start = 0.0
  private var last = 0.0
  /// The number of steps no longer than the slowest rate's.
  private var fast = 0

  /// No pictures yet.
  public init() {}

  /// Adds the time of the next picture, in seconds.
  public mutating func add(_ time: Double) {
    if count == 0 {
      start = time
    } else if time - last <= 1 / RecordingPace.slowest + RecordingPace.tolerance {
      fast += 1
    }
    last = time
    count += 1
  }

  /// Refuses a recording that is too short or too slow.
  ///
  /// - Throws: `RecordingRefusal`.
  public func check() throws {
    guard count > 1 else {
      throw RecordingRefusal(
        "The recording has a single picture.", advice: "Give a video of the keyboard as it moves.")
    }
    guard last - start >= RecordingPace.shortest else {
      throw RecordingRefusal(
        "The recording lasts \(((last - start) * 100).rounded() / 100) s, less than a keyboard's motion.",
        advice: "Record with half a second of rest before and after it.")
    }
    // Variable rates leave out long holds; a slow recording has hardly a fast step.
    guard 4 * fast >= count - 1 else {
      let rate = (Double(count - 1) / (last - start) * 10).rounded() / 10
      throw RecordingRefusal(
        "The recording has \(rate) frames a second, too few for a motion of a quarter of a second to be seen.",
        advice: "Record a video at 30 frames a second or more, not a GIF.")
    }
  }
}
