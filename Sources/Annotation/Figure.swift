import Diagnosis

/// What was found of a whole film: a few words, how bad that is, and when it was.
package struct Figure: Sendable, Hashable {
  /// What was found, such as `gap 22.1 pt`.
  package let text: String
  /// How bad it is.
  package let severity: Severity
  /// Seconds; nil where it holds throughout.
  package let time: Double?
  /// The term that it is told by, where that needs explaining.
  let term: FigureTerm?

  /// A figure of a time, in seconds.
  package init(_ text: String, _ severity: Severity, at time: Double? = nil) {
    self.init(text, severity, at: time, term: nil)
  }

  init(_ text: String, _ severity: Severity, at time: Double?, term: FigureTerm?) {
    self.text = text
    self.severity = severity
    self.time = time
    self.term = term
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
  package func at(_ time: Double?) -> Figure { Figure(text, severity, at: time, term: term) }

  /// The frame it was found in; nil where it holds throughout.
  ///
  /// A time between frames belongs to the frame that shows what came of it.
  package func frame(of frameCount: Int, framesPerSecond: Double) -> Int? {
    // Held to the frames that there are before it is made an integer: a rate may be anything that a caller wrote.
    time.map { Int(max(0, min(($0 * framesPerSecond).rounded(), Double(max(frameCount - 1, 0))))) }
  }
}

/// A term of figures that is explained where it stands.
enum FigureTerm: Sendable, Hashable, CaseIterable {
  /// A bar lifted with its padding.
  case padded
  /// How far a bar is from where a right one would be.
  case off

  /// What it means, in a sentence.
  var explanation: String {
    switch self {
    case .padded:
      "Bar padded: so much of the room below its content, which is there for the home indicator, stands above the keyboard; "
        + "nothing parts, but the room is there for nothing."
    case .off:
      "Off by: how far the bar is from where a right one would be, which stands where it stood without a keyboard or, where "
        + "that is higher, on the keyboard, and goes there in the keyboard's time; what the keyboard may cover of a bar hides "
        + "that from gap and covered."
    }
  }
}

extension [Figure] {
  /// What the terms mean that some figures are told by, each once.
  package static func terms(of figures: [[Figure]]) -> [String] {
    FigureTerm.allCases.filter { term in figures.joined().contains { $0.term == term } }
      .map(\.explanation)
  }

  /// What was found of a film of this name, in a sentence.
  func sentence(of name: String) -> String {
    let words = map { figure in
      figure.text + (figure.time.map { " at \(Int(($0 * 1000).rounded())) ms" } ?? "")
    }
    return "\(name): \(words.isEmpty ? "nothing amiss" : words.joined(separator: ", "))."
  }
}
