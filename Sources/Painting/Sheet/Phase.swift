import Stage

/// What the keyboard is doing at a time.
enum Phase: String {
  case before
  case show
  case rest
  case hide
  case gone

  /// What it is doing in a film at a time, in seconds.
  init(of film: Film, at time: Double) {
    guard let event = film.events.last(where: { $0.time <= time }) else {
      self = .before
      return
    }
    let visible = Phase.visible(in: film, at: time)
    switch event.action {
    case .showKeyboard: self = visible == film.keyboardHeight ? .rest : .show
    case .hideKeyboard: self = visible > 0 ? .hide : .gone
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
