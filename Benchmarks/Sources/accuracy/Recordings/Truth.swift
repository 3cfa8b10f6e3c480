import Foundation

/// What a recording shows, known because it was made.
struct Truth: Codable {
  /// One frame of the file.
  struct Frame: Codable {
    /// When the file shows it, in seconds from its first frame.
    var time: Double
    /// The moment of the film that it shows, in seconds.
    var film: Double
    /// Whether it shows the picture of the frame before.
    var isRepeated: Bool
    /// Whether it shows parts of two pictures.
    var isTorn: Bool
    /// The keyboard's top edge, in points; the screen's height without one.
    var keyboardTop: Double
    /// The bar's top edge, in points; nil without one.
    var barTop: Double?
    /// The edge of the bar's background at its bottom, in points, behind the keyboard or not.
    var barBottom: Double?
    /// The edge of the bar's content at its bottom, which a right bar rests on the keyboard with, in points.
    var barContentBottom: Double?
  }

  /// One motion of the keyboard.
  struct Event: Codable {
    var kind: ScriptedEvent.Kind
    /// When it begins and when the keyboard has come to rest, in seconds of the film.
    var start: Double
    var end: Double
    /// Whether something begins before.
    var isInterrupted: Bool
    /// The keyboard's motion, as scenario files call it; nil where a finger moves it, or it fades.
    var curve: String?
    var way: BarWay.Way
    var family: String?
  }

  /// The file's name beside this one.
  var clip: String
  var device: String
  /// The screen, in points.
  var width: Double
  var height: Double
  /// Pixels of the recording a point, down the screen.
  var scale: Double
  /// Where the screen is in the picture as it is shown, in pixels: x, y, width, height.
  var area: [Double]
  var frames: [Frame]
  var events: [Event]
  var recipe: Recipe

  /// The recording's length, in seconds.
  var duration: Double { frames.last?.time ?? 0 }

  /// The frames in which the keyboard or the bar is on its way: it differs from the frame of the film before or after.
  var moving: [Int] {
    frames.indices.filter { index in
      !frames[index].isTorn
        && [index - 1, index + 1].contains { other in
          frames.indices.contains(other)
            && (differ(frames[index].keyboardTop, frames[other].keyboardTop)
              || differ(frames[index].barTop, frames[other].barTop))
        }
    }
  }

  private func differ(_ first: Double?, _ second: Double?) -> Bool {
    guard let first, let second else { return (first == nil) != (second == nil) }
    return abs(first - second) > 0.01
  }
}
