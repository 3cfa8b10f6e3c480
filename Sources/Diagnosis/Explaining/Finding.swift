/// One thing that is wrong in a film, and what to do about it.
public struct Finding: Sendable, Hashable {
  /// How many of a rule's features a film shows.
  package enum Strength: Int, Sendable, Hashable, Comparable {
    /// Little that would tell it from other findings.
    case faint
    /// Some, or all of them next to another fault that may bring them about.
    case partial
    /// All of them.
    case whole

    package static func < (first: Strength, second: Strength) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// Its cause, in a word: the name of a `Mending` where one mends it, such as `curve`.
  public let cause: String
  /// The family of bugs it belongs to; nil for a fault of a form that no family has.
  public let family: BugFamily?
  /// Its title, in a few words: the family's, where it has one.
  public let title: String
  /// How certain the finding is.
  public package(set) var certainty = Certainty.possible
  /// The evidence in the film, in a sentence or two.
  public package(set) var evidence: String
  /// What to write instead: a line or more of code, or a sentence.
  public let fix: String

  /// How many of the rule's features the film shows; it says which of a film's findings comes first.
  package let strength: Strength
  /// What mends the cause; nil where nothing that is mended does, such as for a handler that does not listen.
  package let mending: Mending?
  /// Whether no other cause gives a film these features.
  package let isUnambiguous: Bool
  /// The events that it is told of, by their numbers from 0; nil for all of the film.
  package internal(set) var events: [Int]?

  /// A finding of a family, whose cause nothing that is mended mends.
  package init(
    _ family: BugFamily, cause: String, _ strength: Strength, isUnambiguous: Bool? = nil,
    evidence: String, fix: String
  ) {
    self.init(
      family, title: family.title, cause: cause, mending: nil, strength, isUnambiguous,
      evidence: evidence, fix: fix)
  }

  /// A finding of a family, whose cause a mend takes away.
  package init(
    _ family: BugFamily, cause: Mending, _ strength: Strength, evidence: String, fix: String
  ) {
    self.init(
      family, title: family.title, cause: cause.name, mending: cause, strength, nil,
      evidence: evidence, fix: fix)
  }

  /// What belongs to no family, with a title of its own.
  package init(
    title: String, cause: String, _ strength: Strength, evidence: String, fix: String
  ) {
    self.init(
      nil, title: title, cause: cause, mending: nil, strength, nil, evidence: evidence, fix: fix)
  }

  private init(
    _ family: BugFamily?, title: String, cause: String, mending: Mending?, _ strength: Strength,
    _ isUnambiguous: Bool?, evidence: String, fix: String
  ) {
    self.cause = cause
    self.family = family
    self.title = title
    self.strength = strength
    self.mending = mending
    self.isUnambiguous = isUnambiguous ?? (strength == .whole)
    self.evidence = evidence
    self.fix = fix
  }
}

extension Finding: CustomStringConvertible {
  /// The family or the title, how certain it is, and the cause: “K4 The curve is missing (certain, cause curve)”.
  public var description: String {
    "\(family.map { "\($0)" } ?? title) (\(certainty.rawValue), cause \(cause))"
  }
}
