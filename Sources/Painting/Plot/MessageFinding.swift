import Diagnosis
import Stage

/// What is said of messages, where it is not 0.
enum MessageFinding {
  /// The worst of a film's frames; a check where nothing is amiss.
  static func all(of measures: Measures, _ troubles: MessageTroubles) -> [SeamFinding] {
    guard let messages = measures.messages else { return [] }
    var findings: [SeamFinding] = []
    func add(_ sign: SeamFinding.Sign, _ measure: RestingMeasure, _ text: (Double) -> String) {
      let isAtRest = measure.atRest.value == measure.worst.value
      findings.append(
        SeamFinding(
          sign: sign, text: text(measure.worst.value),
          time: isAtRest ? measure.atRest.time : measure.worst.time))
    }
    if let most = troubles.mostCovered {
      let rest = messages.covered.atRest
      findings.append(
        SeamFinding(
          sign: .overlap, text: "\(most.rows) covered",
          time: rest.value == Double(most.rows) ? rest.time : most.time))
    }
    if messages.offTop.worst.value > 0 {
      add(.none, messages.offTop) { "\(Int($0)) off the top" }
    }
    if let most = troubles.mostBlank {
      findings.append(
        SeamFinding(sign: .gap, text: "blank \(SeamMarks.text(most.blank))", time: most.time))
    }
    let last = messages.lastMessageVisible.atRest
    if troubles.beganAtEnd, last.value < 1 - MessageTrouble.leastHidden {
      findings.append(
        SeamFinding(
          sign: .overlap, text: "last message \(Int((last.value * 100).rounded(.down))) %",
          time: last.time))
    }
    for (label, measure) in [
      ("cells astray", measures.rows?.strayMotionCells),
      ("parts astray", measures.rows?.strayMotionContents),
    ] {
      if let measure, measure.value > 0 { findings.append(SeamFinding(label, .gap, measure)) }
    }
    return findings.isEmpty
      ? [SeamFinding(sign: .seamless, text: "messages stay in view", time: nil)] : findings
  }
}
