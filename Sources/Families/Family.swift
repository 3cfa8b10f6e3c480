/// A family of bugs: its rules and its handlers.
///
/// Its folder has this value, the failing and working handlers, and the scenarios. Handlers that are ordinary
/// approaches, or another family's, stay where they are, and the family refers to them. Its tests are in the folder of
/// the same name in `Tests/FamiliesTests`.
struct Family: Sendable {
  let bug: BugFamily
  /// For films with a bar, of a form, or both.
  let rules: [Rule]
  let approaches: [NamedApproach]

  init(_ bug: BugFamily, rules: [Rule], approaches: [NamedApproach] = []) {
    self.bug = bug
    self.rules = rules
    self.approaches = approaches
  }
}

extension Explanation {
  /// Plays a film unchanged and with each cause fixed, and explains it.
  ///
  /// - Parameter play: Plays the script with fixed causes, each time with fresh handlers.
  /// - Throws: The errors of playing the unchanged script; failing plays with fixes are left out.
  public init(playing play: (Mending) throws(PlayError) -> Film) throws(PlayError) {
    try self.init(by: Rule.byPrecedence, ofCure: Finding.ofCure, playing: play)
  }
}
