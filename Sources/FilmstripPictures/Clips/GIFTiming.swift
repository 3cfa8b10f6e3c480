/// How long the pictures of a GIF are shown: whole hundredths of a second, at least two, as browsers play nothing
/// shorter.
package struct GIFTiming: Equatable {
  /// How long each picture is shown.
  package let hundredths: Int
  /// Whether that is what the film's own frames take; else the film is seen at another rate.
  package let isExact: Bool

  package var seconds: Double { Double(hundredths) / 100 }

  /// How near to a whole hundredth a frame's time counts as whole, in hundredths.
  private static let tolerance = 1e-6

  /// The timing for frames of a duration in seconds.
  ///
  /// Where it cannot be kept, 50 pictures per second are shown, or 25 where the film has fewer than 50.
  package init(frameDuration: Double) {
    let wanted = frameDuration * 100
    let whole = wanted.rounded()
    if abs(wanted - whole) <= GIFTiming.tolerance, whole >= 2, whole <= 65_535 {
      hundredths = Int(whole)
      isExact = true
    } else {
      hundredths = wanted <= 2 ? 2 : 4
      isExact = false
    }
  }

  /// The least number of times that a clip of a film is slower than it and shows every frame, if it may be no faster
  /// than it is, to thousandths.
  package static func exactPace(of times: ClipTimes) -> Double {
    // The shortest time of a picture that is no shorter than it is now, and whole.
    let next = max(2, (times.delay * 100).rounded(.up))
    return (next / 100 * times.rate * 1000).rounded() / 1000
  }
}
