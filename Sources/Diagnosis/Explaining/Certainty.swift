/// How certain a finding is, by what supports it.
public enum Certainty: String, Sendable, Hashable, CaseIterable {
  /// Fixing the cause alone cures the film: no visible fault remains, and nothing else is found.
  ///
  /// No film with a warning, or with a block that ran by an open decision of the model, is that sure.
  case certain
  /// Fixing the cause alone removes a part of the fault.
  ///
  /// Or the cause has no fix, and the film has features that no other cause produces.
  case likely
  /// Neither: fixing the cause does not help, or the film has only some of the features.
  case possible
}

extension Certainty {
  /// The least share of the fault that a fix must remove to support its cause, 0…1.
  package static let leastSupport = 0.3
}
