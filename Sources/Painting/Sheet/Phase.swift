import Stage

extension ScriptEvent.Action {
  /// Whether the keyboard comes or goes by it.
  fileprivate var showsOrHides: Bool {
    switch self {
    case .showKeyboard, .hideKeyboard: true
    default: false
    }
  }
}

/// What the keyboard is doing at a time.
enum Phase: String {
  case before
  case show
  case rest
  case hide
  case gone

  /// What it is doing in a film at a time, in seconds.
  init(of film: Film, at time: Double) {
    guard let span = film.keyboardSpans.last(where: { $0.lowerBound <= time }) else {
      self = .before
      return
    }
    let change = film.events.last { $0.time <= time && $0.action.showsOrHides }?.action
    let visible = Phase.visible(in: film, at: time)
    if change == .hideKeyboard || !span.contains(time) {
      self = visible > 0 ? .hide : .gone
    } else {
      self = visible == film.keyboardHeight ? .rest : .show
    }
  }

  /// How much of the keyboard's height is on the screen, in points.
  static func visible(in film: Film, at time: Double) -> Double {
    guard let keyboard = film.rect(of: .keyboard, at: .at(time)) else { return 0 }
    return min(max(0, film.screen.maxY - keyboard.minY), film.keyboardHeight)
  }

  /// How far the keyboard has come up, in per cent of its height.
  static func progress(in film: Film, at time: Double) -> Double {
    film.keyboardHeight > 0 ? visible(in: film, at: time) / film.keyboardHeight * 100 : 0
  }
}
