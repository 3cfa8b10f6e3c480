/// What the command says of one event of a recording.
struct Verdict: Sendable, Codable {
  /// Which of the film's events it is about.
  var event: Int
  /// The keyboard's motion, as scenario files call it; nil where none is named.
  var curve: String?
  /// How sure that is: certain, likely or possible.
  var curveCertainty: String?
  /// The bar's way; nil where none is named.
  var way: Way?
  var wayCertainty: String?
  /// How far the bar is from where a right one would be, at most, in points; nil where that is not known.
  var excess: Double?

  /// The bar's ways as the command tells them apart.
  enum Way: String, Sendable, Codable {
    case withKeyboard, otherCurve, late, oneFrameBehind, jump, hidden, still, otherwise
  }
}

extension Score.Event {
  /// How an event was understood.
  init(
    _ event: Truth.Event, in truth: Truth, _ film: ReadFilm, _ matched: Matching,
    _ verdicts: [Verdict]
  ) {
    let index = film.events.indices.first { matched.isAbout(film.events[$0], event) }
    isFound = index != nil
    certainlyWrong = []
    guard let index, let verdict = verdicts.first(where: { $0.event == index }) else { return }
    if let curve = event.curve, let named = verdict.curve {
      isCurveRight = named == curve
      if named != curve {
        note("the keyboard went \(curve), not \(named)", verdict.curveCertainty)
      }
    }
    // That a faulty bar goes otherwise than the keyboard is true, and no name for how.
    if let way = verdict.way, way != .otherwise || event.way == .with {
      let right = event.way.names
      if event.way.isNamed { isWayRight = right.contains(way) }
      if !right.contains(way) {
        note("the bar went \(event.way.rawValue), not \(way.rawValue)", verdict.wayCertainty)
      }
    }
    if event.way == .with { excess = verdict.excess.map(abs) }
  }

  /// Keeps what was said and is wrong.
  private mutating func note(_ mistake: String, _ certainty: String?) {
    wrong.append("\(mistake) (\(certainty ?? "unsure"))")
    if certainty == "certain" { certainlyWrong.append(mistake) }
  }
}

extension BarWay.Way {
  /// Whether the command has a name for it.
  fileprivate var isNamed: Bool { self != .elsewhere && self != .other }

  /// What the command may call it.
  fileprivate var names: [Verdict.Way] {
    switch self {
    case .with: [.withKeyboard]
    case .curve: [.otherCurve]
    case .late: [.late]
    // One frame of a display at 60 is 17 ms; at 30 it is called late as well.
    case .behind: [.oneFrameBehind, .late]
    case .jump: [.jump]
    // It goes by the keyboard's curve to another end, or not at all.
    case .elsewhere: [.withKeyboard, .otherwise, .still]
    case .other: [.otherwise, .otherCurve, .late, .jump, .still, .hidden]
    }
  }
}
