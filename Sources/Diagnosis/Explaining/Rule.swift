import Basics

/// The criterion of one family of bugs.
package struct Rule: Sendable {
  /// The part of a film that a rule examines, which decides what else it explains.
  package enum Subject: Sendable, Hashable {
    /// The result of one event, such as a rotation.
    case event
    /// A motion of the bar or a form's view by itself, frame by frame: explains messages.
    case loop
    /// The bar's or a form's field's place at rest: explains the messages' state.
    case rest
    /// The motion of the bar, or a form's field, compared with the keyboard's.
    case motion
    case messages
    case looks

    fileprivate var explainsMessages: Bool { self == .loop || self == .rest }
  }

  package enum Screens: Sendable, Hashable {
    /// A chat, or another screen with a bar.
    case chat
    case form
    case any
  }

  package let subject: Subject
  package let screens: Screens
  /// Its finding; nil where the film does not show its family.
  package let judge: @Sendable (Features) -> Finding?

  package init(
    _ subject: Subject, on screens: Screens = .chat,
    judge: @escaping @Sendable (Features) -> Finding?
  ) {
    self.subject = subject
    self.screens = screens
    self.judge = judge
  }
}

extension Rule {
  /// The findings of rules, in order of precedence, each with its certainty.
  ///
  /// Findings of events come first; then those with more of their features; then those of earlier rules. Left out are
  /// - side effects of an event that explains them: next to an event's whole finding everything else, next to a partial
  ///   one everything that is not whole;
  /// - faint findings next to whole ones;
  /// - the messages' state where a wrong rest of the bar explains it.
  ///
  /// Where fixing one cause alone cures the film, the first finding is of such a cause, from a rule or else from
  /// `found`, and findings that the cure removes as well are dropped. Otherwise the bar's own motion precedes the
  /// messages' state, and a late start, if its fix is the best, precedes the rest.
  ///
  /// - Parameters:
  ///   - rules: Every rule, in order of precedence.
  ///   - together: The fewest causes that remove the fault together, where no single one does; nil where none do.
  ///   - found: Makes the finding for a cause that leads although no rule found it. Its second argument is the causes
  ///     that must be fixed with it, nil if it cures the film alone.
  package static func judge(
    _ features: Features, by rules: [Rule], together: Mending? = nil,
    ofCure found: (_ cause: Mending, _ others: Mending?, Features) -> Finding
  ) -> [Finding] {
    let told = findings(features, by: rules)
    let all = told.map(\.finding)
    var led = features.ledByCure(all, rules) { found($0, nil, features) }
    if features.cures.isEmpty, let first = told.first, first.subject != .event {
      led = features.ledByMotion(all, isOfMessages: first.subject == .messages) {
        found($0, together?.subtracting($0) ?? [], features)
      }
    }
    return led.map { finding in
      var finding = finding
      finding.certainty = features.certainty(of: finding, by: rules)
      // A cause that must be fixed with others has the code of all of them.
      if let together, let cause = finding.mending, together.contains(cause),
        finding.fix == Fix.of(cause)
      {
        finding.fix = Fix.of(together)
      }
      let more = [features.hop(of: finding, together), features.occasions(of: finding)]
      finding.evidence = ([finding.evidence] + more.compactMap(\.self)).joined(separator: " ")
      return finding
    }
  }

  /// Its findings; those of motions are of each event alone, and merged where equal.
  private func findings(_ features: Features) -> [Finding] {
    guard subject == .motion else {
      guard var finding = judge(features) else { return [] }
      if subject == .rest { finding.events = features.faultyRests }
      return [finding]
    }
    var alike: [(found: Finding, events: [Int])] = []
    for event in features.episodes.indices {
      guard let found = judge(features.of([event])) else { continue }
      if let index = alike.firstIndex(where: { $0.found.cause == found.cause }) {
        alike[index].events.append(event)
      } else {
        alike.append((found, [event]))
      }
    }
    return alike.map { found, events in
      var finding = judge(features.of(events)) ?? found
      finding.events = events
      return finding
    }
  }

  /// The same, without certainty.
  static func findings(
    _ features: Features, by rules: [Rule]
  ) -> [(subject: Subject, finding: Finding)] {
    let found = rules.filter { $0.screens == .any || ($0.screens == .form) == features.isForm }
      .flatMap { rule in rule.findings(features).map { (subject: rule.subject, finding: $0) } }
    func strongest(_ isMeant: (Subject) -> Bool) -> Finding.Strength? {
      found.filter { isMeant($0.subject) }.map(\.finding.strength).max()
    }
    let (event, any) = (strongest { $0 == .event }, strongest { _ in true })
    let explainsMessages = strongest(\.explainsMessages) == .whole
    let told = found.filter { subject, finding in
      guard subject != .event else { return true }
      switch finding.strength {
      case .whole: return event != .whole
      case .partial: return event == nil && !(subject == .messages && explainsMessages)
      case .faint: return event == nil && any != .whole
      }
    }
    return told.stablySorted { first, second in
      let (isFirst, isSecond) = (first.subject == .event, second.subject == .event)
      return isFirst != isSecond
        ? isFirst : first.finding.strength > second.finding.strength
    }
  }
}

extension Features {
  /// The causes whose fix alone leaves no visible fault, nearest to a handler's terms first.
  fileprivate var cures: [Mending] {
    guard asItIs.fault > tolerance else { return [] }
    // A wrong number in a sum shows at rest: with another one, a bar that only moves wrongly may not move at all.
    let numbers: [Mending] = faultyRests.isEmpty ? [] : [.inset, .height]
    return ([.start, .layout, .context, .curve, .duration] + numbers).filter(isCure)
  }

