/// How certain a finding is: a word that says what supports it.
public enum Certainty: String, Sendable, Hashable, CaseIterable {
  /// Mending the cause alone cures the film: what is left of the fault cannot be seen, and nothing else is found.
  case certain
  /// Mending the cause alone removes a part of the fault; or the cause has no mend, and the film has features that
  /// no other cause produces.
  case likely
  /// Neither: mending the cause does not help, or the film has only some of the features.
  case possible
}

extension Certainty {
  /// The least share of the fault that a mend must take away to support its cause, 0…1.
  package static let leastSupport = 0.3
}
