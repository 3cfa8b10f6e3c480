import Diagnosis
import Stage

/// The keyboard's activity at a time.
package enum Phase: String, Sendable {
  case before
  case show
  case rest
  /// It stays, but moves or changes its height.
  case moves
  case hide
  case gone

  /// The keyboard's phase at a time of a film, in seconds.
  ///
  /// It rests where it no longer moves until the next event; otherwise its places before this event and at the next one
  /// decide.
  init(of film: Film, at time: Double) {
    let events = film.events.filter { !$0.action.isStall }
    let next = events.first { $0.time > time }?.time
    let end = next?.nextDown ?? film.duration
    let now = film.keyboardView(at: time)
    let last = film.keyboardView(at: end)
    let later = film.frameTimes.lazy.filter { time < $0 && $0 < end }.map(film.keyboardView)
    if now == last, later.allSatisfy({ $0 == now }) {
      let hasCome = (film.keyboardSpans + film.undockedSpans).contains { $0.lowerBound <= time }
      self = now?.isSeen == true ? .rest : hasCome ? .gone : .before
      return
    }
    let event = events.last { $0.time <= time }
    let wasSeen = event.flatMap { film.keyboardView(at: $0.time.nextDown) }?.isSeen == true
    if event?.action == .hideKeyboard || last?.isSeen != true && (wasSeen || now?.isSeen == true) {
      self = .hide
    } else {
      self = wasSeen ? .moves : .show
    }
  }

  /// The keyboard's rise in per cent of its height at that time.
  static func progress(in film: Film, at time: Double) -> Double {
    guard let now = film.keyboardView(at: time) else { return 0 }
    let height = now.face.isHardware ? mostVisible(in: film) : now.rect.height
    return height > 0 ? now.visible / height * 100 : 0
  }

  /// Only the bar of a hardware keyboard ever comes up, in points.
  static func mostVisible(in film: Film) -> Double {
    film.frameTimes.map { time in
      film.rect(of: .keyboard, at: .at(time))?.intersection(film.screen(at: time)).height ?? 0
    }.max() ?? 0
  }
}
