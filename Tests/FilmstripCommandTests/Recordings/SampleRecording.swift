import Easing
import Foundation
import Recordings

/// A recording whose numbers are known: an iPhone 13's keyboard that comes on its spring after half a second, with a bar
/// that goes on another curve or with it.
struct SampleRecording {
  /// Whether the bar goes with the keyboard.
  var isRight = false
  /// How far readings may be off, in points.
  var uncertainty = 0.2
  /// Whether the recording shows how many pixels make a point.
  var hasScale = true

  static let height = 844.0
  static let keyboardHeight = 336.0
  static let begin = 0.5
  /// What the bar's background stands on while no keyboard shows, in points.
  static let safeArea = 34.0

  /// How far the keyboard has come at a time, 0…1: UIKit's spring, which is critically damped.
  static func keyboard(_ time: Double) -> Double {
    let x = Spring.keyboardIOS7.angularFrequency * max(0, time - begin)
    return 1 - (1 + x) * exp(-x)
  }

  /// How far the bar has come, 0…1: easeInOut in a quarter of a second.
  static func bar(_ time: Double) -> Double {
    UnitCurve.easeInOut.value(at: min(1, max(0, time - begin) / 0.25))
  }

  var film: RecordedFilm {
    let frames = (0..<120).map { index -> RecordedFrame in
      let time = Double(index) / 60
      let keyboard = SampleRecording.keyboard(time)
      let bar = isRight ? keyboard : SampleRecording.bar(time)
      let top = SampleRecording.height - SampleRecording.keyboardHeight * keyboard
      let bottom = SampleRecording.height - SampleRecording.keyboardHeight * bar
      return RecordedFrame(
        time: time, keyboardTop: Reading(top, uncertainty: uncertainty),
        barTop: Reading(bottom - 52, uncertainty: uncertainty),
        barBottom: Reading(bottom, uncertainty: uncertainty))
    }
    let scale = RecordingScale(
      pixelsPerPoint: 3, uncertainty: 0, basis: .size, device: "iPhone 13")
    return RecordedFilm(
      source: RecordingSource(
        name: "clip.mov", kind: .pictures, pixelWidth: 1170, pixelHeight: 2532,
        screen: PixelArea(x: 0, y: 0, width: 1170, height: 2532), scale: hasScale ? scale : nil),
      unit: hasScale ? .points : .pixels, width: 390, height: SampleRecording.height,
      frames: frames, events: [RecordedEvent(kind: .show, frames: 29...90)],
      remarks: ["A remark."])
  }

  /// How far the bar is above the keyboard at most in the frames, in points.
  static var widestGap: Double {
    (0..<120).map { Double($0) / 60 }.map { (bar($0) - keyboard($0)) * keyboardHeight }.max() ?? 0
  }
}
