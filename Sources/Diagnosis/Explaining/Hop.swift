import Basics

/// The deferral of the bar's motion to a turn after the keyboard's notifications.
package struct Hop: Sendable, Hashable {
  /// Its effect, in a sentence; nil without one.
  package let sentence: String?
  /// Whether its only effect is to leave the keyboard's own block.
  package let onlyLeavesBlock: Bool
  /// The delay after the notifications, in seconds; 0 where it does not count.
  package let delay: Double

  /// The shortest delay that counts, in seconds.
  private static let shortest = 0.0005

  /// Nil where the first motion began in the notification's turn.
  init?(of episode: Episode, in film: Film, moving names: Set<String>) {
    var told: (time: Double, depth: Int)?
    var turn: (reason: String, notification: KeyboardNotification.Name?) = ("", nil)
    let first = film.log.partitioningIndex { $0.time >= episode.begin }
    for entry in film.log[first...].prefix(while: { $0.time < episode.end }) {
      switch entry.action {
      case .turn(let reason): turn = (reason, nil)
      case .notification(let notification):
        turn.notification = notification.name
        told = told ?? (entry.time, entry.depth)
      case .commit(let changes):
        guard changes.contains(where: { $0.movesDown && names.contains($0.view) }) else { continue }
        guard let told else { return nil }
        self.init(
          turn, delay: entry.time - told.time, leavesBlock: told.depth > 0)
        return
      default: break
      }
    }
    return nil
  }

  /// The hop to a turn with a motion, by its reason or its notification.
  private init?(
    _ turn: (reason: String, notification: KeyboardNotification.Name?), delay: Double,
    leavesBlock: Bool
  ) {
    let isLater = delay > Hop.shortest
    self.delay = isLater ? delay : 0
    onlyLeavesBlock = leavesBlock && !isLater
    switch turn.notification {
    case .willShow, .willHide, .willChangeFrame: return nil
    case .didShow, .didHide, .didChangeFrame:
      sentence =
        "It is set as apps are told that the keyboard has moved, \(delay.milliseconds) later."
    case nil:
      let names = turn.reason.split(separator: ", ").compactMap { Hop.name(of: $0) }
      guard let name = names.first else { return nil }
      let parts = [
        isLater ? "puts it off by \(delay.milliseconds)" : nil,
        leavesBlock ? Hop.outOfBlock : nil,
      ].compactMap(\.self)
      sentence = parts.isEmpty ? nil : "\(name) \(parts.joined(separator: ", and "))."
    }
  }

  private static let outOfBlock =
    "takes it out of the keyboard's own block, which lends curve and duration"

  /// The name of a handler's turn in a sentence, by the stage's reason for it; nil for other turns.
  private static func name(of reason: Substring) -> String? {
    switch reason {
    case "async": "`DispatchQueue.main.async`"
    case "asyncAfter": "`asyncAfter`"
    case "timer": "A timer"
    case "task": "A `Task`"
    case "RunLoop.main", "OperationQueue.main": "A hop to `\(reason)`"
    case "completion": "The completion of another animation"
    case "completion of a transaction": "The completion of a transaction"
    case _ where reason.hasSuffix(" ticks later"): "A wait for the display"
    default: nil
    }
  }
}

extension LogEntry.Change {
  fileprivate var movesDown: Bool {
    switch property {
    case .centerY, .height, .originY, .translationY, .scaleY: true
    case .centerX, .width, .originX, .translationX, .scaleX, .alpha: false
    }
  }
}

extension Features {
  /// The first hop of some events' motions, by their numbers from 0; nil without one.
  package func hop(in events: [Int]? = nil) -> Hop? {
    let start = Moment.before(film.events.first?.time ?? 0)
    var chain = isForm ? [] : barChain.dropLast().map { film.layers[$0].name }
    chain += [Landmark.view, .toolbarContent].compactMap {
      film.layer(of: $0, at: start).map { film.layers[$0].name }
    }
    let faulty = episodes.indices.filter { isFaulty(episodes[$0]) }
    return (events ?? faulty).lazy
      .compactMap { Hop(of: episodes[$0], in: film, moving: Set(chain)) }.first
  }
}
