import Foundation

/// A film as `filmstrip read` writes it: a reader of the file's text that shares no code with its writer.
struct ReadFilm: Decodable {
  struct Event: Decodable {
    var kind: String
    /// The first and the last of its frames.
    var frames: [Int]
  }

  struct Scale: Decodable {
    var pixelsPerPoint: Double
    /// How far that may be off, as a part of it.
    var uncertainty: Double
    /// given, size or keys.
    var basis: String
    var device: String?
  }

  /// points or pixels.
  var unit: String
  /// The screen in the picture, in pixels: x, y, width, height.
  var screen: [Double]?
  var scale: Scale?
  var remarks: [String]
  var events: [Event]
  /// The frames' times, in microseconds.
  var time: [Int]
  var repeated: [Int]
  var series: [String: [Double?]]

  /// From this uncertainty on, in points, a bar's reading is a range behind the keyboard, and no place that was claimed.
  private static let widest = 5.0

  /// A series' reading in a frame, in points; `scale` is the recording's true one, for films in pixels.
  ///
  /// Nil also where only a range of the bar is told.
  func reading(_ name: String, _ frame: Int, pixelsPerPoint scale: Double) -> Double? {
    guard let value = series[name].flatMap({ $0[frame] }) else { return nil }
    let isPlace = ["bar.top", "bar.bottom"].contains(name)
    if isPlace, uncertainty(name, frame, pixelsPerPoint: scale) ?? 0 > ReadFilm.widest {
      return nil
    }
    return unit == "pixels" ? value / scale : value
  }

  /// How far a reading may be off, in points.
  func uncertainty(_ name: String, _ frame: Int, pixelsPerPoint scale: Double) -> Double? {
    reading("\(name).uncertainty", frame, pixelsPerPoint: scale)
  }
}
