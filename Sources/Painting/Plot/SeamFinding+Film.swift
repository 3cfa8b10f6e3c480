import Diagnosis
import Stage

extension SeamFinding {
  /// What is said of a film between two times: its largest gap and its largest overlap.
  ///
  /// A seam of 0 points counts for nothing where no keyboard shows, or where the bar's content is
  /// not wholly on the screen; then that is said in its place. For a keyboard that is not docked it is how far the bar
  /// is lifted, and on a form what becomes of the field with the cursor. Messages are spoken of only where their
  /// troubles are given.
  static func all(
    of film: Film, in range: ClosedRange<Double>, _ troubles: MessageTroubles? = nil
  ) -> [SeamFinding] {
    let verdicts = film.frameTimes.filter(range.contains).map { (time: $0, film.verdict(at: $0)) }
    guard verdicts.contains(where: { $0.1 != .noKeyboard }) else {
      return [SeamFinding(sign: .none, text: "no keyboard", time: nil)]
    }
    let measures = film.measures(in: range)
    if let field = measures.field { return all(of: field, film, in: range) }
    let lift = measures.liftUnneeded.map { SeamFinding("lifted", .gap, $0) }
    let isDocked = film.frameTimes.contains { range.contains($0) && film.showsKeyboard(at: $0) }
    let figures =
      isDocked
      ? [
        SeamFinding("gap", .gap, measures.gapMax),
        SeamFinding("covered", .overlap, measures.overlapMax),
      ] : []
    let more =
      [lift, measures.corners.map { SeamFinding("corners", .gap, $0.bleedAtRest) }]
      .compactMap { $0 } + (troubles.map { MessageFinding.all(of: measures, $0) } ?? [])
    guard let away = verdicts.first(where: { $0.1 == .fieldOffScreen }) else {
      return figures + more
    }
    return figures.filter { $0.sign != .seamless } + more
      + [SeamFinding(sign: .none, text: SeamVerdict.offScreenWords, time: away.time)]
  }

  /// What becomes of a field: at rest, and what is worse before.
  private static func all(
    of field: FieldMeasures, _ film: Film, in range: ClosedRange<Double>
  ) -> [SeamFinding] {
    guard let covered = field.coveredAtRest, let offTop = field.offTopAtRest else {
      return [
        SeamFinding("covered", .covered, field.coveredMax),
        SeamFinding("off the top", .gap, field.offTopMax),
      ].filter { $0.sign != .seamless || $0.text.hasPrefix("covered") }
    }
    var findings: [SeamFinding] = []
    if covered.value > 0 { findings.append(SeamFinding("covered", .covered, covered)) }
    if offTop.value > 0 { findings.append(SeamFinding("off the top", .gap, offTop)) }
    let seen = field.visibleAtRest?.value ?? 1
    if findings.isEmpty {
      findings = [
        seen >= 1 - SeamFinding.unseen
          ? SeamFinding(sign: .seamless, text: "visible at rest", time: nil)
          : SeamFinding(
            sign: .covered, text: "\(Int((seen * 100).rounded(.down))) % seen",
            time: field.visibleAtRest?.time)
      ]
    }
    let extremes = film.fieldExtremes(in: range)
    if let most = extremes.covered, most.value > covered.value {
      findings.append(
        SeamFinding(
          sign: .covered, text: "covered \(SeamMarks.text(most.value))", time: most.time))
    }
    if let most = extremes.offTop, most.value > offTop.value {
      findings.append(
        SeamFinding(
          sign: .gap, text: "off the top \(SeamMarks.text(most.value))", time: most.time))
    }
    if let lift = film.restFrames.compactMap({ film.needlessLift(at: film.time(ofFrame: $0)) })
      .max()
    {
      findings.append(
        SeamFinding(sign: .gap, text: "\(SeamMarks.text(lift)) too high", time: nil))
    }
    if let header = field.headerLiftAtRest {
      findings.append(SeamFinding("header raised", .gap, header))
    }
    return findings
  }

  /// The share of a field that may be hidden without being noticed.
  private static let unseen = 0.005
}
