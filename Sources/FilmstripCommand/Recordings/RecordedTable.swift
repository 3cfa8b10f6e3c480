import Basics
import Recordings

/// The output of `measure` for a recording: a line for each event.
struct RecordedTable {
  private let recording: Recording

  init(_ recording: Recording) { self.recording = recording }

  var rows: [[String]] {
    let heads = [
      "event", "at", "height", "keyboard", "rms", "bar", "too high", "at", "covered", "at",
    ]
    let events = recording.verdict.events
    guard events.contains(where: { !$0.hitches.all.isEmpty }) else {
      return [heads] + events.map(row)
    }
    return [heads + ["hitches"]] + events.map { row($0) + [RecordedTable.hitches($0.hitches)] }
  }

  private static func hitches(_ event: EventHitches) -> String {
    let told = [(Hitch.Cause.app, ""), (.recorder, ", recorder")].compactMap { cause, word in
      event.time(of: cause).map { "\($0.milliseconds)\(word)" }
    }
    return told.isEmpty ? event.appTime == 0...0 ? "none" : "–" : told.joined(separator: "; ")
  }

  static let numbers: Set<Int> = [1, 2, 4, 6, 7, 8, 9]

  private func row(_ event: EventVerdict) -> [String] {
    let fit = event.fit
    let keyboard = fit.keyboard
    let gaps = fit.bar?.gaps
    func extreme(_ gap: EventGaps.Gap?, isHidden: Bool = false) -> [String] {
      guard let gaps, gaps.isTold else { return ["–", ""] }
      guard let gap else {
        if isHidden { return ["none seen", ""] }
        let most = gaps.frames.filter(\.isTrusted).map(\.uncertainty).max() ?? 0
        return ["0 ± \(length(most))", ""]
      }
      let least = gap.excess < 0 ? "≥ " : ""
      return [least + length(gap.excess.magnitude), milliseconds(gap.time)]
    }
    return [
      fit.event.kind.rawValue, milliseconds(fit.begin(in: recording.film)),
      height(of: event),
      keyboard.motion.map { $0.shape.tableWords } ?? keyboard.doubt?.tableWords ?? "–",
      keyboard.motion.map { length($0.rms) } ?? "",
      fit.bar.map { $0.way?.tableWords ?? $0.doubt?.tableWords ?? "–" } ?? "not seen",
    ] + extreme(gaps?.widest)
      + extreme(gaps?.deepest, isHidden: recording.film.hidesBar(in: fit.event))
  }

  private func height(of event: EventVerdict) -> String {
    guard !event.isHeightOpen else { return "not known" }
    guard let motion = event.fit.keyboard.nearest else { return "–" }
    let height = (motion.end - motion.start).magnitude
    guard let uncertainty = event.height?.uncertainty,
      uncertainty >= EventVerdict.openHeight * recording.film.point
    else { return length(height) }
    return "\(height.fixed(0)) ± \(uncertainty.fixed(0)) \(unit)"
  }

  private func length(_ value: Double) -> String { "\(value.fixed(1)) \(unit)" }

  private var unit: String { recording.film.unit == .points ? "pt" : "px" }

  private func milliseconds(_ time: Double) -> String { "\((time * 1000).fixed(0)) ms" }

  var series: [[String]] {
    let film = recording.film
    let shown = film.shownFrames
    let edges = [
      ("keyboard.top", shown.map(\.keyboardTop)), ("bar.top", shown.map(\.barTop)),
      ("bar.bottom", shown.map(\.barBottom)),
    ]
    let excess = recording.verdict.judgement.excess
    func cells(_ reading: Reading?, most: String = "") -> [String] {
      [
        reading.map { most + $0.value.fixed(2) } ?? "–",
        reading.map { "± \($0.uncertainty.fixed(2))" } ?? "",
      ]
    }
    return [["frame", "ms"] + edges.flatMap { name, _ in [name, ""] } + ["too high", ""]]
      + film.frames.indices.map { frame in
        let isCovered = film.frames[frame].coversBar(point: film.point)
        return ["\(frame)", (film.frames[frame].time * 1000).fixed(1)]
          + edges.flatMap { _, readings in cells(readings[frame]) }
          + cells(excess[frame], most: isCovered ? "≤ " : "")
      }
  }
}

extension MotionShape {
  var tableWords: String {
    switch self {
    case .springIOS7: "spring of iOS 7"
    case .springIOS26: "spring of iOS 26"
    case .spring(let frequency): "spring, \(frequency.fixed(1)) rad/s"
    case .curve(let curve, let duration): "\(curve.rawValue) \(duration.fixed(2)) s"
    }
  }
}

extension BarWay {
  var tableWords: String {
    switch self {
    case .withKeyboard: "with the keyboard"
    case .otherCurve(let shape, 0): shape.tableWords
    case .otherCurve(let shape, let delay): "\(shape.tableWords), \(RecordedWords.later(delay))"
    case .late(let delay): RecordedWords.later(delay)
    case .oneFrameBehind: "one frame behind"
    case .jump(.start): "jumps at the start"
    case .jump(.between): "jumps on the way"
    case .jump(.end): "jumps at the end"
    case .hidden: "hidden on the way"
    case .still: "stays"
    case .otherwise: "otherwise"
    }
  }
}

extension FitDoubt {
  var tableWords: String {
    switch self {
    case .tooFewFrames(let count, _): "too few frames (\(count))"
    case .alike(let first, let second, _): "\(first.tableWords) or \(second.tableWords)"
    case .unlikeAny: "unlike any"
    case .slow: "slow"
    case .fades: "fades"
    case .notSeen: "not seen"
    case .still: "stays"
    case .severalBars: "one of two"
    }
  }
}

private enum RecordedWords {
  static func later(_ delay: Double) -> String {
    let milliseconds = "\((delay.magnitude * 1000).fixed(0)) ms"
    return delay < 0 ? "\(milliseconds) early" : "\(milliseconds) late"
  }
}
