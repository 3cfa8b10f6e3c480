/// One thing that is wrong in a film, and what to do about it.
public struct Finding: Sendable, Hashable {
  /// What causes it, in a word: the name of a `Mending` where one mends it, such as `curve`.
  public let cause: String
  /// The family of bugs it belongs to; nil for a fault of a form that no family has.
  public let family: BugFamily?
  /// What it is, in a few words: the family's, where it has one.
  public let title: String
  /// How sure that is, 0…1.
  public let confidence: Double
  /// What of the film shows it, in a sentence or two.
  public let evidence: String
  /// What to write instead: a line or more of code, or a sentence.
  public let fix: String

  init(
    _ family: BugFamily, cause: String, confidence: Double, evidence: String, fix: String
  ) {
    self.init(
      family, title: family.title, cause: cause, confidence: confidence, evidence: evidence,
      fix: fix)
  }

  /// What belongs to no family, with a title of its own.
  init(title: String, cause: String, confidence: Double, evidence: String, fix: String) {
    self.init(
      nil, title: title, cause: cause, confidence: confidence, evidence: evidence, fix: fix)
  }

  private init(
    _ family: BugFamily?, title: String, cause: String, confidence: Double, evidence: String,
    fix: String
  ) {
    self.cause = cause
    self.family = family
    self.title = title
    self.confidence = min(max(confidence, 0), 1)
    self.evidence = evidence
    self.fix = fix
  }

  /// The same, with its confidence times a factor.
  func lessSure(by factor: Double) -> Finding {
    Finding(
      family, title: title, cause: cause, confidence: confidence * factor, evidence: evidence,
      fix: fix)
  }
}
