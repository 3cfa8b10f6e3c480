/// A GIF's durations: whole hundredths of a second, at least two, as browsers play none shorter.
package struct GIFTiming: Equatable {
  /// How long each picture is shown, in hundredths of a second.
  package let hundredths: Int
  /// Whether the film's own frames last as long; else the film is sampled at another rate.
  package let isExact: Bool

  package var seconds: Double { Double(hundredths) / 100 }

  /// The greatest distance of a duration that counts as whole from a whole hundredth, in hundredths.
  private static let tolerance = 1e-6

  /// The timing of frames that last this many seconds.
  ///
  /// If a GIF cannot keep it, 50 pictures per second are shown, or 25 of a film with fewer than 50.
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

  /// The least slowness, to thousandths, that shows every frame and is not below the present one.
  package static func exactPace(of times: ClipTimes) -> Double {
    // The shortest whole time of a picture that is no shorter than now.
    let next = max(2, (times.delay * 100).rounded(.up))
    return (next / 100 * times.rate * 1000).rounded() / 1000
  }
}
