import Diagnosis
import Stage

/// What is said of messages, where it is not 0.
enum MessageFinding {
  /// The worst of a film's frames; a check where nothing is amiss.
  ///
  /// - Parameter near: Times in seconds of which the first is said that shows the worst, before any other that does.
  static func all(
    of measures: Measures, _ troubles: MessageTroubles, near: [Double] = []
  ) -> [SeamFinding] {
    guard let messages = measures.messages else { return [] }
    func finding(_ kind: MessageKind) -> SeamFinding? {
      kind.worst(of: troubles).map { worst in
        SeamFinding(
          sign: SeamFinding.Sign(kind.fault), text: kind.text(worst.value),
          time: near.first(where: worst.times.contains) ?? worst.times.first)
      }
    }
    var findings = [MessageKind.covered, .offTop, .blank].compactMap(finding)
    let last = messages.lastMessageVisible.atRest
    if troubles.beganAtEnd, last.value < 1 - MessageTrouble.leastHidden {
      findings.append(
        SeamFinding(
          sign: .overlap, text: "last message \(Int((last.value * 100).rounded(.down))) %",
          time: last.time))
    }
    findings += [MessageKind.cellsAstray, .contentsAstray].compactMap(finding)
    return findings.isEmpty
      ? [SeamFinding(sign: .seamless, text: "messages stay in view", time: nil)] : findings
  }
}
