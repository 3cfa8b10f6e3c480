import Basics
import Recordings

extension RecordedFilm {
  /// In one line: device, screen, frames.
  package var setting: String {
    let lengths = unit == .points ? "pt" : "px"
    let device = source.scale?.device ?? (source.kind == .trace ? "a device" : "unknown device")
    let span = (frames.last?.time ?? 0) - (frames.first?.time ?? 0)
    let rate =
      span > 0 ? "\((Double(frames.count - 1) / span).fixed(0)) frames a second" : "1 frame"
    let size = "\(width.fixed(0)) × \(height.fixed(0)) \(lengths)"
    return [device, size, "\(frames.count) frames", rate].joined(separator: "  ·  ")
  }

  /// A picture's assumptions, in a few sentences.
  func assumptions(hasPictures: Bool) -> String {
    let what =
      hasPictures
      ? "The screens are the recording's own pictures, so this file holds what they show."
      : "The screens show the edges that were read, and none of the recording's pictures."
    let meaning =
      "Blue is what is taken for the bar, black the keyboard's top. Red is what shows between them; the number is how much higher the bar is above the keyboard than one "
      + "that moves with it, in the same frame; ± is how far it may be off, 19 times of 20."
    return ([what, meaning] + remarks).joined(separator: " ")
  }
}
