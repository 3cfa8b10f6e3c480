import Diagnosis

/// What was found of a whole film: a few words, how bad that is, and when it was.
package struct Figure: Sendable, Hashable {
  /// What was found, such as `gap 22.1 pt`.
  package let text: String
  /// How bad it is.
  package let severity: Severity
  /// Seconds; nil where it holds throughout.
  package let time: Double?

  /// A figure of a time, in seconds.
  package init(_ text: String, _ severity: Severity, at time: Double? = nil) {
    self.text = text
    self.severity = severity
    self.time = time
  }

  /// A measure's figure; a good one where the measure is 0.
  init(_ label: String, _ severity: Severity, _ measure: Measure) {
    let value = measure.unit == "pt²" ? measure.value.areaText : measure.value.distanceText
    self.init("\(label) \(value)", measure.value == 0 ? .good : severity, at: measure.time)
  }

  /// An extreme's figure; a good one where there is none.
  init(_ label: String, _ severity: Severity, _ extreme: SeamExtreme?) {
    self.init(
      "\(label) \((extreme?.value.magnitude ?? 0).distanceText)",
      extreme == nil ? .good : severity, at: extreme?.time)
  }

  /// The same at another time, in seconds.
  func at(_ time: Double?) -> Figure { Figure(text, severity, at: time) }

  /// The frame it was found in; nil where it holds throughout.
  ///
  /// A time between frames belongs to the frame that shows what came of it.
  package func frame(of frameCount: Int, framesPerSecond: Double) -> Int? {
    // Held to the frames that there are before it is made an integer: a rate may be anything that a caller wrote.
    time.map { Int(max(0, min(($0 * framesPerSecond).rounded(), Double(max(frameCount - 1, 0))))) }
  }
}

extension [Figure] {
  /// What was found of a film of this name, in a sentence.
  func sentence(of name: String) -> String {
    let words = map { figure in
      figure.text + (figure.time.map { " at \(Int(($0 * 1000).rounded())) ms" } ?? "")
    }
    return "\(name): \(words.isEmpty ? "nothing amiss" : words.joined(separator: ", "))."
  }
}
