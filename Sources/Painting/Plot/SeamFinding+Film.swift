import Diagnosis
import Stage

extension SeamFinding {
  /// What is said of a film between two times: its largest gap and its largest overlap.
  ///
  /// A seam of 0 points counts for nothing where no keyboard shows, or where the bar's content is
  /// not wholly on the screen; then that is said in its place. For a keyboard that is not docked it is how far the bar
  /// is lifted, and on a form what becomes of the field with the cursor. Messages are spoken of only where their
  /// troubles are given.
  ///
  /// - Parameter near: Times in seconds of which the first is said that shows a figure, before any other that does.
  static func all(
    of film: Film, in range: ClosedRange<Double>, _ troubles: MessageTroubles? = nil,
    near: [Double] = []
  ) -> [SeamFinding] {
    let verdicts = film.frameTimes.filter(range.contains).map { (time: $0, film.verdict(at: $0)) }
    guard verdicts.contains(where: { $0.1 != .noKeyboard }) else {
      return [SeamFinding(sign: .none, text: "no keyboard", time: nil)]
    }
    let measures = film.measures(in: range)
    if let field = measures.field { return all(of: field, film, in: range) }
    let seam = SeamExtremes(film, range: range, near: near) { $0.subject == .bar }
    let isFollowing = verdicts.contains { $0.1 == .onKeyboard }
    let lifted = SeamExtremes(film, range: range, near: near) { $0.subject == .lift }.gap
    let lift = measures.liftUnneeded.map { _ in
      lifted == nil && isFollowing
        ? SeamFinding(sign: .seamless, text: "on the keyboard", time: nil)
        : SeamFinding("lifted", .gap, lifted)
    }
    let isDocked = film.frameTimes.contains { range.contains($0) && film.showsKeyboard(at: $0) }
    let figures =
      isDocked
      ? [
        SeamFinding("gap", .gap, seam.gap), SeamFinding("covered", .overlap, seam.overlap),
      ]
        + [seam.gap == nil ? onTheWay(film, range) : nil, padding(verdicts, near)].compactMap { $0 }
      : []
    let more =
      [lift, measures.corners.map { corners($0.bleedAtRest, film, near) }]
      .compactMap { $0 } + (troubles.map { MessageFinding.all(of: measures, $0, near: near) } ?? [])
    guard let away = verdicts.first(where: { $0.1 == .fieldOffScreen }) else {
      return figures + more
    }
    return figures.filter { $0.sign != .seamless } + more
      + [SeamFinding(sign: .none, text: SeamVerdict.offScreenWords, time: away.time)]
  }

  /// A figure of an extreme, with a check where there is none.
  private init(_ label: String, _ sign: Sign, _ extreme: SeamExtremes.Extreme?) {
    self.init(
      sign: extreme == nil ? .seamless : sign,
      text: "\(label) \(SeamMarks.text(extreme?.value.magnitude ?? 0))", time: extreme?.time)
  }

  /// The most that parts bar and keyboard until the keyboard has come.
  private static func onTheWay(
    _ film: Film, _ range: ClosedRange<Double>
  ) -> SeamFinding? {
    let gaps = film.frameTimes.filter(range.contains).compactMap { time in
      film.marked(at: time).flatMap { $0.isOnTheWay ? (time: time, gap: $0.seam.gap) : nil }
    }
    guard let largest = gaps.map(\.gap).max() else { return nil }
    return SeamFinding(
      sign: .none, text: "\(SeamMarks.text(largest)) on the way",
      time: gaps.first { $0.gap == largest }?.time)
  }

  /// What shows behind the keyboard's corners at rest.
  private static func corners(_ bleed: Measure, _ film: Film, _ near: [Double]) -> SeamFinding {
    let finding = SeamFinding("corners", .gap, bleed)
    let shown = near.first { abs((film.cornerBleed(at: $0) ?? 0) - bleed.value) < 0.05 }
    return SeamFinding(
      sign: finding.sign, text: finding.text,
      time: finding.time.map { shown ?? film.timeOfRestFrame($0) })
  }

  /// The most padding that stands above the keyboard for nothing.
  private static func padding(
    _ verdicts: [(time: Double, SeamVerdict)], _ near: [Double]
  ) -> SeamFinding? {
    let paddings = verdicts.compactMap { time, verdict -> (time: Double, height: Double)? in
      if case .padded(let height) = verdict { (time, height) } else { nil }
    }
    guard let largest = paddings.map(\.height).max() else { return nil }
    let alike = paddings.filter { $0.height > largest - Seam.rounding }.map(\.time)
    return SeamFinding(
      sign: .none, text: "\(SeamMarks.text(largest)) of padding",
      time: near.first(where: alike.contains) ?? alike.first)
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
    func atRest(_ label: String, _ sign: Sign, _ measure: Measure) -> SeamFinding {
      let finding = SeamFinding(label, sign, measure)
      return SeamFinding(
        sign: finding.sign, text: finding.text, time: finding.time.map(film.timeOfRestFrame))
    }
    if covered.value > 0 { findings.append(atRest("covered", .covered, covered)) }
    if offTop.value > 0 { findings.append(atRest("off the top", .gap, offTop)) }
    let seen = field.visibleAtRest?.value ?? 1
    if findings.isEmpty {
      findings = [
        seen >= 1 - SeamFinding.unseen
          ? SeamFinding(sign: .seamless, text: "visible at rest", time: nil)
          : SeamFinding(
            sign: .covered, text: "\(Int((seen * 100).rounded(.down))) % seen",
            time: field.visibleAtRest?.time.map(film.timeOfRestFrame))
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
      findings.append(atRest("header raised", .gap, header))
    }
    return findings
  }

  /// The share of a field that may be hidden without being noticed.
  private static let unseen = 0.005
}
