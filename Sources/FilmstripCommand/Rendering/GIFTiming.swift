import Basics
import Imaging
import Scenarios

/// How long the pictures of a GIF are shown: whole hundredths of a second, at least two, as browsers play nothing
/// shorter.
struct GIFTiming: Equatable {
  /// How long each picture is shown.
  let hundredths: Int
  /// Whether that is what the film's own frames take; else the film is seen at another rate.
  let isExact: Bool

  var seconds: Double { Double(hundredths) / 100 }

  /// How near to a whole hundredth a frame's time counts as whole, in hundredths.
  private static let tolerance = 1e-6

  /// The timing for frames of a duration in seconds.
  ///
  /// Where it cannot be kept, 50 pictures per second are shown, or 25 where the film has fewer than 50.
  init(frameDuration: Double) {
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

  /// What a reader of the film should know; nil where nothing was changed.
  ///
  /// - Parameters:
  ///   - rate: The film's frames per second.
  ///   - slow: How many times as long as the film the clip is.
  func note(rate: Double, slow: Double) -> String? {
    guard !isExact else { return nil }
    let shown = 100 / Double(hundredths)
    // The shortest time of a picture that is no shorter than it is now, and whole.
    let next = max(2, (slow / rate * 100).rounded(.up))
    let advice = (next / 100 * rate * 1000).rounded() / 1000
    return
      "GIF frames last whole hundredths of a second, at least two, so it shows \(shown.shortest) pictures per second "
      + "instead of \((rate / slow).shortest). With --slow \(advice.shortest) it shows every frame."
  }
}
