import Basics

/// One number of a recording that a check compares.
public struct HeldMeasure: Sendable, Hashable {
  /// Its name, in a few words.
  public let name: String
  /// The event or rest, such as `1 show` or `after 1 show`.
  public let event: String
  /// In `unit`; nil if it is not seen.
  public let value: Double?
  /// Half the width of the 95 % range, in `unit`.
  public let uncertainty: Double
  /// Its time, in seconds; nil if it applies throughout.
  public let time: Double?
  /// `pt`, or `px` for a recording of unknown scale; `ms` of times.
  public let unit: String
  /// Whether the true value may be larger than any frame shows.
  public private(set) var isLeast = false
  /// Whether it is the bar's distance from its right place.
  public private(set) var isGap = false
  /// The bar's rest above the keyboard, in `unit`; nil if it is not a rest with a keyboard.
  public fileprivate(set) var restDistance: Double?
  /// How much farther it may have been between two frames, in `unit`.
  fileprivate(set) var sampling = 0.0
  /// Whether frames may hide more of it, so that it is the least that it was.
  fileprivate(set) var isHidden = false
}

extension RecordingVerdict {
  /// The least distance from the keyboard that may be meant, in points.
  private var leastDesign: Double { 0.5 }

  /// The measures of each event: the keyboard's travel, and the bar's distance from its place.
  public var heldEvents: [HeldMeasure] { events.indices.flatMap(held(ofEvent:)) }

  /// The measures of each rest: the bar's place, and its largest distance from its right place.
  public var heldRests: [HeldMeasure] { judgement.rests.flatMap(held(of:)) }

  func held(ofEvent index: Int) -> [HeldMeasure] {
    let fit = events[index].fit
    let event = name(ofEvent: index)
    let motion = fit.keyboard.nearest
    let edges = [fit.event.frames.lowerBound, fit.event.frames.upperBound]
      .compactMap { film.frames[$0].keyboardTop?.uncertainty }
    let travel = HeldMeasure(
      name: "keyboard goes", event: event, value: motion.map { ($0.end - $0.start).magnitude },
      uncertainty: edges.reduce(0, +), time: nil, unit: film.unit.short)
    // A bar that no frame shows may be covered by more.
    let isHidden = fit.bar?.way != .withKeyboard && film.hidesBar(in: fit.event)
    return [travel] + extremes(of: fit.bar?.gaps, event, isHidden: isHidden)
  }

  func held(of rest: FilmRest) -> [HeldMeasure] {
    let event =
      rest.before.map { "after \(name(ofEvent: $0))" }
      ?? rest.after.map { "before \(name(ofEvent: $0))" } ?? "throughout"
    let place = HeldMeasure(
      name: rest.isShown ? "bar above the keyboard" : "bar above the screen's bottom",
      event: event, value: rest.isShown ? rest.distance : rest.barBottom.map { film.height - $0 },
      uncertainty: rest.gaps?.noise ?? 0, time: nil, unit: film.unit.short)
    return [place]
      + extremes(of: rest.gaps, event).map { measure in
        var measure = measure
        // A bar that rests in its right place, and is elsewhere for a while, needs no design.
        let isElsewhere = (rest.excess?.magnitude ?? 0) > (rest.gaps?.noise ?? 0) + leastDesign
        measure.restDistance = rest.isShown && isElsewhere ? rest.distance : nil
        return measure
      }
  }

  var heldGaps: [HeldMeasure] { (heldEvents + heldRests).filter(\.isGap) }

  private func extremes(
    of gaps: EventGaps?, _ event: String, isHidden: Bool = false
  ) -> [HeldMeasure] {
    let gaps = gaps.flatMap { $0.isTold ? $0 : nil }
    let most = gaps?.frames.filter(\.isTrusted).map(\.uncertainty).max() ?? 0
    func extreme(_ name: String, _ gap: EventGaps.Gap?, isHidden: Bool = false) -> HeldMeasure {
      var measure = HeldMeasure(
        name: name, event: event,
        value: gap?.excess.magnitude ?? (gaps != nil && !isHidden ? 0 : nil),
        uncertainty: gap?.uncertainty ?? most, time: gap?.time, unit: film.unit.short,
        isLeast: gap.map { $0.excess < 0 } ?? false, isGap: true)
      measure.sampling =
        gap.flatMap { gaps?.sampling(around: $0) }
        ?? gaps?.frames.compactMap { gaps?.sampling(around: $0) }.max() ?? 0
      measure.isHidden = isHidden && !film.isExact
      return measure
    }
    return [
      extreme("bar too high", gaps?.widest),
      extreme("bar covered", gaps?.deepest, isHidden: isHidden),
    ]
  }

  package func name(ofEvent index: Int) -> String {
    "\(index + 1) \(events[index].fit.event.kind.rawValue)"
  }

  package var eventWords: String {
    events.isEmpty
      ? "no motion of the keyboard"
      : events.map(\.fit.event.kind.rawValue).joined(separator: ", ")
  }
}

extension HeldMeasure {
  /// A time in ms and its uncertainty; nil if it is not seen.
  init(milliseconds time: (value: Double, uncertainty: Double)?, name: String, event: String) {
    self.init(
      name: name, event: event, value: time?.value, uncertainty: time?.uncertainty ?? 0, time: nil,
      unit: "ms")
  }
}

extension EventGaps {
  /// How much farther than in a frame the bar may have been before or after it, in the film's unit.
  ///
  /// Near an extreme a smooth course is a parabola, whose top is at most an eighth of its second difference above the
  /// highest of three. Frames farther apart than a motion takes to turn say much less.
  fileprivate func sampling(around gap: Gap) -> Double {
    let trusted = frames.filter(\.isTrusted)
    guard let index = trusted.firstIndex(where: { $0.frame == gap.frame }) else { return 0 }
    let (before, after) = (trusted[max(index - 1, 0)], trusted[min(index + 1, trusted.count - 1)])
    let bend = (2 * gap.excess - before.excess - after.excess).magnitude / 8
    let interval = (after.time - before.time) / 2 / EventGaps.turn
    return bend * (1 + interval * interval)
  }

  /// The time in which bars' distances turn at the quickest, in seconds, as a fifth of a keyboard's motion.
  static let turn = 0.02
}

extension HeldMeasure {
  package var text: String {
    guard let value else { return "not seen" }
    let at = time.map { " at \(($0 * 1000).fixed(0)) ms" } ?? ""
    return "\(isLeast ? "≥ " : "")\(value.fixed(1)) ± \(uncertainty.fixed(1)) \(unit)\(at)"
  }
}
