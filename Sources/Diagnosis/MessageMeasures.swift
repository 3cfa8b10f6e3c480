/// The state of the messages as the keyboard comes and goes.
///
/// Each is measured at rest, on the last frame before the keyboard begins to go, or on the film's last one, and over
/// time, from the first show on. A film with several rests counts the worst of them. Once a finger scrolls the list,
/// the last frame before it counts as the rest until the keyboard comes anew: the user's own scrolling is not a fault.
public struct MessageMeasures: Sendable, Hashable {
  /// Rows more than half behind the keyboard or the bar, or seen before and now clipped there.
  ///
  /// None after a finger has scrolled the list: the user puts rows there, and takes them out again.
  public let covered: RestingMeasure
  /// Rows more than half above the navigation bar's bottom that were not before the show.
  public let offTop: RestingMeasure
  /// Background visible between the last row, or the navigation bar, and the bar, in points.
  ///
  /// Background that UIKit itself shows as a finger pulls the list beyond its end does not count.
  public let blankAboveToolbar: RestingMeasure
  /// The visible share of the last message's area, 0…1; 1 without messages.
  public let lastMessageVisible: RestingMeasure

  /// All measures, in order of declaration.
  public var all: [Measure] {
    [covered, offTop, blankAboveToolbar, lastMessageVisible].flatMap { [$0.atRest, $0.worst] }
  }
}

/// A number at rest, and its worst over time.
public struct RestingMeasure: Sendable, Hashable {
  /// The number at rest.
  public let atRest: Measure
  /// The worst over time: the least where large is good, else the largest.
  public let worst: Measure
}

extension Film {
  func messageMeasures(in range: ClosedRange<Double>) -> MessageMeasures? {
    messageMeasures(on: tableFrames(in: range))
  }

  /// The measures on some frames; nil without a table.
  ///
  /// If there is no rest, the last frame counts as one. Complexity: frames × the rows that are drawn.
  func messageMeasures(on frames: [FilmFrame<TableState>]) -> MessageMeasures? {
    guard landmarks[.table] != nil else { return nil }
    let views = messageViews(on: frames)
    let rests = rests(among: views.map(\.time))
    func measure(
      _ name: String, _ unit: String, worst: String = "max", _ value: (MessageView) -> Double
    ) -> RestingMeasure {
      func extreme(of views: [MessageView]) -> MessageView? {
        views.reduce(nil) { found, view in
          guard let found else { return view }
          let isWorse = worst == "min" ? value(view) < value(found) : value(view) > value(found)
          return isWorse ? view : found
        }
      }
      func measure(_ name: String, _ views: [MessageView]) -> Measure {
        let view = extreme(of: views)
        return Measure(name, view.map(value) ?? 0, unit, at: view?.time)
      }
      return RestingMeasure(
        atRest: measure(name, rests.map { views[$0] }), worst: measure("\(name).\(worst)", views))
    }
    return MessageMeasures(
      covered: measure("messages.covered", "") { Double($0.covered) },
      offTop: measure("messages.offTop", "") { Double($0.offTop) },
      blankAboveToolbar: measure("blank.aboveToolbar", "pt", \.blank),
      lastMessageVisible: measure("lastMessage.visible", "", worst: "min", \.lastVisible))
  }

  /// From the first show on.
  func messageViews(on frames: [FilmFrame<TableState>]) -> [MessageView] {
    let shows = (keyboardSpans + undockedSpans).map(\.lowerBound).sorted()
    let begin = shows.first ?? -.infinity
    let before = shows.map(messages(before:))
    let atStart = messages(before: 0)
    var views: [MessageView] = []
    for frame in frames where frame.time >= begin {
      if frame.isSame, var view = views.last {
        view.time = frame.time
        views.append(view)
      } else {
        let show = shows.lastIndex { $0 <= frame.time }
        views.append(messageView(on: frame, before: show.map { before[$0] } ?? atStart))
      }
    }
    return views
  }

  /// The last frames before the keyboard goes, and the film's last one unless it has gone then.
  private func rests(among times: [Double]) -> [Int] {
    var rests: [Int] = []
    var isHidden = false
    for entry in log {
      guard case .notification(let keyboard) = entry.action else { continue }
      switch keyboard.name {
      case .willHide:
        let rest = times.lastIndex { $0 < entry.time }
        if let rest, !isHidden { rests.append(rest) }
        isHidden = true
      case .willShow: isHidden = false
      default: break
      }
    }
    if !isHidden || rests.isEmpty, !times.isEmpty { rests.append(times.count - 1) }
    return rests.map { untouched($0, among: times) }
  }

  /// A rest's frame: its own, or the last before a finger touched the list under this keyboard.
  private func untouched(_ rest: Int, among times: [Double]) -> Int {
    guard let touch = touch(by: times[rest]) else { return rest }
    return times.lastIndex { $0 < touch } ?? rest
  }
}

extension MessageMeasures: CustomStringConvertible {
  /// The measures that are not 0.
  public var description: String { all.line }
}

extension RestingMeasure: CustomStringConvertible {
  /// Both numbers.
  public var description: String { "\(atRest), \(worst)" }
}
