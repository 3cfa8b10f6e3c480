/// A family of bugs: the rules that tell it from others, and the handlers that come with it.
///
/// All of it lies in the family's folder: this value, the handlers that fail and those that do not, and the scenarios
/// that show it. Handlers that are ordinary approaches, or another family's, stay where they are, and the family says
/// where. Its tests lie in the folder of the same name in `Tests/FamiliesTests`.
struct Family: Sendable {
  /// Its name for people and for files.
  let bug: BugFamily
  /// What tells it in a film: in one with a bar, in a form, or in both.
  let rules: [Rule]
  /// Its handlers, in the order they are listed.
  let approaches: [NamedApproach]

  init(_ bug: BugFamily, rules: [Rule], approaches: [NamedApproach] = []) {
    self.bug = bug
    self.rules = rules
    self.approaches = approaches
  }
}

extension Explanation {
  /// Plays a film as it is and with each cause mended, and explains it.
  ///
  /// - Parameter play: Plays the script with causes mended, each time with fresh handlers.
  /// - Throws: What playing the script as it is throws; a mended play that fails is left out.
  public init(playing play: (Mending) throws(PlayError) -> Film) throws(PlayError) {
    try self.init(by: Rule.byPrecedence, ofCure: Finding.ofCure, playing: play)
  }
}
