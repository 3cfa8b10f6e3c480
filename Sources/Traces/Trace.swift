/// A film's numeric series as text: what a picture of it rests on, small and readable in a diff.
///
/// Times are whole microseconds and lengths have three decimals, so that two machines write the same text; each
/// feature has a line of its own.
public struct Trace: Sendable, Hashable {
  /// One series.
  public struct Feature: Sendable, Hashable {
    /// The series' name, such as `toolbar.bottom`.
    public let name: String
    /// Points, one a frame; nil where the series has no value.
    public let values: [Double?]
  }

  /// The scenario's name.
  public let scenario: String
  /// The approach's name.
  public let approach: String
  /// The device's name.
  public let device: String
  /// How handlers were called.
  public let context: HandlerContext
  /// Frames a second.
  public let framesPerSecond: Double
  /// The frames' times, in microseconds.
  public let times: [Int]
  /// Those that the film has, in the order of `Series`.
  public let features: [Feature]

  /// The trace of a film.
  public init(of film: Film, scenario: String) {
    self.scenario = scenario
    approach = film.approach
    device = film.device.name
    context = film.context
    framesPerSecond = film.framesPerSecond
    times = film.frameTimes.map { Int(($0 * 1e6).rounded()) }
    features = Series.all(of: film).map { Feature(name: $0.rawValue, values: film.series($0)) }
  }

  /// The trace as JSON, one feature a line.
  public var json: String {
    let head = [
      "  \"software\": \"Filmstrip\"",
      "  \"scenario\": \(Trace.quoted(scenario))",
      "  \"approach\": \(Trace.quoted(approach))",
      "  \"device\": \(Trace.quoted(device))",
      "  \"context\": \(Trace.quoted(context.rawValue))",
      "  \"fps\": \(framesPerSecond.shortest)",
      "  \"time\": [\(times.map(String.init).joined(separator: ", "))]",
    ]
    let lines = features.map { feature in
      "    \(Trace.quoted(feature.name)): "
        + "[\(feature.values.map { $0.map(Trace.fixed) ?? "null" }.joined(separator: ", "))]"
    }
    return "{\n\(head.joined(separator: ",\n")),\n  \"series\": {\n"
      + "\(lines.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// A length with three decimals and no negative zero.
  static func fixed(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = String(thousandths.magnitude)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return (thousandths < 0 ? "-" : "") + padded.dropLast(3) + "." + padded.suffix(3)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
