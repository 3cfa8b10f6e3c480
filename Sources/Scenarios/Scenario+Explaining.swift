extension Scenario {
  /// Plays an approach unchanged and with one cause fixed at a time, and explains its faults.
  ///
  /// - Throws: `PlayError` where turns never end, where a film exceeds its share of `PlayLimits.all`, as all films of
  ///   an explanation are kept at once, or where the approach is for another kind of screen.
  public func explanation(of approach: NamedApproach) throws(PlayError) -> Explanation {
    try Explanation { mending throws(PlayError) in
      try film(of: approach, mending: mending, among: filmsOfExplanation)
    }
  }

  /// Plays custom handlers unchanged and with one cause fixed at a time, and explains their faults.
  ///
  /// ```swift
  /// let explanation = try Scenario.named("keyboard-gap")
  ///   .explanation(of: Mine.init, context: .deferred)
  /// for finding in explanation.findings {
  ///   print(finding.title, finding.fix)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - makeApproach: Makes fresh handlers for each play.
  ///   - context: How they are called; nil is as for ``film(of:named:context:mending:)``.
  /// - Throws: `PlayError` where turns never end, where a film exceeds its share of `PlayLimits.all`, as all films of
  ///   an explanation are kept at once, or where the scenario plays on another kind of screen.
  public func explanation<A: Approach>(
    of makeApproach: () -> A, context: HandlerContext? = nil
  ) throws(PlayError) -> Explanation where A.Screen: ScenarioScreen {
    try Explanation { mending throws(PlayError) in
      try film(
        of: makeApproach(), in: context ?? ownContext, mending: mending,
        among: filmsOfExplanation)
    }
  }

  package func explanation(
    of own: OwnScreen, named name: String, context: HandlerContext? = nil
  ) throws(PlayError) -> Explanation {
    try Explanation { mending throws(PlayError) in
      try film(
        of: own, named: name, context: context, mending: mending, among: filmsOfExplanation)
    }
  }

  /// The unchanged film, one for each cause, and the unchanged film once more.
  private var filmsOfExplanation: Int { max(approaches.count, 2 + Mending.allCases.count) }
}
