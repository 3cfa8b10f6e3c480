package import Diagnosis

/// A finding about a whole film: a few words, their severity and time.
package struct Figure: Sendable, Hashable {
  /// Such as `gap 22.1 pt`.
  package let text: String
  package let severity: Severity
  /// In seconds; nil where it holds throughout.
  package let time: Double?
  /// A term in it that needs explaining.
  let term: FigureTerm?
  private var words = PictureWords.english

  /// The time is in seconds.
  package init(
    _ text: String, _ severity: Severity, at time: Double? = nil, term: FigureTerm? = nil
  ) {
    self.text = text
    self.severity = severity
    self.time = time
    self.term = term
  }

  /// A measure's figure; a good one for 0.
  init(_ label: String, _ severity: Severity, _ measure: Measure) {
    let value = measure.unit == "pt²" ? measure.value.areaText : measure.value.distanceText
    self.init("\(label) \(value)", measure.value == 0 ? .good : severity, at: measure.time)
  }

  init(_ label: String, _ severity: Severity, _ extreme: SeamExtreme?) {
    self.init(
      "\(label) \((extreme?.value.magnitude ?? 0).distanceText)",
      extreme == nil ? .good : severity, at: extreme?.time)
  }

  /// The same in a language.
  package func `in`(_ words: PictureWords) -> Figure {
    var figure = Figure(words(text), severity, at: time, term: term)
    figure.words = words
    return figure
  }

  /// Such as `at 83 ms`; nil where it holds throughout.
  package var when: String? { time.map { words("at \(Int(($0 * 1000).rounded())) ms") } }

  /// The same at another time, in seconds.
  package func at(_ time: Double?) -> Figure {
    var figure = Figure(text, severity, at: time, term: term)
    figure.words = words
    return figure
  }

  /// Its frame; nil where it holds throughout.
  ///
  /// A time between frames belongs to the frame that shows its effect.
  package func frame(of frameCount: Int, framesPerSecond: Double) -> Int? {
    // Clamped to the existing frames before conversion, as a caller's rate may be any number.
    time.map { Int(max(0, min(($0 * framesPerSecond).rounded(), Double(max(frameCount - 1, 0))))) }
  }
}

/// A term that is explained next to figures.
package enum FigureTerm: Sendable, Hashable, CaseIterable {
  /// A bar lifted with its padding.
  case padded
  /// The distance of a bar from a right one's place.
  case off

  /// In a sentence.
  var explanation: String {
    switch self {
    case .padded:
      "Bar padded: how much of the room below its content, such as for the home indicator, is above the keyboard; "
        + "bar and keyboard touch, but the room is wasted."
    case .off:
      "Off by: how far the bar is from where a right one would be, which is its place without a keyboard or, where that is "
        + "higher, on the keyboard, and moves there in the keyboard's time; gap and covered do not show this where the "
        + "keyboard may cover a part of the bar."
    }
  }
}

extension [Figure] {
  /// The explanations of some figures' terms, each once.
  package static func terms(of figures: [[Figure]]) -> [String] {
    FigureTerm.allCases.filter { term in figures.joined().contains { $0.term == term } }
      .map(\.explanation)
  }

  func sentence(of name: String, in words: PictureWords = .english) -> String {
    guard !isEmpty else { return "\(name): \(words("nothing amiss"))." }
    let found = map { figure in figure.text + (figure.when.map { " \($0)" } ?? "") }
    return "\(name): \(found.joined(separator: ", "))."
  }
}
