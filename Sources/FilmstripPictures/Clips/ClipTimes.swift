/// The frames of a film in a clip, and their durations.
package struct ClipTimes: Sendable, Hashable {
  /// Their numbers in the film.
  package let frames: ClosedRange<Int>
  /// Of the film, in frames per second.
  package let rate: Double
  /// How many times as long as the film the clip is.
  package let slow: Double

  /// The rate is in frames per second.
  package init(frames: ClosedRange<Int>, rate: Double, slow: Double) {
    self.frames = frames
    self.rate = rate
    self.slow = slow
  }

  /// The time of each frame in the film, in seconds.
  package var all: [Double] { frames.map { Double($0) / rate } }
  /// The times of the first and the last frame in the film, in seconds.
  package var range: ClosedRange<Double> {
    Double(frames.lowerBound) / rate...Double(frames.upperBound) / rate
  }
  /// How long each frame of a clip is shown, in seconds.
  package var delay: Double { slow / rate }

  /// The times of the same film sampled at another rate: frames `delay` seconds apart in the clip.
  package func spaced(by delay: Double) -> [Double] {
    let step = delay / slow
    let start = Double(frames.lowerBound) / rate
    let length = Double(frames.upperBound - frames.lowerBound) / rate
    let count = Int((length / step + 1e-9).rounded(.down)) + 1
    return (0..<count).map { start + Double($0) * step }
  }
}
