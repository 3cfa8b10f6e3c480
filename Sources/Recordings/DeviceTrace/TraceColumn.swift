/// The meaning of a column of a device's trace, by its header.
enum TraceColumn: Hashable {
  /// The unit in seconds; nil if the header does not name it.
  case time(unit: Double?)
  case keyboardTop, barTop, barBottom, contentOffset, screenWidth, screenHeight
  /// Row numbers, which are ignored.
  case number
  case other(String)

  /// Case, signs between words, and units do not matter.
  init(header: String) {
    let name = header.lowercased()
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let last = words.last, ["pt", "points", "px", "pixels"].contains(last), words.count > 1 {
      words.removeLast()
    }
    var unit: Double?
    if words.count > 1, let last = words.last, let known = TraceColumn.units[last] {
      unit = known
      words.removeLast()
    }
    switch words.joined() {
    case "time", "t", "timestamp", "targettimestamp", "clock": self = .time(unit: unit)
    case "seconds", "sec", "s": self = .time(unit: 1)
    case "milliseconds", "ms": self = .time(unit: 1e-3)
    case "keyboardtop", "keyboard", "kb", "kbtop", "keyboardminy", "keyboardy": self = .keyboardTop
    case "bartop", "toolbartop", "inputbartop": self = .barTop
    case "barbottom", "bar", "toolbarbottom", "toolbar", "barmaxy", "inputbarbottom":
      self = .barBottom
    case "contentoffset", "content", "offset": self = .contentOffset
    case "screenwidth", "width": self = .screenWidth
    case "screenheight", "height", "screen": self = .screenHeight
    case "frame", "row", "index", "": self = .number
    default: self = .other(header)
    }
  }

  static func isInPixels(header: String) -> Bool {
    let words = header.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.count > 1 && ["px", "pixels"].contains(words.last)
  }

  private static let units: [String: Double] = [
    "s": 1, "sec": 1, "seconds": 1, "ms": 1e-3, "msec": 1e-3, "milliseconds": 1e-3, "us": 1e-6,
    "µs": 1e-6, "μs": 1e-6, "microseconds": 1e-6, "ns": 1e-9, "nanoseconds": 1e-9,
  ]

  var isInPoints: Bool { path != nil || self == .screenWidth || self == .screenHeight }

  var path: WritableKeyPath<RecordedFrame, Reading?>? {
    switch self {
    case .keyboardTop: \.keyboardTop
    case .barTop: \.barTop
    case .barBottom: \.barBottom
    case .contentOffset: \.contentOffset
    default: nil
    }
  }
}
