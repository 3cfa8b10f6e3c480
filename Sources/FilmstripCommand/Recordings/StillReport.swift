import Recordings

/// What a single picture says, as JSON.
struct StillReport: Codable {
  struct Bar: Codable {
    /// In `unit`, from the screen's top.
    let top, bottom: Double
    /// How much of it the keyboard covers.
    let covered: Double
  }

  let picture: String
  let device: String?
  let unit: String
  let screen: [Double]
  /// `shown`, `none` or `unclear`.
  let keyboard: String
  /// From the screen's bottom; nil without a keyboard.
  let height, uncertainty: Double?
  /// The lowest place that is left free, from the screen's top; nil if it is unclear.
  let free: Double?
  /// Nil if it is not given, or unclear.
  let bar: Bar?
  let remarks: [String]

  init(_ still: StillReading, of path: String, bar: ClosedRange<Double>?) {
    picture = RecordingArgument.name(of: path)
    device = still.scale?.device
    unit = still.scale == nil ? "pixels" : "points"
    screen = [still.width, still.height]
    remarks = still.remarks
    switch still.keyboard {
    case .none: (keyboard, height, uncertainty, free) = ("none", nil, nil, still.height)
    case .shown(let top):
      (keyboard, height, uncertainty, free) = (
        "shown", still.height - top.value, top.uncertainty, top.value
      )
    case .unclear: (keyboard, height, uncertainty, free) = ("unclear", nil, nil, nil)
    }
    self.bar = free.flatMap { free in
      bar.map {
        Bar(
          top: $0.lowerBound, bottom: $0.upperBound,
          covered: max(0, $0.upperBound - max(free, $0.lowerBound)))
      }
    }
  }
}