  /// The findings, led by a cause whose fix alone cures the film, if there is one.
  fileprivate func ledByCure(
    _ found: [Finding], _ rules: [Rule], _ ofCure: (Mending) -> Finding
  ) -> [Finding] {
    let names = cures.map(\.name)
    guard let cause = cures.first, found.first.map({ !names.contains($0.cause) }) ?? true else {
      return found
    }
    if let led = Features.led(found, by: { names.contains($0.cause) }) { return led }
    let left = mended[cause].map { Rule.findings(Features(of: $0, mended: [:]), by: rules) } ?? []
    let families = left.map(\.finding.title)
    return [ofCure(cause)] + found.filter { families.contains($0.title) }
  }

  /// The findings with the bar's own motion before the messages' state.
  ///
  /// The start, curve or duration whose fix removes most of the fault leads or, without one, the first finding whose
  /// cause has a fix. A late start leads all other motion, too, where its fix is the best. Findings with all of their
  /// features, or features unique to their cause, stay first.
  fileprivate func ledByMotion(
    _ found: [Finding], isOfMessages: Bool, _ ofCure: (Mending) -> Finding
  ) -> [Finding] {
    guard let first = found.first, first.strength != .whole, !first.isUnambiguous,
      asItIs.fault > tolerance, let best = counterfactuals.first
    else { return found }
    // The removed share does not prove that a number is wrong, and rules judge the shape of a motion better.
    if best.change == .start || isOfMessages && [.curve, .duration].contains(best.change),
      cured(by: best.change) > Certainty.leastSupport,
      first.mending.map({ cured(by: $0) < cured(by: best.change) }) ?? true
    {
      return Features.led(found) { $0.cause == best.change.name } ?? [ofCure(best.change)] + found
    }
    return isOfMessages ? Features.led(found) { $0.mending != nil } ?? found : found
  }

  /// The findings with the first match in front; nil without one.
  private static func led(_ found: [Finding], by isMeant: (Finding) -> Bool) -> [Finding]? {
    guard let index = found.firstIndex(where: isMeant) else { return nil }
    var found = found
    found.insert(found.remove(at: index), at: 0)
    return found
  }

  /// A finding's certainty, by the effect of fixing its cause alone.
  fileprivate func certainty(of finding: Finding, by rules: [Rule]) -> Certainty {
    guard let mending = finding.mending, let film = mended[mending] else {
      return finding.isUnambiguous ? .likely : .possible
    }
    if asItIs.fault > tolerance, isCure(mending), isModelled(film), !isByDesign(mending),
      mending != .start || !hasRisingSheet,
      Rule.findings(Features(of: film, mended: [:]), by: rules).isEmpty
    {
      return .certain
    }
    return cured(by: mending, in: finding.events) > Certainty.leastSupport ? .likely : .possible
  }

  /// Whether the film and one with a cause fixed are the app's: no warning, and no decision of the model that is open.
  private func isModelled(_ mended: Film) -> Bool {
    [film, mended].allSatisfy { $0.warnings.isEmpty && !$0.hasRunUndecided }
  }

  /// Whether a sheet makes way for the keyboard: a handler that runs earlier measures it elsewhere.
  private var hasRisingSheet: Bool {
    episodes.contains { abs(film.rise(of: .sheet, at: .before($0.end)) ?? 0) > tolerance }
  }

  /// Whether the bar keeps its distance on a screen without an inset, so that the inset is not its cause.
  private func isByDesign(_ mending: Mending) -> Bool {
    guard mending == .inset, let withoutInset else { return false }
    let others = Episode.all(of: withoutInset)
    return faultyRests.contains { index in
      let (now, then) = (episodes[index].after, others[index].after)
      return abs((now?.distance ?? 0) - (then?.distance ?? 0)) < Film.tolerance
    }
  }

  /// What deferred a finding's motion, in a sentence; nil without a deferral, or another cause.
  fileprivate func hop(of finding: Finding, _ together: Mending?) -> String? {
    switch finding.mending {
    case .start, .context, .curve, .duration: break
    default: guard finding.events != nil, finding.cause == Mending.start.name else { return nil }
    }
    guard let hop = hop(in: finding.events),
      hop.delay > 0 || together?.contains(.start) == true
        || cured(by: .start, in: finding.events) > Certainty.leastSupport
    else { return nil }
    return hop.sentence
  }

  /// The events of a finding's fault, in a sentence, where other events have faults too; else nil.
  fileprivate func occasions(of finding: Finding) -> String? {
    guard let events = finding.events else { return nil }
    let others = episodes.indices.filter { !events.contains($0) && isFaulty(episodes[$0]) }
    guard !others.isEmpty else { return nil }
    func told(_ events: [Int]) -> String {
      let occasions = events.map { episodes[$0].occasion }
      return occasions.count < 3
        ? occasions.joined(separator: " and ")
        : occasions.dropLast().joined(separator: ", ") + " and " + (occasions.last ?? "")
    }
    return "This is so \(told(events)), not \(told(others))."
  }

  /// Whether no visible fault is left once a cause is fixed.
  private func isCure(_ cause: Mending) -> Bool {
    counterfactuals.contains { $0.change == cause && $0.fault <= tolerance }
  }
}
