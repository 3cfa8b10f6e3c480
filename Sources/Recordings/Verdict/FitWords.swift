import Basics
import Diagnosis

/// The sentences about a fit.
struct FitWords {
  let fit: EventFit
  let off: BarFault?
  /// How far the keyboard's top may be off at rest, in the film's unit, if that leaves the bar's distance unknown.
  let openDistance: Double?
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
      return "The bar's motion could not be determined"
        + (off.map { ", but it \($0.words(unit: film.unit, keyboard: "the keyboard"))." } ?? ".")
    }
    let sure = certainty.adverb
    let extremes = extremes
    let keyboard = fit.event.kind == .hide ? "the keyboard disappears" : "the keyboard appears"
    switch way {
    case .withKeyboard:
      if let off {
        return "Your bar\(sure) moves with the keyboard, but \(off.words(unit: film.unit))."
      }
      if let openDistance {
        return
          "Your bar\(sure) moves with the keyboard, but its distance from it is unknown: the keyboard's top may be up to \(length(openDistance)) from where it was read."
      }
      let most = bar.gaps?.extremes.map(\.excess.magnitude).max()
      return "Your bar\(sure) moves with the keyboard"
        + (most.map { ": they are never more than \(length($0)) apart." } ?? ".")
    case .otherCurve(let shape, let delay):
      let start = delay > FitCause.late ? "starts \(delay.milliseconds) late and " : ""
      let own = fit.keyboard.motion.map { $0.shape.possessive } ?? "on a curve of its own"
      return
        "Your bar\(sure) \(start)moves \(shape.words), the keyboard \(own).\(extremes)"
    case .late(let delay):
      return
        "Your bar\(sure) moves like the keyboard, but \(delay.milliseconds) later.\(extremes)"
    case .oneFrameBehind(let delay):
      return
        "Your bar\(sure) is one frame (\(delay.milliseconds)) behind the keyboard.\(extremes)"
    case .jump(let place):
      let when =
        switch place {
        case .start: "in one frame as \(keyboard)"
        case .between: "in one frame while \(keyboard)"
        case .end: "in one frame once the keyboard has come to rest"
        }
      return "Your bar\(sure) jumps to its place \(when).\(extremes)"
    case .hidden:
      return
        "Your bar is not visible while \(keyboard); afterwards it is in its place.\(extremes)"
    case .still:
      return "The bar stays where it is while \(keyboard)"
        + (off.map { ", and \($0.words(unit: film.unit))." } ?? ".")
    case .otherwise:
      let extremes = extremes
      // The motion alone is not a complaint without a distance to show for it.
      return extremes.isEmpty
        ? "The bar's motion could not be determined"
          + (off.map { ", but it \($0.words(unit: film.unit, keyboard: "the keyboard"))." } ?? ".")
        : "Your bar\(sure) does not move like the keyboard.\(extremes)"
    }
  }

  /// As a sentence after a space, in order of time; empty if unknown or negligible.
  private var extremes: String {
    guard let gaps = fit.bar?.gaps else { return "" }
    let begin = fit.keyboard.clock(point: point)?.begin
    let parts = [
      (gaps.deepest, "at least", " of it are covered"),
      (gaps.widest, "it is up to", " higher than a bar that moves with the keyboard"),
    ].compactMap { gap, before, after in
      gap.map { gap in
        (length: abs(gap.excess), time: gap.time, before: before, after: after)
      }
    }
    .filter { $0.length > 1.5 * point }.sorted { $0.time < $1.time }
    .map { part in
      let time = begin.map { "\(max(0, part.time - $0).milliseconds) in, " } ?? ""
      return "\(time)\(part.before) \(length(part.length))\(part.after)"
    }
    let sentence = parts.joined(separator: "; ")
    return sentence.isEmpty ? "" : " \(sentence.prefix(1).uppercased())\(sentence.dropFirst())."
  }

  // MARK: The keyboard

  private var keyboardSentence: String {
    let keyboard = fit.keyboard
    guard let motion = keyboard.motion, let certainty = keyboard.certainty else {
      return fit.event.isFade
        ? "The keyboard fades in place." : "The keyboard's curve could not be determined."
    }
    let left = "\(decimals(motion.rms)) \(unit) rms in \(keyboard.movingFrames) frames"
    let lead = keyboard.lead.flatMap { lead in
      keyboard.next.map {
        "the next best, \($0.shape.words), is \(decimals(lead)) times farther off"
      }
    }
    return "The keyboard\(certainty.adverb) moves \(motion.shape.words) (\(left)"
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
  /// How something moves on it, such as `with easeInOut over 0.25 s`.
  public var words: String {
    switch self {
    case .springIOS7: "on the keyboard spring of iOS 7 to 18"
    case .springIOS26: "on the keyboard spring of iOS 26"
    case .spring(let frequency): "on a spring of \(frequency.decimals(upTo: 1)) rad/s"
    case .curve(let curve, let duration): "\(curve.words) over \(duration.decimals(upTo: 2)) s"
    }
  }

  fileprivate var possessive: String {
    switch self {
    case .springIOS7, .springIOS26: "on its spring"
    default: words
    }
  }
}

extension RecordedCurve {
  fileprivate var words: String {
    switch self {
    case .coreAnimationDefault: "on Core Animation's default curve"
    case .keyboardBezier: "on the curve (0.38, 0.7, 0.125, 1)"
    default: "with \(rawValue)"
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
      (count == 0
        ? (part == "bar"
          ? "No frame shows the bar together with the keyboard while they move"
          : "No frame shows the \(part) moving")
        : "Only \(count) \(count == 1 ? "frame shows" : "frames show") the \(part) moving")
        + (hasLess(than: needed) ? "; record at \(needed) frames a second or more." : ".")
    case .alike(let first, let second, let needed):
      "Two motions fit the \(part) equally well: one \(first.words), one \(second.words)."
        + (needed.flatMap { hasLess(than: $0) ? " Record at \($0) frames a second." : nil } ?? "")
    case .unlikeAny(let rms):
      "The \(part) matches no spring and no curve (the nearest is \(rms.decimals(upTo: 1)) \(unit) off): "
        + (part == "bar"
          ? "it is not seen well enough, or not animated."
          : "a finger is holding it, or it is not a keyboard.")
    case .slow(let duration):
      "The \(part) takes \(duration.decimals(upTo: 1)) s: a finger is holding it, or the recording is slowed down."
    case .fades: "A keyboard that fades in place follows no curve."
    case .notSeen: "The \(part) is seen in too few frames."
    case .still: "The \(part) does not move."
    case .severalBars:
      "While the keyboard rests, either of two things in different places could be the bar."
    }
  }
}
