import Basics
import Diagnosis

/// The sentences about a fit.
struct FitWords {
  let fit: EventFit
  let off: BarFault?
  let film: RecordedFilm
  private var unit: String { film.unit.short }
  private var point: Double { film.point }
  /// The film's frames a second.
  private var rate: Double { 1 / max(film.frames.map(\.time).usualStep, 1e-3) }

  /// The bar's motion, its effect and remedy, the keyboard's motion, and doubts.
  func sentences(_ cause: FitCause?) -> [String] {
    var sentences = [barSentence(cause)].compactMap { $0 }
    if let cause { sentences.append(cause.advice) }
    sentences.append(keyboardSentence)
    if let doubt = fit.keyboard.doubt {
      sentences.append(doubt.sentence(of: "keyboard", unit: unit, rate: rate))
    }
    if let doubt = fit.bar?.doubt, doubt != fit.keyboard.doubt {
      sentences.append(doubt.sentence(of: "bar", unit: unit, rate: rate))
    }
    return sentences
  }

  // MARK: The bar

  private func barSentence(_ cause: FitCause?) -> String? {
    guard let bar = fit.bar else { return "No bar is seen." }
    guard let way = bar.way, let certainty = bar.certainty else {
      return "How the bar goes cannot be told"
        + (off.map { ", but it \($0.words(unit: film.unit))." } ?? ".")
    }
    let sure = certainty.adverb
    let extremes = extremes
    let keyboard = fit.event.kind == .hide ? "the keyboard goes" : "the keyboard comes"
    switch way {
    case .withKeyboard:
      if let off {
        return "Your bar\(sure) goes with the keyboard, but \(off.words(unit: film.unit))."
      }
      let most = bar.gaps?.extremes.map(\.excess.magnitude).max()
      return "Your bar\(sure) goes with the keyboard"
        + (most.map { ": nothing parts them by more than \(length($0))." } ?? ".")
    case .otherCurve(let shape, let delay):
      let start = delay > FitCause.late ? "starts \(delay.milliseconds) late and " : ""
      let own = fit.keyboard.motion.map { $0.shape.possessive } ?? "its own way"
      return
        "Your bar\(sure) \(start)goes \(shape.words) while the keyboard goes \(own)\(extremes)."
    case .late(let delay):
      return
        "Your bar\(sure) goes as the keyboard does, but \(delay.milliseconds) later\(extremes)."
    case .oneFrameBehind(let delay):
      return
        "Your bar\(sure) is one frame (\(delay.milliseconds)) behind the keyboard\(extremes)."
    case .jump(let place):
      let when =
        switch place {
        case .start: "as \(keyboard), in one frame"
        case .between: "in one frame while \(keyboard)"
        case .end: "in one frame when the keyboard has come to rest"
        }
      return "Your bar\(sure) jumps to its place \(when)\(extremes)."
    case .hidden:
      return
        "Your bar cannot be seen while \(keyboard), and stands at its place afterwards\(extremes)."
    case .still:
      return "The bar stays where it is while \(keyboard)"
        + (off.map { ", and \($0.words(unit: film.unit))." } ?? ".")
    case .otherwise:
      let extremes = extremes
      // Without a distance to show for it, the way alone is no complaint.
      return extremes.isEmpty
        ? "How the bar goes cannot be told."
        : "Your bar\(sure) does not go as the keyboard does\(extremes)."
    }
  }

  /// As a clause; empty if unknown or negligible.
  private var extremes: String {
    guard let gaps = fit.bar?.gaps else { return "" }
    let begin = fit.keyboard.clock(point: point)?.begin
    let parts = [
      (gaps.deepest, "covered by at least", ""),
      (gaps.widest, "up to", " higher than one that goes with the keyboard"),
    ].compactMap { gap, before, after in
      gap.map { gap in
        (told: abs(gap.excess), time: gap.time, before: before, after: after)
      }
    }
    .filter { $0.told > 1.5 * point }.sorted { $0.time < $1.time }
    .map { part in
      let time = begin.map { ", \(max(0, part.time - $0).milliseconds) in" } ?? ""
      return "\(part.before) \(length(part.told))\(part.after)\(time)"
    }
    return parts.isEmpty ? "" : ": it is \(parts.joined(separator: ", and "))"
  }

