import Diagnosis
import Stage

extension Film {
  /// Whether everything rests on a frame that comes a frame or more after a time, and not after another, in seconds.
  ///
  /// Complexity: as many motions as begin between the two.
  func hasRested(after start: Double, by end: Double) -> Bool {
    let first = start + 1 / framesPerSecond
    guard first <= end else { return false }
    let frames = frameIndices(around: first...end)
    var frame = frames.lowerBound
    while frame < frames.upperBound {
      let time = time(ofFrame: frame)
      guard time <= end else { return false }
      frame += 1
      guard time >= first else { continue }
      guard let rest = endOfMotion(at: time) else { return true }
      // Until then nothing rests on any frame.
      frame = max(frame, frameIndices(around: rest...rest).lowerBound)
    }
    return false
  }
}
