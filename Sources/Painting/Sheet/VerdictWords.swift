import Stage

extension SeamVerdict {
  /// Whether what is said is good or bad news.
  enum Tone: Sendable, Hashable {
    /// Why nothing is said.
    case plain
    /// A fact that seams and measures make no fault of.
    case neutral
    case good
    case bad(SeamFault)
  }

  /// What is said where bar and keyboard meet while the bar's content has left the screen.
  static let offScreenWords = "field off screen"

  /// A few words, with their tone.
  var words: (text: String, tone: Tone) {
    switch self {
    case .noKeyboard: ("no keyboard", .plain)
    case .noCursor: ("no cursor", .plain)
    case .away: ("keyboard off screen", .plain)
    case .onTheWay(let distance): ("\(SeamMarks.text(distance)) on the way", .neutral)
    case .onKeyboard: ("on the keyboard", .good)
    case .padded(let distance): ("\(SeamMarks.text(distance)) of padding", .neutral)
    case .undocked(let place, let isStill): (place.words, isStill ? .good : .plain)
    case .lifted(let distance): ("lifted \(SeamMarks.text(distance))", .bad(.gap))
    case .gap(let distance): (SeamMarks.text(distance), .bad(.gap))
    case .overlap(let distance): (SeamMarks.text(-distance), .bad(.overlap))
    case .fieldOffScreen: (SeamVerdict.offScreenWords, .neutral)
    case .corners(let area): ("corners \(SeamMarks.text(area))²", .bad(.gap))
    case .seamless: (SeamMarks.text(0), .good)
    case .covered(let distance): ("covered \(SeamMarks.text(distance))", .bad(.covered))
    case .offTop(let distance): ("off the top \(SeamMarks.text(distance))", .bad(.gap))
    case .tooHigh(let distance): ("\(SeamMarks.text(distance)) too high", .bad(.gap))
    case .partlySeen(let share): ("\(Int((share * 100).rounded(.down))) % seen", .bad(.covered))
    case .headerRaised(let distance): ("header raised \(SeamMarks.text(distance))", .bad(.gap))
    case .visible: ("visible", .good)
    case .messages(let trouble):
      (trouble.text, trouble.fault.map(Tone.bad) ?? .neutral)
    }
  }
}

extension KeyboardPlace {
  /// What a person would call a keyboard there.
  fileprivate var words: String {
    switch self {
    // On its way back to the dock.
    case .docked: "docking"
    case .undocked: "undocked"
    case .split: "split"
    case .floating: "floating"
    }
  }
}
