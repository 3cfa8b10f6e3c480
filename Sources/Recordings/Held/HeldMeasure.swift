import Basics

/// One number that a recording is held to.
public struct HeldMeasure: Sendable, Hashable {
  /// What is measured, in a few words.
  public let name: String
  /// Which event or rest, such as `1 show` or `after 1 show`.
  public let event: String
  /// In `unit`; nil where it is not seen.
  public let value: Double?
  /// Half the width of the range that holds it 19 times of 20, in `unit`.
  public let uncertainty: Double
  /// When it was, in seconds; nil where it holds throughout.
  public let time: Double?
  /// `pt`, or `px` where a recording does not show how many pixels make a point.
  public let unit: String
  /// Whether there may be more of it than any frame shows.
  public private(set) var isLeast = false
  /// Whether it says how far the bar is from where it belongs.
  public private(set) var isGap = false
  /// How far above the keyboard the bar rests where it is measured, in `unit`; nil where that is no rest with a keyboard.
  public fileprivate(set) var restDistance: Double?
}

extension RecordingVerdict {
  /// How far from the keyboard a bar stands that may be meant to, in points.
  private var leastDesign: Double { 0.5 }

  /// What each event is held to: how far the keyboard goes, and how far the bar is from where it belongs.
  public var heldEvents: [HeldMeasure] {
    fits.enumerated().flatMap { index, fit -> [HeldMeasure] in
      let event = name(ofEvent: index)
      let motion = fit.keyboard.nearest
      let edges = [fit.event.frames.lowerBound, fit.event.frames.upperBound]
        .compactMap { film.frames[$0].keyboardTop?.uncertainty }
      // A bar that no frame shows may be covered by more than any does.
      let isHidden = fit.bar?.way != .withKeyboard && film.hidesBar(in: fit.event)
      return [
        HeldMeasure(
          name: "keyboard goes", event: event, value: motion.map { ($0.end - $0.start).magnitude },
          uncertainty: edges.reduce(0, +), time: nil, unit: film.unit.short)
      ] + extremes(of: fit.bar?.gaps, event, isHidden: isHidden)
    }
  }

  /// What each rest is held to: where the bar stands, and how far it is from where it belongs at any time of it.
  public var heldRests: [HeldMeasure] {
    judgement.rests.flatMap { rest -> [HeldMeasure] in
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
          // Of a bar that rests where it belongs, and is elsewhere for a while, no design is asked.
          let isElsewhere = (rest.excess?.magnitude ?? 0) > (rest.gaps?.noise ?? 0) + leastDesign
          measure.restDistance = rest.isShown && isElsewhere ? rest.distance : nil
          return measure
        }
    }
  }

  /// How far the bar is from where it belongs, in each event and at each rest.
  var heldGaps: [HeldMeasure] { (heldEvents + heldRests).filter(\.isGap) }

  private func extremes(
    of gaps: EventGaps?, _ event: String, isHidden: Bool = false
  ) -> [HeldMeasure] {
    let gaps = gaps.flatMap { $0.isTold ? $0 : nil }
    let most = gaps?.frames.filter(\.isTrusted).map(\.uncertainty).max() ?? 0
    func extreme(_ name: String, _ gap: EventGaps.Gap?, isTold: Bool = true) -> HeldMeasure {
      HeldMeasure(
        name: name, event: event,
        value: gap?.excess.magnitude ?? (gaps != nil && isTold ? 0 : nil),
        uncertainty: gap?.uncertainty ?? most, time: gap?.time, unit: film.unit.short,
        isLeast: gap.map { $0.excess < 0 } ?? false, isGap: true)
    }
    return [
      extreme("bar too high", gaps?.widest),
      extreme("bar covered", gaps?.deepest, isTold: !isHidden),
    ]
  }

  /// An event's number and what the keyboard does in it, such as `1 show`.
  package func name(ofEvent index: Int) -> String {
    "\(index + 1) \(events[index].fit.event.kind.rawValue)"
  }

  /// What the keyboard does, event by event, in words.
  package var eventWords: String {
    events.isEmpty
      ? "no motion of the keyboard"
      : events.map(\.fit.event.kind.rawValue).joined(separator: ", ")
  }
}

extension HeldMeasure {
  /// The measure in words.
  package var text: String {
    guard let value else { return "not seen" }
    let at = time.map { " at \(($0 * 1000).fixed(0)) ms" } ?? ""
    return "\(isLeast ? "≥ " : "")\(value.fixed(1)) ± \(uncertainty.fixed(1)) \(unit)\(at)"
  }
}
