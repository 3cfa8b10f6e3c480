import Diagnosis
import Stage

extension Film {
  /// Whether everything rests on a frame at least a frame after `start`, by `end`, in seconds.
  ///
  /// Complexity: the number of motions that begin between the two.
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
