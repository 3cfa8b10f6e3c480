import Basics

/// How one family of bugs is recognised.
package struct Rule: Sendable {
  /// The part of a film that a rule examines, which decides what else it explains.
  package enum Subject: Sendable, Hashable {
    /// What goes wrong with one thing that happens, such as a turn of the device.
    case event
    /// What the bar, or a form's view, does from frame to frame by itself: it explains what becomes of the messages.
    case loop
    /// Where the bar, or a form's field, rests: it explains what becomes of the messages.
    case rest
    /// How the bar, or a form's field, goes where the keyboard goes.
    case motion
    /// What becomes of the messages.
    case messages
    /// What is drawn.
    case looks

    fileprivate var explainsMessages: Bool { self == .loop || self == .rest }
  }

  /// The screens a rule is for.
  package enum Screens: Sendable, Hashable {
    /// A chat, or another screen with a bar.
    case chat
    /// A form, which has fields and no bar.
    case form
    /// Both.
    case any
  }

  /// The part of a film that it examines.
  package let subject: Subject
  /// The screens it is for.
  package let screens: Screens
  /// What it finds in a film; nil where the film does not show its family.
  package let judge: @Sendable (Features) -> Finding?

  /// A rule for these screens.
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
  /// What rules find, in order of precedence, each with how sure it is.
  ///
  /// What rules of events find comes first; then what shows more of its features; then what a rule further up in the
  /// list finds. Left out is
  /// - what only happens along with an event that explains it: next to an event's whole finding everything else, next
  ///   to a partial one everything that is not whole;
  /// - what is faint next to anything whole;
  /// - what becomes of the messages where a wrong rest of the bar explains it.
  ///
  /// Where mending one cause alone cures the film, what is found first is of such a cause: one that a rule found, or else
  /// what is said of the cause itself, and then nothing of what the cure takes away as well. Where none does, a bar's
  /// own motion comes before what becomes of the messages, and a late start, where that is mended best, before the rest.
  ///
  /// - Parameters:
  ///   - rules: Every rule, those that outrank others first.
  ///   - together: The fewest causes that take the fault away together, where no single one does; nil where none do.
  ///   - found: What is said of a cause that leads where no rule found it. Its others must be mended with it; nil where it
  ///     cures the film alone.
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
      let more = [features.hop(of: finding), features.occasions(of: finding)]
      finding.evidence = ([finding.evidence] + more.compactMap(\.self)).joined(separator: " ")
      return finding
    }
  }

  /// What it finds: of a motion in each event by itself, and then in all those together of which it finds the same.
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

  /// The same, without how sure it is.
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
  /// The causes whose mending alone leaves nothing of the fault that can be seen: the nearest to what a handler says
  /// first.
  fileprivate var cures: [Mending] {
    guard asItIs.fault > tolerance else { return [] }
    let order: [Mending] = [.start, .layout, .context, .curve, .duration, .inset, .height]
    return order.filter(isCure)
  }

  /// Findings in an order that begins with a cause whose mending alone cures the film, if there is one.
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

  /// Findings in an order in which a bar's own motion comes before what becomes of the messages: first the late start,
  /// curve or duration whose mending takes most of the fault away, or else what was found of a cause that has a mend.
  ///
  /// A late start comes first of all other motion, too, where its mending helps most. What shows all of its features, or
  /// what no other cause shows, stays first.
  fileprivate func ledByMotion(
    _ found: [Finding], isOfMessages: Bool, _ ofCure: (Mending) -> Finding
  ) -> [Finding] {
    guard let first = found.first, first.strength != .whole, !first.isUnambiguous,
      asItIs.fault > tolerance, let best = counterfactuals.first
    else { return found }
    // A share is no proof that a number is wrong, and of a shape the rules themselves know more.
    if best.change == .start || isOfMessages && [.curve, .duration].contains(best.change),
      cured(by: best.change) > Certainty.leastSupport,
      first.mending.map({ cured(by: $0) < cured(by: best.change) }) ?? true
    {
      return Features.led(found) { $0.cause == best.change.name } ?? [ofCure(best.change)] + found
    }
    return isOfMessages ? Features.led(found) { $0.mending != nil } ?? found : found
  }

  /// Findings with the first of a kind in front; nil where there is none.
  private static func led(_ found: [Finding], by isMeant: (Finding) -> Bool) -> [Finding]? {
    guard let index = found.firstIndex(where: isMeant) else { return nil }
    var found = found
    found.insert(found.remove(at: index), at: 0)
    return found
  }

  /// How sure a finding is, by what mending its cause alone does.
  fileprivate func certainty(of finding: Finding, by rules: [Rule]) -> Certainty {
    guard let mending = finding.mending, let film = mended[mending] else {
      return finding.isUnambiguous ? .likely : .possible
    }
    if asItIs.fault > tolerance, isCure(mending),
      Rule.findings(Features(of: film, mended: [:]), by: rules).isEmpty
    {
      return .certain
    }
    return cured(by: mending, in: finding.events) > Certainty.leastSupport ? .likely : .possible
  }

  /// What put off what a finding is told of, in a sentence; nil where nothing did, and where that is not the cause.
  fileprivate func hop(of finding: Finding) -> String? {
    switch finding.mending {
    case .start, .context, .curve, .duration: break
    default: guard finding.events != nil, finding.cause == Mending.start.name else { return nil }
    }
    guard let hop = hop(in: finding.events),
      hop.delay > 0 || cured(by: .start, in: finding.events) > Certainty.leastSupport
    else { return nil }
    return hop.sentence
  }

  /// In which events a finding's fault is, in a sentence, where something is wrong in others too; nil where not.
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

  /// Whether nothing of the fault is left that can be seen once a cause is mended.
  private func isCure(_ cause: Mending) -> Bool {
    counterfactuals.contains { $0.change == cause && $0.fault <= tolerance }
  }
}