  // MARK: The keyboard

  private var keyboardSentence: String {
    let keyboard = fit.keyboard
    guard let motion = keyboard.motion, let certainty = keyboard.certainty else {
      return fit.event.isFade
        ? "The keyboard fades in its place." : "Which curve the keyboard goes on cannot be told."
    }
    let left = "\(decimals(motion.rms)) \(unit) rms in \(keyboard.movingFrames) frames"
    let lead = keyboard.lead.flatMap { lead in
      keyboard.next.map { "\($0.shape.words), the next, is \(decimals(lead)) times farther off" }
    }
    return "The keyboard\(certainty.adverb) goes \(motion.shape.words) (\(left)"
      + (lead.map { "; \($0)" } ?? "") + ")."
  }

  // MARK: Numbers

  private func length(_ length: Double) -> String { FitWords.length(length, unit: film.unit) }

  static func length(_ length: Double, unit: RecordedFilm.Unit) -> String {
    let digits = length >= 100 ? 0 : 1
    return "\(length.decimals(upTo: digits)) \(unit.short)"
  }

  private func decimals(_ number: Double) -> String {
    number.decimals(upTo: number >= 10 ? 0 : number >= 1 ? 1 : 2)
  }
}

extension FitCertainty {
  /// The word before a verb, after a space; empty for certain.
  fileprivate var adverb: String {
    switch self {
    case .certain: ""
    case .likely: " probably"
    case .possible: " possibly"
    }
  }
}

extension MotionShape {
  /// A motion, such as `easeInOut in 0.25 s`.
  public var words: String {
    switch self {
    case .springIOS7: "on the keyboard's spring of iOS 7 to 18"
    case .springIOS26: "on the keyboard's spring of iOS 26"
    case .spring(let frequency): "on a spring of \(frequency.decimals(upTo: 1)) rad/s"
    case .curve(let curve, let duration): "\(curve.words) in \(duration.decimals(upTo: 2)) s"
    }
  }

  fileprivate var possessive: String {
    switch self {
    case .springIOS7, .springIOS26: "its spring"
    default: words
    }
  }
}

extension RecordedCurve {
  fileprivate var words: String {
    switch self {
    case .coreAnimationDefault: "on Core Animation's default curve"
    case .keyboardBezier: "on the curve (0.38, 0.7, 0.125, 1)"
    default: rawValue
    }
  }
}

extension FitDoubt {
  /// Why a part is undecided, and what would help.
  ///
  /// More frames a second are asked for only where a recording has fewer.
  fileprivate func sentence(of part: String, unit: String, rate: Double) -> String {
    func hasLess(than needed: Int) -> Bool { rate < 0.9 * Double(needed) }
    return switch self {
    case .tooFewFrames(let count, let needed):
      "Only \(count) \(count == 1 ? "frame shows" : "frames show") the \(part) moving"
        + (hasLess(than: needed) ? "; record at \(needed) frames a second or more." : ".")
    case .alike(let first, let second, let needed):
      "Two motions fit the \(part) alike: \(first.words), and \(second.words)."
        + (needed.flatMap { hasLess(than: $0) ? " Record at \($0) frames a second." : nil } ?? "")
    case .unlikeAny(let rms):
      "The \(part) goes as no spring and no curve does (the nearest is \(rms.decimals(upTo: 1)) \(unit) off): "
        + (part == "bar"
          ? "it is not seen well enough, or not animated."
          : "a finger holds it, or it is no keyboard.")
    case .slow(let duration):
      "The \(part) takes \(duration.decimals(upTo: 1)) s: a finger holds it, or the recording is slowed down."
    case .fades: "What fades in its place goes on no curve."
    case .notSeen: "The \(part) is seen in too few frames."
    case .still: "The \(part) does not move."
    case .severalBars: "While the keyboard rests, two things at two places may be the bar."
    }
  }
}
