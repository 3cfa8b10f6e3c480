/// A fault of a film, with its remedy.
public struct Finding: Sendable, Hashable {
  /// How many of a rule's features a film has.
  package enum Strength: Int, Sendable, Hashable, Comparable {
    /// Little that would distinguish it from other findings.
    case faint
    /// Some, or all of them next to another fault that may cause them.
    case partial
    case whole

    package static func < (first: Strength, second: Strength) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// Its cause, in a word: the name of a `Mending` if one fixes it, for example `curve`.
  public let cause: String
  /// The family of bugs; nil for a form's fault without a family.
  public let family: BugFamily?
  /// Its title, in a few words: the family's, if any, or the part of it that the film has.
  public let title: String
  /// How certain the finding is.
  public package(set) var certainty = Certainty.possible
  /// The evidence in the film, in a sentence or two.
  public package(set) var evidence: String
  /// The remedy: one or more lines of code, or a sentence.
  public package(set) var fix: String

  /// How many of the rule's features the film has, which decides the order of findings.
  package let strength: Strength
  /// The fix of the cause; nil without one, such as for a handler that does not listen.
  package let mending: Mending?
  /// Whether no other cause gives a film these features.
  package let isUnambiguous: Bool
  /// The numbers of its events, from 0; nil for all of the film.
  package internal(set) var events: [Int]?

  package init(
    _ family: BugFamily, title: String? = nil, cause: String, _ strength: Strength,
    isUnambiguous: Bool? = nil, evidence: String, fix: String
  ) {
    self.init(
      family, title: title ?? family.title, cause: cause, mending: nil, strength, isUnambiguous,
      evidence: evidence, fix: fix)
  }

  package init(
    _ family: BugFamily, title: String? = nil, cause: Mending, _ strength: Strength,
    evidence: String, fix: String
  ) {
    self.init(
      family, title: title ?? family.title, cause: cause.name, mending: cause, strength, nil,
      evidence: evidence, fix: fix)
  }

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
  /// The family or title, certainty and cause: “K4 The curve is missing (certain, cause curve)”.
  public var description: String {
    "\(family.map { "\($0)" } ?? title) (\(certainty.rawValue), cause \(cause))"
  }
}
