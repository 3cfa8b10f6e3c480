import Basics
import Recordings

/// One number that a recording is held to.
///
/// Series are not: two recordings of one motion never show it at the same instants.
struct HeldMeasure {
  /// What is measured, in a few words.
  let name: String
  /// Which event, such as `1 show`.
  let event: String
  /// In `unit`; nil where it is not seen.
  let value: Double?
  /// Half the width of the range that holds it 19 times of 20, in `unit`.
  let uncertainty: Double
  /// When it was, in seconds; nil where it holds throughout.
  let time: Double?
  /// `pt`, or `px` where a recording does not show how many pixels make a point.
  let unit: String
  /// Whether there may be more of it than any frame shows.
  var isLeast = false

  /// How far the keyboard goes.
  static let travel = "keyboard goes"
}

extension Recording {
  /// What it is held to: how far the keyboard goes in each event, and how far the bar parts from it.
  var held: [HeldMeasure] {
    fits.enumerated().flatMap { index, fit -> [HeldMeasure] in
      let event = "\(index + 1) \(fit.event.kind.rawValue)"
      let motion = fit.keyboard.nearest
      let edges = [fit.event.frames.lowerBound, fit.event.frames.upperBound]
        .compactMap { film.frames[$0].keyboardTop?.uncertainty }
      let unit = film.unit == .points ? "pt" : "px"
      let gaps = fit.bar?.gaps.flatMap { $0.isTold ? $0 : nil }
      let most = gaps?.frames.filter(\.isTrusted).map(\.uncertainty).max() ?? 0
      // A bar that no frame shows may be covered by more than any does.
      let isHidden = fit.bar?.way != .withKeyboard && film.hidesBar(in: fit.event)
      func extreme(_ name: String, _ gap: EventGaps.Gap?, isTold: Bool = true) -> HeldMeasure {
        HeldMeasure(
          name: name, event: event,
          value: gap?.excess.magnitude ?? (gaps != nil && isTold ? 0 : nil),
          uncertainty: gap?.uncertainty ?? most, time: gap?.time, unit: unit,
          isLeast: gap.map { $0.excess < 0 } ?? false)
      }
      return [
        HeldMeasure(
          name: HeldMeasure.travel, event: event,
          value: motion.map { ($0.end - $0.start).magnitude },
          uncertainty: edges.reduce(0, +), time: nil, unit: unit),
        extreme("bar too high", gaps?.widest),
        extreme("bar covered", gaps?.deepest, isTold: !isHidden),
      ]
    }
  }

  /// What the keyboard does, event by event, in words.
  var eventWords: String {
    fits.isEmpty
      ? "no motion of the keyboard" : fits.map(\.event.kind.rawValue).joined(separator: ", ")
  }
}

extension HeldMeasure {
  /// The measure in words.
  var text: String {
    guard let value else { return "not seen" }
    let at = time.map { " at \(($0 * 1000).fixed(0)) ms" } ?? ""
    return "\(isLeast ? "≥ " : "")\(value.fixed(1)) ± \(uncertainty.fixed(1)) \(unit)\(at)"
  }
}
