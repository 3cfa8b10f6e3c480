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
    var told: (index: Int, time: Double, depth: Int)?
    var notification: KeyboardNotification.Name?
    let first = film.log.partitioningIndex { $0.time >= episode.begin }
    for (index, entry) in zip(film.log[first...].indices, film.log[first...]) {
      guard entry.time < episode.end else { return nil }
      switch entry.action {
      case .turn: notification = nil
      case .notification(let posted):
        notification = posted.name
        told = told ?? (index, entry.time, entry.depth)
      case .commit(let changes):
        guard changes.contains(where: { $0.movesDown && names.contains($0.view) }) else { continue }
        guard let told else { return nil }
        self.init(
          Hop.ways(from: told.index, to: index, in: film.log), notification,
          delay: entry.time - told.time, leavesBlock: told.depth > 0)
        return
      default: break
      }
    }
    return nil
  }

  /// The hop to a turn with a motion, by the ways that put it off or by its notification.
  private init?(
    _ ways: [Way], _ notification: KeyboardNotification.Name?, delay: Double, leavesBlock: Bool
  ) {
    let isLater = delay > Hop.shortest
    self.delay = isLater ? delay : 0
    onlyLeavesBlock = leavesBlock && !isLater
    switch notification {
    case .willShow, .willHide, .willChangeFrame: return nil
    case .didShow, .didHide, .didChangeFrame:
      sentence =
        "It is set when apps are notified that the keyboard has moved, \(delay.milliseconds) later."
    case nil:
      guard let first = ways.first, let last = ways.last else { return nil }
      let isOne = ways.count == 1
      let subject = isOne ? first.words : "\(first.words), and then \(last.words.lowercasedFirst),"
      let parts = [
        isLater ? "\(isOne ? "puts" : "put") it off by \(delay.milliseconds)" : nil,
        leavesBlock ? "\(isOne ? "takes" : "take") it \(Hop.outOfBlock)" : nil,
      ].compactMap(\.self)
      sentence = parts.isEmpty ? nil : "\(subject) \(parts.joined(separator: ", and "))."
    }
  }

  private static let outOfBlock = "out of the keyboard's own block, which lends curve and duration"

  /// A way to put work off, by the stage's reason for a turn, such as `async at Chat.swift:42`.
  private struct Way: Equatable {
    let name: String
    /// The line of the app's file, if it is known.
    let place: String?

    var words: String { place.map { "\(name) in \($0)" } ?? name }

    /// Nil for other turns.
    init?(_ reason: Substring) {
      let parts = reason.split(separator: " at ", maxSplits: 1)
      guard let kind = parts.first, let name = Way.name(of: kind) else { return nil }
      self.name = name
      place = parts.count > 1 ? String(parts[1]) : nil
    }

    private static func name(of kind: Substring) -> String? {
      switch kind {
      case "async": "`DispatchQueue.main.async`"
      case "asyncAfter": "`asyncAfter`"
      case "timer": "A timer"
      case "task": "A `Task`"
      case "RunLoop.main", "OperationQueue.main": "A hop to `\(kind)`"
      case "completion": "The completion of another animation"
      case "completion of a transaction": "The completion of a transaction"
      case _ where kind.hasSuffix(" ticks later"): "A wait for the display"
      default: nil
      }
    }
  }

  /// The ways from a notification to the turn of an entry, the first first: each was queued in the turn of the one before.
  private static func ways(from told: Int, to entry: Int, in log: [LogEntry]) -> [Way] {
    var ways: [Way] = []
    var next = entry
    while let begin = log[...next].lastIndex(where: { $0.isTurn }),
      case .turn(let reasons) = log[begin].action,
      let reason = reasons.split(separator: ", ").first(where: { Way($0) != nil }),
      let way = Way(reason)
    {
      if ways.first != way { ways.insert(way, at: 0) }
      let queued = log[..<begin].lastIndex { earlier in
        guard case .queued(let what, let delay) = earlier.action else { return false }
        return what == reason && abs(earlier.time + delay - log[begin].time) < shortest
      }
      guard let queued, queued > told else { break }
      next = queued
    }
    return ways
  }
}

extension LogEntry {
  fileprivate var isTurn: Bool { if case .turn = action { true } else { false } }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
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
