import Basics
import Recordings

extension RecordingSource.Given {
  /// Refuses a screen that is not in the picture: the part beyond it would be left out silently.
  func checkScreen(width: Int, height: Int) throws(RecordingRefusal) {
    guard let screen else { return }
    // A screen's edges may be between pixels.
    guard screen.x + screen.width <= Double(width) + 1,
      screen.y + screen.height <= Double(height) + 1
    else {
      throw RecordingRefusal(
        "--screen \(PixelAreaArgument(screen).defaultValueDescription) is not in the picture, which has \(width) × \(height) pixels.",
        advice: "Give it as X,Y,WIDTH,HEIGHT in pixels of the picture.")
    }
  }

  /// Refuses a bar that is not on the screen.
  ///
  /// - Parameter height: The screen's, in points or, without a scale, in pixels.
  func checkBar(height: Double, in unit: String) throws(RecordingRefusal) {
    guard let bar, bar.upperBound > height + 1 else { return }
    throw RecordingRefusal(
      "--bar \(EdgesArgument(bar).defaultValueDescription) is not on the screen, which is \(height.rounded().shortest) \(unit) high.",
      advice:
        "Give it from the screen's top while no keyboard shows, in \(unit); --device says how many pixels make a point."
    )
  }
}
